import { existsSync, readdirSync } from 'node:fs';

import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes each attribute with a value, even if the value is empty.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
});

/** All documents except those that the operator keeps in public/. */
const documents = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && !existsSync(`public/${file}`),
);

test.each(documents)('%s is valid and accessible HTML', async (name) => {
  const { results } = await validator.validateFile(`out/${name}`);
  const messages = results.flatMap((result) => result.messages);
  expect(messages.map(({ line, ruleId, message }) => `${line}: ${ruleId}: ${message}`)).toEqual([]);
});
