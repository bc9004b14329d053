/** @jest-environment node */
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes every attribute with a value, and empty ones as such.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
});

test.each(['index.html', 'privacy.html', '404.html'])(
  'html-validate finds nothing in %s',
  async (name) => {
    const { results } = await validator.validateFile(`out/${name}`);
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ line, ruleId, message }) => `${line}: ${ruleId}: ${message}`)).toEqual(
      [],
    );
  },
);
