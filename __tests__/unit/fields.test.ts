import { formFields } from '../../editor/fields';
import { siteSchema } from '../../lib/schema';

interface Field {
  name: string;
  fields?: Field[];
}

test.each<[string, object]>([
  [
    'hero.line',
    { required: true, maxlength: 60, pattern: [expect.any(String), expect.stringMatching(/line/)] },
  ],
  ['seo.description', { minlength: 70, maxlength: 160 }],
  [
    'skiShuttle.prices',
    { min: 1, max: 4, allow_add: true, hint: expect.stringMatching(/At most 4\.$/) as string },
  ],
  ['photoRow.photos', { min: 4, max: 4, allow_add: false, allow_remove: false }],
  ['contact.hours', { required: false, max: 5, field: { maxlength: 40 } }],
])('the editor refuses in %s what the build would refuse', (path, limits) => {
  const root: Field = { name: '', fields: formFields(siteSchema) as Field[] };
  const field = path.split('.').reduce((part, key) => part.fields!.find(({ name }) => name === key)!, root);
  expect(field).toMatchObject(limits);
});
