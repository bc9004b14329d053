import { AxeBuilder } from '@axe-core/playwright';
import sharp from 'sharp';

import { contentFile, todayFile } from '../../lib/content/problems';
import type { Content } from '../../lib/content/schema';
import { expect, test } from './fixtures';

// All of a form is in view: Sveltia makes no field that is not.
test.use({ viewport: { width: 1440, height: 2600 } });

const draft = 'cms/words/page';

/** A photograph as a telephone takes it: larger than needed, on its side, and with its place. */
const fromTelephone = () =>
  sharp({ create: { width: 3000, height: 4500, channels: 3, background: '#4466aa' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '37/1 40/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

test('words and a photograph go from signing in through review to the live page', async ({
  editor,
}) => {
  test.slow();
  const { page, github, preview } = editor;
  const published = github.text('main', contentFile);
  const { name, hero, bikeShuttle, skiShuttle, contact } = JSON.parse(published) as Content;

  await editor.open();
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'GitHub’s page for a new token' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/settings\/personal-access-tokens\/new\?.*contents=write&pull_requests=write&statuses=read$/,
  );
  await editor.signIn('wrong');
  await expect(page.getByRole('alert')).toContainText('GitHub does not accept the token');
  await editor.signIn();

  // A mistake is named at its field, and nothing is saved.
  await editor.textbox('Name of the company').fill('Xx');
  await editor.press('Save');
  await expect(editor.field('name')).toContainText('Must be a text of 3 to 40 characters');
  await editor.textbox('Name of the company').fill('Cedar Lines');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(/Cedar Lines/i);

  // A mistake between two fields is named before anything is saved.
  await editor.expand('bikeShuttle', 'contact');
  const headings = [bikeShuttle, contact].map(({ heading }) => heading);
  const fields = ['bikeShuttle', 'contact'].map((part) =>
    editor.field(`${part}.heading`).getByRole('textbox'),
  );
  for (const field of fields) await field.fill('Same');
  await editor.press('Save');
  await expect(page.getByRole('alertdialog')).toContainText(
    'Contact › Heading must be a heading that no other part of the page has',
  );
  await editor.press('OK');
  for (const [index, field] of fields.entries()) await field.fill(headings[index]!);

  await editor.expand('skiShuttle', 'skiShuttle.prices');
  await editor.field('skiShuttle.prices.0.dollars').getByRole('spinbutton').fill('32.5');
  await expect(preview.locator('#ski-shuttle')).toContainText('$32.50');

  await editor.expand('hero', 'hero.photo');
  const picture = editor.field('hero.photo.file');
  const take = (name: string, buffer: Buffer) =>
    picture
      .getByLabel('Picture', { exact: true })
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  const square = sharp({ create: { width: 200, height: 200, channels: 3, background: 'red' } });
  await take('small.jpg', await square.clone().jpeg().toBuffer());
  await expect(picture.getByRole('alert')).toHaveText(
    /^small\.jpg is 200 × 200 pixels, which is too small: choose a JPEG of at least \d+ × \d+ pixels\.$/,
  );
  await take('drawing.jpg', await square.clone().png().toBuffer());
  await expect(picture.getByRole('alert')).toContainText('drawing.jpg is not a JPEG');
  await take('My Photo.JPG', await fromTelephone());
  await expect(preview.locator('img[src^="blob:"]')).toBeVisible();
  await expect(picture.getByRole('alert')).toHaveText('');

  await editor.press('Save');
  await editor.press('Send for Review');
  await expect.poll(() => github.pulls).toMatchObject([{ head: draft, draft: false }]);
  const added = [...github.branch(draft).files].find(([path]) =>
    path.startsWith('photos/my-photo-'),
  );
  const [path = '', data] = added ?? [];
  expect(github.text(draft, contentFile)).toBe(
    published
      .replace(JSON.stringify(name), '"Cedar Lines"')
      .replace(`"dollars": ${skiShuttle.prices[0]!.dollars}`, '"dollars": 32.5')
      .replace(JSON.stringify(hero.photo.file), JSON.stringify(path.replace('photos/', ''))),
  );
  expect(await sharp(data).metadata()).toMatchObject({ format: 'jpeg', width: 4000, height: 2667 });
  expect((await sharp(data).metadata()).exif).toBeUndefined();
  expect(github.text('main', contentFile)).toBe(published);

  // The preview's address comes with the commit's status.
  const targetUrl = 'https://site--pr-1.web.app/';
  github.statuses.set(github.branch(draft).oid, [
    { context: 'preview', state: 'SUCCESS', targetUrl },
  ]);
  await page.reload();
  await expect(page.getByText('A draft of mia is open: what you save continues it.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('gridcell', { name: 'The page', exact: true }).click();
  await page.context().route(targetUrl, (route) => route.fulfill({ body: 'As it would be' }));
  const opened = page.context().waitForEvent('page');
  await editor.press('View Preview');
  expect((await opened).url()).toBe(targetUrl);

  // Sveltia isolates the words that it puts into its own.
  await page.getByRole('button', { name: /^Status: .In Review/ }).click();
  await page.getByRole('menuitemradio', { name: 'Ready' }).click();
  await editor.press('Publish Entry');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => github.text('main', contentFile)).toContain('"Cedar Lines"');
  expect(github.pulls).toMatchObject([{ state: 'closed' }]);
  await expect.poll(() => github.branches.has(draft)).toBe(false);
});

test('a notice is live at once, from a phone, and shows on the page at a chosen date', async ({
  editor,
}) => {
  const { page, github } = editor;
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.open('/#/collections/now/entries/today');
  await editor.signIn();
  await page.getByRole('checkbox', { name: /Notice/ }).click();
  await editor.field('notice.text').getByRole('textbox').fill('Road 143 is closed');
  const until = page.locator('input[type="datetime-local"]');
  await until.fill('2026-01-02T18:00');
  await editor.press('Publish');
  await expect(page.getByRole('alertdialog')).toContainText('The notice would be over');
  await editor.press('OK');
  expect(github.text('main', todayFile)).not.toContain('Road 143');
  await until.fill('2031-01-02T18:00');
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await sideways()).toBe(false);

  await editor.press('Preview');
  await expect(editor.preview.getByText('Road 143 is closed')).toBeVisible();
  const bar = page.frameLocator('iframe[title="Content Preview"]');
  await bar.getByLabel('Preview date').fill('2031-01-02T18:00');
  await expect(editor.preview.getByText('Road 143 is closed')).toBeHidden();

  await editor.press('Publish');
  await expect
    .poll(() => github.text('main', todayFile))
    .toBe(
      `${JSON.stringify({ notice: { text: 'Road 143 is closed', until: '2031-01-02T18:00' } }, null, 2)}\n`,
    );
  expect(github.pulls).toEqual([]);
});

test('links of the page beside the form lead nowhere', async ({ editor }) => {
  const { page, preview } = editor;
  await editor.open();
  await editor.signIn();
  await preview.getByRole('link').filter({ hasText: '@' }).click();
  await preview.locator('footer a').first().click();
  await preview.locator('form button').click();
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await expect(editor.textbox('Name of the company')).toBeVisible();
});

test('the first page, the pictures and the bar of the preview pass axe', async ({ editor }) => {
  const { page } = editor;
  const findings = async (...parts: string[]) => {
    const axe = parts.reduce((all, part) => all.include(part), new AxeBuilder({ page }));
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };
  await editor.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await findings('#sign-in')).toEqual([]);
  await editor.signIn();
  await editor.expand('hero', 'hero.photo');
  await expect(editor.field('hero.photo.file').getByRole('img')).toBeVisible();
  expect(await findings('.picture')).toEqual([]);
});
