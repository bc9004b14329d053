// Depends on the inside of @sveltia/cms: the attributes of its fields and the names of its frames.

import { expect, test as base, type Locator, type Page, type Request } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

import shipped from '../content/site.json';
import { tooBright } from '../editor/form';
import { minSize } from '../lib/crops';
import { siteSchema } from '../lib/schema';
import { ports, urlOf } from '../scripts/shared/ports';

base.use({
  // Sveltia renders only the fields in view.
  viewport: { width: 1440, height: 3600 },
  // Without a graphics card, most of the time went into drawing so many pixels.
  deviceScaleFactor: 0.5,
  timezoneId: 'Europe/Berlin',
});

/**
 * The content, with entries in every list. The words are in the schema's order, because the editor saves them
 * so.
 */
const site = siteSchema.parse({
  ...shipped,
  name: 'Red Rim Shuttle',
  skiShuttle: {
    ...shipped.skiShuttle,
    prices: [
      { dollars: '30', rider: 'Adult' },
      { dollars: '25', rider: 'Youth' },
    ],
    rows: [{ label: 'Pick-up', value: 'At your door' }],
  },
  contact: { ...shipped.contact, hours: ['Mon – Fri, 7 AM – 7 PM', 'Sat, 8 AM – noon'] },
});

const today = { notice: { text: 'Road 143 is closed', until: '2099-01-02T18:00:00-07:00' } };

const inFile = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

/** The average color of a picture. */
const colorOf = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode().catch(() => undefined);
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    context.drawImage(image, 0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data.subarray(0, 3)]
      .map((part) => Math.round(part / 51))
      .join();
  });

/** A photograph of one color. */
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } }).jpeg();

/** Writes the content to the private file system, and makes the folder picker return its root folder. */
async function prepare(page: Page) {
  await page.addInitScript(() => {
    Object.assign(FileSystemHandle.prototype, { requestPermission: () => 'granted' });
    // Without a graphics card, Sveltia's transitions between views take seconds.
    Object.assign(Document.prototype, { startViewTransition: undefined });
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    // Sveltia writes two files of one name at once. One that is replaced meanwhile cannot be read.
    const { getFile } = FileSystemFileHandle.prototype;
    FileSystemFileHandle.prototype.getFile = async function (): Promise<File> {
      const file = await getFile.call(this);
      const copy = file.arrayBuffer().then((bytes) => new File([bytes], file.name));
      return copy.catch(() => this.getFile());
    };
  });
  await page.goto(`${urlOf(ports.editor)}/icon.svg`);
  const files = { 'site.json': inFile(site), 'today.json': inFile(today) };
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    const folder = await root.getDirectoryHandle('content', { create: true });
    for (const [name, text] of all) {
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(text);
      await file.close();
    }
  }, Object.entries(files));
}

/** What an operator sees and does in the editor. A path names a field, such as `hero.photo`. */
function editorOn(page: Page) {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const show = (entry: 'page' | 'today') =>
    page.goto(`${urlOf(ports.editor)}/#/collections/_singletons/entries/${entry}`);
  const field = (path: string) => page.locator(`section.field[data-key-path="${path}"]`);
  /** The page beside the form. */
  const preview = page.frameLocator('iframe[title="Content Preview"]').frameLocator('iframe');
  /** What each screen shows of a photograph. */
  const crops = (path: string) => field(path).getByRole('figure').getByRole('presentation');

  async function upload(path: string, name: string, buffer: Buffer) {
    await field(path).getByRole('button', { name: 'Replace' }).click();
    const chooser = page.waitForEvent('filechooser');
    await press('Upload');
    await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(page.getByText('Stock Photos')).toHaveCount(0);
    await press('Insert');
  }

  return {
    ...{ alerts, press, show, field, preview, crops, upload },
    remarks: field('remarks').locator('output'),
    textbox: (path: string) => field(path).getByRole('textbox'),
    slider: (path: string, name: string) => field(path).getByRole('slider', { name }),
    async open(entry: 'page' | 'today') {
      await show(entry);
      await press('Work with Local Repository');
    },
    /** Saves. The editor reports this after its alert. */
    async save() {
      await press('Save');
      await expect(page.getByText('Entry saved.')).toBeVisible();
    },
    async read(path: string): Promise<Buffer> {
      const bytes = await page.evaluate(async (path) => {
        const [folder = '', name = ''] = path.split('/');
        const root = await navigator.storage.getDirectory();
        const file = await (await root.getDirectoryHandle(folder)).getFileHandle(name);
        return [...new Uint8Array(await (await file.getFile()).arrayBuffer())];
      }, path);
      return Buffer.from(bytes);
    },
    async expand(...paths: string[]) {
      for (const path of paths)
        await field(path).getByRole('button', { name: 'Expand', exact: true }).first().click();
    },
    /** Presses a place in the picture of a photograph, as shares of its width and height. */
    async place(path: string, x: number, y: number) {
      const picture = field(path).getByRole('presentation').first();
      await picture.evaluate((image: HTMLImageElement) => image.decode());
      const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      await picture.click({ position: { x: x * width, y: y * height } });
    },
    /** The colors of what each screen shows of a photograph, and then of what the preview shows. */
    colors: async (path: string, shown: string) =>
      Promise.all([...(await crops(path).all()), preview.locator(`${shown} img`).first()].map(colorOf)),
    /** Chooses a photograph, and waits for its crops. */
    async choose(path: string, name: string, photograph: Sharp) {
      const crop = crops(path.replace(/file$/, 'focus')).first();
      const before = await crop.getAttribute('src');
      await upload(path, name, await photograph.toBuffer());
      await crop.and(page.locator(`:not([src="${before}"])`)).waitFor();
    },
  };
}

/** Opens the editor. A test fails if the policy lets a request to another host through, or at an alert. */
const test = base.extend<{ editor: ReturnType<typeof editorOn> }>({
  editor: async ({ page }, provide) => {
    const otherHosts: Request[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http') && !request.url().startsWith(urlOf(ports.editor)))
        otherHosts.push(request);
    });
    const editor = editorOn(page);
    await prepare(page);
    await provide(editor);
    expect(editor.alerts).toEqual([]);
    expect(otherHosts.filter((request) => request.failure()?.errorText !== 'csp')).toEqual([]);
  },
});

test('the editor previews and saves changes, with a photograph without its location', async ({ editor }) => {
  const { preview, remarks } = editor;
  await editor.open('page');
  await editor.expand('hero', 'hero.photo');
  // Save removes the space at the end, so nothing is said of it.
  await editor.textbox('hero.line').fill('To the snow ');
  await expect(preview.getByText('To the snow', { exact: true })).toBeVisible();
  await expect(preview.locator('a:not([inert])')).toHaveCount(0);
  await editor.textbox('name').fill('Red Rim Mountain Shuttles');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Red Rim Mountain Shuttles');
  await editor.textbox('skiShuttle.prices.0.dollars').fill('32,50');
  await expect(remarks).toContainText('Price 1 › US dollars: Enter dollars, such as 30 or 29.50.');
  await editor.textbox('skiShuttle.prices.0.dollars').fill('32.50');
  await expect(preview.locator('#ski-shuttle')).toContainText('$32.50');
  await expect(remarks).toBeHidden();

  // A phone stores photographs on their side, with the place where they were taken.
  const { width, height } = minSize('hero');
  const photograph = plain(height, width, '#4466aa')
    .withExif({ IFD3: { GPSLatitude: '37/1 40/1 0/1' } })
    .withMetadata({ orientation: 6 });
  await editor.choose('hero.photo.file', 'Bryce.JPG', photograph);
  await expect(editor.slider('hero.photo.focus', 'From the left')).toHaveValue('50');
  await editor.slider('hero.photo.focus', 'From the top').press('ArrowLeft');
  await expect(editor.slider('hero.photo.focus', 'From the top')).toHaveValue('49');
  await editor.place('hero.photo.focus', 0.05, 0.3);
  await expect(editor.slider('hero.photo.focus', 'From the left')).toHaveValue('5');

  await editor.save();
  const saved = structuredClone(site);
  saved.name = 'Red Rim Mountain Shuttles';
  saved.hero.line = 'To the snow';
  saved.hero.photo = { file: '/photos/bryce.webp', focus: { x: 0.05, y: 0.3 } };
  saved.skiShuttle.prices[0]!.dollars = '32.50';
  expect((await editor.read('content/site.json')).toString()).toBe(inFile(saved));
  const { exif, ...metadata } = await sharp(await editor.read('photos/bryce.webp')).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width, height });
  expect(exif).toBeUndefined();

  // Until the next build, only the editor has the saved photograph.
  await editor.show('page');
  await editor.expand('hero', 'hero.photo');
  const blue = '1,2,3';
  await expect.poll(() => editor.colors('hero.photo.focus', '#home')).toEqual([blue, blue, blue, blue]);
});

test('every screen’s crop follows the focus, in the form and in the preview', async ({ editor, page }) => {
  await editor.open('page');
  await editor.expand('photoRow', 'photoRow.photos', 'skiShuttle.photo');
  const redAndBlue = plain(1200, 1200, '#0000ff').extend({ left: 1200, background: '#ff0000' });
  await editor.choose('skiShuttle.photo.file', 'wide.jpg', redAndBlue);
  await expect(editor.remarks).toHaveText(
    'Ski shuttle › Photograph › What it shows still describes ski-mountain.jpg: describe the new photograph.',
  );
  const [red, blue] = ['5,0,0', '0,0,5'];
  await editor.place('skiShuttle.photo.focus', 0.1, 0.5);
  await expect.poll(() => editor.colors('skiShuttle.photo.focus', '#ski-shuttle')).toEqual([red, red, red]);
  const picture = editor.field('skiShuttle.photo.focus').getByRole('presentation').first();
  const { width = 0 } = (await picture.boundingBox()) ?? {};
  const ends = { sourcePosition: { x: 10, y: 10 }, targetPosition: { x: width - 10, y: 10 } };
  await picture.dragTo(picture, ends);
  await expect
    .poll(() => editor.colors('skiShuttle.photo.focus', '#ski-shuttle'))
    .toEqual([blue, blue, blue]);

  // Sveltia empties the field before it refuses a file.
  await editor.upload('skiShuttle.photo.file', 'damaged.heic', Buffer.from('damaged'));
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(editor.slider('skiShuttle.photo.focus', 'From the left')).toHaveValue('98');

  const nothing = { create: { width: 700, height: 700, channels: 4 as const, background: '#00000000' } };
  await editor.choose('photoRow.photos.0.file', 'transparent.png', sharp(nothing).png());
  const white = '5,5,5';
  await expect.poll(() => editor.colors('photoRow.photos.0.focus', '#photo-row')).toEqual([white, white]);
});

test('a bad photograph is refused on a phone, although its group is closed', async ({ editor, page }) => {
  await page.setViewportSize({ width: 390, height: 3600 });
  await editor.open('page');
  await editor.expand('hero', 'hero.photo', 'skiShuttle.photo');
  const alert = editor.field('remarks').getByRole('alert');
  await editor.choose('hero.photo.file', 'bright.jpg', plain(2560, 1033, '#b4b4b4'));
  await expect(editor.field('hero.photo.focus').getByRole('status')).toHaveText(tooBright);
  await editor.field('hero').getByRole('button', { name: 'Collapse', exact: true }).first().click();
  await editor.press('Save');
  await expect(alert).toContainText(`Top of the page › Photograph: ${tooBright}`);
  await editor.expand('hero');
  await editor.choose('hero.photo.file', 'IMG_1.jpg', plain(2560, 1033, 'green'));
  await expect(alert).toBeHidden();

  await editor.choose('skiShuttle.photo.file', 'small.jpg', plain(1200, 600, 'green'));
  const { width, height } = minSize('skiShuttle');
  const isTooSmall = `This photograph has 1200 × 600 pixels, but needs ${width} × ${height}.`;
  await editor.press('Save');
  await expect(alert).toContainText(`Ski shuttle › Photograph: ${isTooSmall}`);
  await editor.choose('skiShuttle.photo.file', 'IMG_1.jpg', plain(1200, 1200, 'navy'));
  await editor.textbox('skiShuttle.photo.alt').fill('');
  await expect(alert).toBeHidden();
  await editor.save();
  expect(editor.alerts.splice(0)).toEqual([
    'Two new photographs had the same name, and one is lost: choose one again, with another name.',
  ]);
});

test('a notice ends by the company’s clock, and the form says that it has ended', async ({ editor }) => {
  const { remarks, preview } = editor;
  await editor.open('today');
  await expect(remarks).toHaveText('Notice › Until is in 2099. Is this the right year?');
  await editor.expand('notice');
  const until = editor.field('notice.until').locator('input');
  await editor.field('notice.until').getByRole('button', { name: 'Now' }).click();
  await expect(preview.getByText(today.notice.text)).toBeHidden();
  await expect(remarks).toHaveText('Notice › Until has passed, so visitors do not see the text.');
  await preview.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await until.fill('2099-01-02T19:00');
  await expect(preview.getByText('Road 143 is closed until Jan 2, 2099, 7 PM')).toBeInViewport();

  await editor.save();
  const saved = { notice: { ...today.notice, until: '2099-01-02T19:00:00-07:00' } };
  expect((await editor.read('content/today.json')).toString()).toBe(inFile(saved));
  // The other form's preview shows what this one has saved.
  await editor.show('page');
  await expect(preview.getByText('Road 143 is closed until Jan 2, 2099, 7 PM')).toBeVisible();
});
