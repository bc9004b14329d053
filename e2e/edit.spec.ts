import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';

// Not the fixtures: React's development build logs what visitors never see.
import { expect as quickExpect, test, type FrameLocator, type Page } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';

import { textsOf } from '../lib/content/problems';
import type { Content } from '../lib/content/schema';
import { copyProject } from '../scripts/shared/copy-project';
import { variantFolder } from '../scripts/shared/variants';
import { changed } from '../test-support/companies';
import { startEditor, type EditorProduct } from '../test-support/product';

/**
 * A copy of the project, so that a failing test leaves the content intact. It is inside the project, where
 * Next and Node find the installed packages.
 */
const folder = variantFolder('editor');
const contentFile = join(folder, 'content/site.json');

// The development server compiles while other tests run.
const expect = quickExpect.configure({ timeout: 60_000 });

// In order, on the same page, as a person edits.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let product: EditorProduct;
let page: Page;
/** The frame with the form. */
let editor: FrameLocator;
/** The frame with the page. */
let site: FrameLocator;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  copyProject(folder);
  writeFileSync(contentFile, await formatted(shippedWords(content())));
  product = await startEditor(folder);

  page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  await page.goto(product.address);
  editor = page.frameLocator('iframe[title="Editor"]');
  site = page.frameLocator('iframe[title="Page"]');
  await expect(editor.getByRole('button', { name: 'Save' })).toBeVisible({ timeout: 120_000 });
});

test.afterAll(async () => {
  await page.close();
  await product.end();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

const content = () => JSON.parse(readFileSync(contentFile, 'utf8')) as Content;

/** The shipped words around the photographs that photos/ has. */
const shippedWords = ({ photoRow, ...own }: Content) =>
  changed((words) => {
    words.photoRow.photos = photoRow.photos;
    for (const part of ['hero', 'skiShuttle', 'bikeShuttle'] as const) {
      words[part].photo = own[part].photo;
    }
  });

async function formatted(all: Content): Promise<string> {
  const options = await resolveConfig('content/site.json');
  return format(JSON.stringify(all, null, 2), { ...options, parser: 'json-stringify' });
}

/** The file's text after one change and nothing else. */
const textWith = (change: (content: Content) => void) => formatted(changed(change, content()));

const text = () => readFileSync(contentFile, 'utf8');

/** Discards unsaved changes. */
async function reset() {
  await editor.getByRole('button', { name: '…' }).click();
  await editor.getByRole('menuitem', { name: 'Reset' }).click();
  await expect(editor.getByText('Unsaved')).toBeHidden();
}

const pressSave = () => editor.getByRole('button', { name: 'Save' }).click();

async function save() {
  const saved = page.waitForResponse(/\/api\/keystatic\/update$/, { timeout: 110_000 });
  await pressSave();
  await saved;
  await expect(editor.getByText('Unsaved')).toBeHidden();
}

test('one address is printed, on this computer alone', async () => {
  expect(product.output().match(/https?:\/\/\S+/g)).toEqual([product.address]);
  const { port, pathname } = new URL(product.address);
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of others) {
    await expect(fetch(`http://${address}:${port}${pathname}`)).rejects.toThrow();
  }
});

test('a new price is on the page and in the file once it is saved', async () => {
  const { prices } = content().skiShuttle;
  const [{ dollars, rider }] = prices as [(typeof prices)[0]];
  const expected = await textWith(({ skiShuttle }) => (skiShuttle.prices[0]!.dollars = 32.5));

  await editor.getByRole('row', { name: `${dollars} · ${rider}` }).click();
  const dialog = editor.getByRole('dialog');
  await expect(dialog).toContainText('Fixed by the specification (§9');
  await dialog.getByRole('textbox', { name: 'US dollars' }).fill('32.5');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(site.locator('#ski-shuttle')).not.toContainText('$32.50');
  await save();

  await expect(site.locator('#ski-shuttle')).toContainText('$32.50');
  expect(text()).toBe(expected);
});

test('a row that is added and moved stands where it was put', async () => {
  const row = { label: 'Group', value: 'Up to nine riders' };
  const last = content().bikeShuttle.rows.length - 1;
  const expected = await textWith(({ bikeShuttle }) => bikeShuttle.rows.splice(last, 0, row));

  const rows = editor.getByRole('group', { name: 'Rows of the white card' });
  await rows.getByRole('button', { name: 'Add' }).click();
  const dialog = editor.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Label' }).fill(row.label);
  await dialog.getByRole('textbox', { name: 'Value' }).fill(row.value);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toBeHidden();

  // Drags it by its grip onto the upper edge of the row that it should stand above.
  await rows
    .getByRole('row')
    .nth(last + 1)
    .dragTo(rows.getByRole('row').nth(last), {
      sourcePosition: { x: 15, y: 20 },
      targetPosition: { x: 60, y: 3 },
    });
  await expect(rows.getByRole('row').nth(last)).toContainText(row.label);
  await save();

  await expect(site.locator('#bike-shuttle dt').nth(last)).toHaveText(row.label);
  await expect(site.locator('#bike-shuttle dd').nth(last)).toHaveText(row.value);
  expect(text()).toBe(expected);
});

test('a new picture takes the old one’s place, cut around its focus', async () => {
  // A phone shows photographs once it is touched.
  await page.getByRole('radio', { name: 'Computer' }).check();
  const before = content().skiShuttle.photo;
  const picture = await sharp(`photos/${before.file}`).autoOrient().flop().jpeg().toBuffer();

  const card = editor.getByRole('group', { name: 'Ski shuttle card' });
  await card
    .getByLabel('Picture')
    .setInputFiles({ name: 'IMG 20 34.JPEG', mimeType: 'image/jpeg', buffer: picture });
  await expect(card.getByRole('img', { name: /^img-20-34-[0-9a-f]{8}\.jpg$/ })).toBeVisible();
  await card.getByRole('textbox', { name: 'From the left' }).fill('0.2');
  await card
    .getByRole('textbox', { name: 'What it shows' })
    .fill('A groomed run, seen from the lift');
  const expected = await textWith(({ skiShuttle: { photo } }) => {
    photo.focus.x = 0.2;
    photo.alt = 'A groomed run, seen from the lift';
    photo.file = 'img-20-34-HASH.jpg';
  });
  await save();

  const image = site.getByRole('img', { name: 'A groomed run, seen from the lift' });
  await expect(image).toHaveAttribute('src', /\/img-20-34-[0-9a-f]{8}-/);
  await expect(image).toHaveCSS('object-position', /^20% /);
  await image.scrollIntoViewIfNeeded();
  await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  const { file } = content().skiShuttle.photo;
  expect(text()).toBe(expected.replace('img-20-34-HASH.jpg', file));
  expect(readFileSync(join(folder, 'photos', file)).equals(picture)).toBe(true);
  // Another part of the page may show it too.
  const isUsed = textsOf(content()).some(({ text }) => text === before.file);
  expect(existsSync(join(folder, 'photos', before.file))).toBe(isUsed);
});

test('a picture that can’t be used is refused with the size that is needed', async () => {
  const before = text();
  const card = editor.getByRole('group', { name: 'Ski shuttle card' });
  const take = (name: string, buffer: Buffer) =>
    card.getByLabel('Picture').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  const whole = sharp(join(folder, 'photos', content().skiShuttle.photo.file));
  const refused = async (sentence: string) => {
    await expect(card.getByText(sentence)).toHaveText(
      /: choose a JPEG of at least \d+ × \d+ pixels\.$/,
    );
    await pressSave();
    await expect(editor.getByText('Unsaved')).toBeVisible();
    expect(text()).toBe(before);
  };

  await take('small.jpg', await whole.clone().resize(200, 150).jpeg().toBuffer());
  await refused('small.jpg is 200 × 150 pixels, which is too small');
  await take('drawing.jpg', await whole.clone().png().toBuffer());
  await refused('drawing.jpg is not a JPEG');
  await take('torn.jpg', (await whole.clone().jpeg().toBuffer()).subarray(0, 400));
  await refused('torn.jpg is damaged and can’t be shown');
  await reset();
});

test('a new mark is drawn in the header', async () => {
  const before = text();
  const field = editor.getByLabel('Mark', { exact: true });
  const take = (svg: string) =>
    field.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await take('a letter');
  await expect(editor.getByText('logo.svg is not an SVG drawing: choose one.')).toBeVisible();
  await take(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h20v20H2z" fill="#123456"/></svg>',
  );
  await save();
  await expect(site.getByRole('banner').locator('path[fill="#123456"]').first()).toBeAttached();
  expect(text()).toBe(before);
});

test('a wrong value is refused with a sentence and shown, and nothing is saved', async () => {
  const before = text();
  const number = editor.getByRole('textbox', { name: 'Number', exact: true });
  await number.fill('0800 1234');
  await expect(
    editor.getByText('Must be a telephone number of the US or Canada, such as (435) 555-0142.'),
  ).toBeVisible();
  await editor.getByRole('group', { name: 'Intro' }).scrollIntoViewIfNeeded();
  await expect(number).not.toBeInViewport();
  await pressSave();
  await expect(number).toBeInViewport();
  await expect(number).toBeFocused();
  await expect(editor.getByText('Unsaved')).toBeVisible();
  expect(text()).toBe(before);
  await reset();
});

test('notice and season are entered at the top, and the page shows them at a chosen date', async () => {
  const before = content();
  const today = editor.getByRole('group', { name: 'Today' });
  const notice = today.getByRole('group', { name: 'Notice' });
  const winter = today.getByRole('group', { name: 'Winter' });
  await notice.getByRole('textbox', { name: 'Text', exact: true }).fill('Road 143 is closed');
  await pressSave();
  await expect(editor.getByText(/notice\.until is missing, but must be a date/)).toBeVisible();
  await notice.getByLabel('Until').fill('2099-01-20T18:00');
  await winter.getByLabel('First day').fill('2027-12-15');
  await winter.getByLabel('Last day').fill('2027-04-10');
  await winter.getByRole('textbox', { name: 'Text while' }).fill('Opens December 15');
  await save();
  const season = { opens: '12-15', closes: '04-10', closed: 'Opens December 15' };
  expect(content()).toEqual({
    ...before,
    notice: { text: 'Road 143 is closed', until: '2099-01-20T18:00' },
    skiShuttle: { ...before.skiShuttle, season },
  });

  await expect(page.getByRole('button', { name: 'The notice ends: Jan 20, 2099' })).toBeVisible();
  const closed = site.locator('#ski-shuttle').getByText(season.closed, { exact: true });
  await page.getByLabel('The page at').fill('2097-05-01T12:00');
  await expect(closed).toBeVisible();
  await expect(site.getByText('Road 143 is closed')).toBeVisible();
  await page.getByLabel('The page at').fill('2099-01-20T18:00');
  await expect(closed).toBeHidden();
  await expect(site.getByText('Road 143 is closed')).toBeHidden();

  for (const field of [notice.getByLabel('Text', { exact: true }), notice.getByLabel('Until')]) {
    await field.first().fill('');
  }
  await save();
  expect(content()).toEqual({ ...before, skiShuttle: { ...before.skiShuttle, season } });
});

test('a name says in how many lines it will stand', async () => {
  const name = editor.getByRole('textbox', { name: 'Name of the company', exact: true });
  await name.fill('Canyon Country Shuttle');
  await expect(editor.getByText('2 lines on computers, 3 on phones')).toBeVisible();
  await reset();
});

test('what only screen readers get waits under "Advanced"', async () => {
  const link = editor.getByRole('textbox', { name: 'Link past the header' });
  await expect(link).toBeHidden();
  await editor.getByText('Advanced: Link past the header').click();
  await expect(link).toBeVisible();
});

test('the page is shown as wide as a phone or a desktop', async () => {
  const width = () => site.locator('html').evaluate(() => innerWidth);
  for (const [name, chosen] of Object.entries({ Computer: 1280, Phone: 390 })) {
    await page.getByRole('radio', { name }).check();
    await expect.poll(width).toBe(chosen);
  }
});
