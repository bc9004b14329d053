import { formFields } from '../../editor/fields';
import { siteSchema } from '../../lib/schema';

interface Field {
  name: string;
  fields?: Field[];
}

test.each<[string, object]>([
  ['seo.state', { required: true, pattern: ['/^[A-Z]{2}$/u', 'Enter two letters, such as UT.'] }],
  ['seo.description', { minlength: 70, maxlength: 160 }],
  ['skiShuttle.prices', { min: 1, max: 4, allow_add: true }],
  ['skiShuttle.rows', { required: false, hint: 'Such as pick-up and luggage. At most 6.' }],
  ['photoRow.photos', { min: 4, max: 4, allow_add: false, allow_remove: false }],
  ['contact.hours', { required: false, max: 5, field: { maxlength: 40 } }],
])('the editor refuses in %s what the build would refuse', (path, limits) => {
  const root: Field = { name: '', fields: formFields(siteSchema) as Field[] };
  const field = path.split('.').reduce((part, key) => part.fields!.find(({ name }) => name === key)!, root);
  expect(field).toMatchObject(limits);
});
