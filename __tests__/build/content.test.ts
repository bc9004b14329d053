/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A property that every zod schema has, minified or not. */
const traceOfSchema = '_zod';

const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|html|json|txt)$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

test('this test recognizes the schema’s library in a bundle', () => {
  const schemas = join(require.resolve('zod/v4/core'), '..', 'schemas.cjs');
  expect(readFileSync(schemas, 'utf8')).toContain(traceOfSchema);
});

test.each(['out', 'functions/lib'])('%s holds nothing of the content’s schema', (folder) => {
  const texts = textsIn(folder);
  expect(texts.length).toBeGreaterThan(5);
  const holding = texts.filter(
    ([, text]) => text.includes(traceOfSchema) || /["'/]zod\b/.test(text),
  );
  expect(holding.map(([name]) => name)).toEqual([]);
});

test('nothing of the editor is in the build of the site', () => {
  const holding = textsIn('out').filter(([, text]) => /sveltia/i.test(text));
  expect(holding.map(([name]) => name)).toEqual([]);
});
