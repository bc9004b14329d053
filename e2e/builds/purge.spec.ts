import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import { load } from 'cheerio';

import { scriptAskedAttribute, sendPressedAttribute } from '../../lib/dom';
import { bodyFace, open } from '../helpers/page';
import { expect, lessMotion, test } from '../helpers/test';
import { answerForGoogle } from './google';
import { folderOf } from './serve';

test.use(lessMotion);

// The longest content's page has analytics.
test.beforeEach(({ page }) => answerForGoogle(page));

/** Returns the style sheet of a document as Next exports it, with every rule. */
const everyRule = (build: 'shipped' | 'longest', document: string) => {
  const folder = build === 'shipped' ? '.' : folderOf(build);
  return load(readFileSync(`${folder}/.next/export/${document}.html`, 'utf8'))('head > style')
    .first()
    .text();
};

/**
 * Returns what the purged style sheet of an opened page lacks.
 *
 * @param all the text of the style sheet with every rule.
 * @returns `wanted`, the selectors of removed rules that match an element, perhaps only under the pointer, with focus
 *   or after a script marks the root element. And `different`, the elements that look different with all rules.
 */
const lacking = (page: Page, all: string) =>
  page.evaluate((text) => {
    const shipped = document.querySelector<HTMLStyleElement>('head > style')!.sheet!;
    const whole = new CSSStyleSheet();
    // The browser would load the faces again.
    whole.replaceSync(text.replaceAll(/@font-face\{[^}]*\}/g, ''));

    const selectorsOf = ({ cssRules }: { cssRules: CSSRuleList }): string[] =>
      [...cssRules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? rule.selectorText.split(/, (?![^()]*\))/) : []),
        ...('cssRules' in rule ? selectorsOf(rule as CSSGroupingRule) : []),
      ]);
    const kept = new Set(selectorsOf(shipped));
    const removed = selectorsOf(whole);
    const states =
      /(?<!\\):(hover|focus|focus-visible|active|disabled|read-only|first-child)\b|::[\w-]+|(?<!\\):(before|after)\b|(?<=:root)(\[[^\]]*\]|:not\(\[[^\]]*\]\))/g;
    const wanted = removed.filter((selector) => {
      const element = selector.replaceAll(states, '').trim();
      return !kept.has(selector) && element !== '' && document.querySelector(element) !== null;
    });

    const looks = () =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          return [...style].map((name) => style.getPropertyValue(name)).join(';');
        }),
      );
    const before = looks();
    document.adoptedStyleSheets = [whole];
    const after = looks();
    document.adoptedStyleSheets = [];
    const elements = [...document.querySelectorAll('*')];
    const different = before.flatMap((look, at) =>
      look === after[at] ? [] : [elements[Math.floor(at / 3)]!.outerHTML.slice(0, 120)],
    );
    return { wanted: [...new Set(wanted)], different: [...new Set(different)] };
  }, all);

const nothing = { wanted: [], different: [] };

/** Compares an opened page on a phone and on a desktop. A removed selector counts under any condition. */
async function expectAllRules(page: Page, all: string) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await lacking(page, all), `${width} px`).toEqual(nothing);
  }
}

for (const build of ['shipped', 'longest'] as const) {
  test.describe(`no document of the ${build} content lacks a style rule that it needs:`, () => {
    test.use({ build });

    for (const [path, document] of [
      ['/', 'index'],
      ['/privacy', 'privacy'],
      ['/no-such-road', '404'],
    ] as const) {
      test(`the page at ${path}`, async ({ page, expectErrors }) => {
        if (document === '404') expectErrors(/status of 404/);
        await page.goto(path);
        await bodyFace(page);
        await expectAllRules(page, everyRule(build, document));
      });
    }

    test('the form before hydration', async ({ page }) => {
      await page.route('**/*.js', () => undefined);
      await page.goto('/');
      await page.evaluate(
        (attributes) =>
          attributes.forEach((name) => document.documentElement.toggleAttribute(name, true)),
        [scriptAskedAttribute, sendPressedAttribute],
      );
      await expectAllRules(page, everyRule(build, 'index'));
    });

    for (const state of ['invalid', 'sending', 'sent', 'failed'] as const) {
      test(`the form that is ${state}`, async ({ page, form, expectErrors }) => {
        if (state === 'failed') expectErrors(/status of 500/, /^FirebaseError/);
        await open(page);
        await form.reach[state]();
        await expectAllRules(page, everyRule(build, 'index'));
      });
    }
  });
}
