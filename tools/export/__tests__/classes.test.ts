/** @jest-environment node */
import { load } from 'cheerio';

import { withShortClasses } from '../classes';

const page = (css: string, body: string) =>
  `<!DOCTYPE html><html><head><style>${css}</style></head><body>${body}</body></html>`;

/** The style sheet, and the classes of every element that has any. */
function parts(html: string) {
  const $ = load(html, { scriptingEnabled: false });
  const classes = $('[class]')
    .toArray()
    .map((element) => $(element).attr('class'));
  return { css: $('style').text(), classes };
}

test('a class gets the same short name in the style sheet and wherever it is used', () => {
  const html = page(
    '.flex{display:flex}.md\\:p-1\\.5:hover{padding:1px}',
    '<p class="flex md:p-1.5"></p><noscript><a class="flex">A</a></noscript>',
  );
  expect(parts(withShortClasses(html, ''))).toEqual({
    css: '.b{display:flex}.c:hover{padding:1px}',
    classes: ['b c', 'b'],
  });
});

test('a class that the islands’ script names keeps its name', () => {
  const html = page('.flex{display:flex}.grid{display:grid}', '<p class="flex grid"></p>');
  const script = 'h("form",{className:"block flex"})';
  expect(parts(withShortClasses(html, script))).toEqual({
    css: '.flex{display:flex}.b{display:grid}',
    classes: ['flex b'],
  });
});

test('a rule goes with its media query when neither document nor islands have its class', () => {
  const css = [
    'p{margin:0}',
    '.gone,.here{color:red}',
    '.gone .here{color:blue}',
    '@media print{@media (min-width:1px){.gone{color:black}}}',
    ':not(.gone){color:green}',
    ':is(.gone,.here) p{color:pink}',
    'p:is(.gone,a:where(.gone)){color:tan}',
    '.later{color:gray}',
    '@keyframes spin{50%{opacity:0}}',
  ].join('');
  const html = withShortClasses(page(css, '<p class="here"></p>'), '"later"');
  expect(parts(html).css).toBe(
    'p{margin:0}.b{color:red}:not(.c){color:green}:is(.c,.b) p{color:pink}.later{color:gray}@keyframes spin{50%{opacity:0}}',
  );
});

test('no two of 1,800 classes share a name, and none is one that content blockers hide', () => {
  const names = Array.from({ length: 1800 }, (_, index) => `class-${index}`);
  const [renamed = ''] = parts(
    withShortClasses(page('', `<p class="${names.join(' ')}">`), ''),
  ).classes;
  const short = renamed.split(' ');
  expect(new Set(short).size).toBe(names.length);
  expect(short.filter((name) => /[aeiou]|^..../i.test(name))).toEqual([]);
});
