/** @jest-environment node */
import { scriptTemplateId } from '../../../lib/marks';
import { compareWeights } from '../compare/weights';
import { build, page } from './builds';

const photos = '<link rel="preload" as="image" imagesrcset="/small.avif 1x, /large.avif 2x">';

test('a photo weighs what the heaviest of its files does, a part that is missing nothing', () => {
  const after = build({
    'index.html': `${photos}<style>p { color: red }</style>
      <script type="application/ld+json">{}</script>
      <template id="${scriptTemplateId}"><script src="/app.js"></script></template>`,
    'small.avif': 'a'.repeat(100),
    'large.avif': 'a'.repeat(300),
    'app.js': 'start()',
  });
  const { parts, total } = compareWeights(page(''), after);
  const of = (name: string) => parts.find(({ part }) => part.startsWith(name));
  expect(of('Photo')).toMatchObject({ before: 0, after: 300 });
  expect(of('Script')).toMatchObject({ before: 0, after: 0 });
  expect(of('Framework')!.after).toBeGreaterThan(0);
  expect(of('Style')!.after).toBeGreaterThan(0);
  expect(total.after).toBeGreaterThan(400);
});

test('a file that the page needs and the build lacks is an error', () => {
  const lacking = page('', photos);
  expect(() => compareWeights(page(''), lacking)).toThrow(
    `The page of ${lacking.folder} needs "/small.avif", which is not there.`,
  );
});
