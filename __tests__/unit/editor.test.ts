import { configFor } from '../../editor/config';
import { formFields } from '../../editor/fields';
import { siteSchema } from '../../lib/schema';

test('each change in the editor is a pull request to main, made with a token of GitHub', () => {
  expect(configFor('https://www.cedar.example', 'cedar/lines')).toMatchObject({
    backend: { name: 'github', repo: 'cedar/lines', branch: 'main', auth_methods: ['token'] },
    publish_mode: 'editorial_workflow',
  });
});

test('the editor has the hints of the schema, takes photographs of phones, and keeps their number', () => {
  const fields = JSON.stringify(formFields(siteSchema));
  for (const part of [
    '"hint":"For each rider, round trip. At most 4."',
    'image/heic',
    '"min":4,"max":4',
    '"allow_add":false',
  ])
    expect(fields).toContain(part);
});
