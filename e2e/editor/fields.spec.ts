import { z } from 'zod';

import { about } from '../../lib/content/fields';
import { contentFile, todayFile } from '../../lib/content/problems';
import { pageSchema, todaySchema, type Content } from '../../lib/content/schema';
import { expect, test } from './fixtures';

// The editor renders no field below the fold.
test.use({ viewport: { width: 1440, height: 20_000 } });

/** The places of all fields, with the label of each: those of a list in its first entry. */
function placesOf(schema: z.ZodType, place = ''): [place: string, label: string][] {
  const each = schema instanceof z.ZodExactOptional ? (schema.unwrap() as z.ZodType) : schema;
  const own: [string, string][] = place ? [[place, about.get(each)!.label]] : [];
  if (each instanceof z.ZodArray) {
    const element = each.element as z.ZodType;
    const entry = placesOf(element, `${place}.0`);
    return [...own, ...(element instanceof z.ZodObject ? entry.slice(1) : [])];
  }
  if (!(each instanceof z.ZodObject)) return own;
  const fields = Object.entries(each.shape) as [string, z.ZodType][];
  return [
    ...own,
    ...fields.flatMap(([key, field]) => placesOf(field, place ? `${place}.${key}` : key)),
  ];
}

/** Content that has every group that may be missing. */
const filled = {
  [contentFile]: (text: string) => {
    const content = JSON.parse(text) as Content;
    const page = { label: 'More', href: 'https://elsewhere.test' };
    content.header.notice = { until: 'until', close: 'Close' };
    content.intro.winter.road = page;
    content.skiShuttle.rows = [{ ...page, value: 'More' }];
    content.contact.form.failedMail = { label: 'Mail', subject: 'Enquiry' };
    content.contact.reviews = page;
    return JSON.stringify(content);
  },
  [todayFile]: () => {
    const translations = [{ language: 'de', text: 'Zu', link: 'Mehr', closed: 'Ab 15. Dezember' }];
    const season = { opens: '12-15', closes: '04-10', closed: 'Opens December 15', translations };
    const link = { label: 'More', to: '#contact' };
    const notice = { text: 'Road 143 is closed', until: '2031-01-02T18:00', link, translations };
    return JSON.stringify({ notice, winter: season, summer: season });
  },
};

for (const [file, schema, path] of [
  [contentFile, pageSchema, '/#/collections/words/entries/page'],
  [todayFile, todaySchema, '/#/collections/now/entries/today'],
] as const) {
  test(`every field of ${file} is in the form, under its name`, async ({ editor }) => {
    editor.github.change('main', file, filled[file]);
    await editor.open(path);
    await editor.signIn();
    const places = placesOf(schema);
    await expect(editor.field(places[0]![0])).toBeVisible();
    // All that are there at once: groups open onto others.
    const closed = editor.page.locator('[data-key-path] [aria-label="Expand"]');
    while ((await closed.count()) > 0) {
      await closed.evaluateAll((all) => all.forEach((each) => (each as HTMLElement).click()));
    }
    const shown = () =>
      editor.page
        .locator('[data-key-path]')
        .evaluateAll((all) =>
          Object.fromEntries(
            all.map((each) => [
              each.getAttribute('data-key-path') ?? '',
              each.querySelector('h4')?.textContent,
            ]),
          ),
        );
    await expect.poll(shown).toMatchObject(Object.fromEntries(places));
  });
}
