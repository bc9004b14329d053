// Depends on the inside of @sveltia/cms: the attributes of its fields and the names of its frames.

import { basename } from 'node:path';

import { expect, test as base, type Page, type Request } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

import shipped from '../content/site.json';
import { minSize } from '../lib/crops';
import { tooBright } from '../lib/mistakes';
import { siteSchema } from '../lib/schema';
import { ports, urlOf } from '../scripts/shared/ports';

base.use({
  // Sveltia renders only the fields in view.
  viewport: { width: 1440, height: 2400 },
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

/** The editor, which works on a folder in the browser's private file system. */
class Editor {
  /** The messages of the alerts so far. */
  readonly alerts: string[] = [];

  constructor(private readonly page: Page) {
    page.on('dialog', (dialog) => {
      this.alerts.push(dialog.message());
      void dialog.accept();
    });
  }

  /** The page beside the form. */
  get preview() {
    return this.page.frameLocator('iframe[title="Content Preview"]').frameLocator('iframe');
  }

  /** What the preview says is wrong. */
  get panel() {
    return this.preview.locator(':root > output');
  }

  /** Writes the content to the private file system, and makes the folder picker return its root folder. */
  async prepare() {
    await this.page.addInitScript(() => {
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
    await this.page.goto(`${urlOf(ports.editor)}/icon.svg`);
    const files = { 'content/site.json': inFile(site), 'content/today.json': inFile(today) };
    await this.page.evaluate(async (all) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle('.git', { create: true });
      for (const [path, text] of all) {
        const [folder = '', name = ''] = path.split('/');
        const parent = await root.getDirectoryHandle(folder, { create: true });
        const file = await (await parent.getFileHandle(name, { create: true })).createWritable();
        await file.write(text);
        await file.close();
      }
    }, Object.entries(files));
  }

  async show(entry: 'page' | 'today') {
    await this.page.goto(`${urlOf(ports.editor)}/#/collections/_singletons/entries/${entry}`);
  }

  async open(entry: 'page' | 'today') {
    await this.show(entry);
    await this.press('Work with Local Repository');
  }

  /** Saves. The editor reports this after its alert. */
  async save() {
    await this.press('Save');
    await expect(this.page.getByText('Entry saved.')).toBeVisible();
  }

  async read(path: string): Promise<Buffer> {
    const bytes = await this.page.evaluate(async (path) => {
      const [folder = '', name = ''] = path.split('/');
      const root = await navigator.storage.getDirectory();
      const file = await (await root.getDirectoryHandle(folder)).getFileHandle(name);
      return [...new Uint8Array(await (await file.getFile()).arrayBuffer())];
    }, path);
    return Buffer.from(bytes);
  }

  /** The section of the form for a field, such as `hero.photo`. */
  field(path: string) {
    return this.page.locator(`section.field[data-key-path="${path}"]`);
  }

  textbox(path: string) {
    return this.field(path).getByRole('textbox');
  }

  async expand(...paths: string[]) {
    for (const path of paths)
      await this.field(path).getByRole('button', { name: 'Expand', exact: true }).first().click();
  }

  async press(name: string) {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Chooses a file for a field of a photograph. */
  async choose(path: string, name: string, photograph: Sharp) {
    await this.field(path).getByRole('button', { name: 'Replace' }).click();
    const chooser = this.page.waitForEvent('filechooser');
    await this.press('Upload');
    await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: await photograph.toBuffer() });
    await this.press('Insert');
    // Only a photograph that is not saved yet can be renamed.
    await expect(this.field(path).getByRole('button', { name: 'Rename' })).toBeVisible();
  }
}

/** What is said of a photograph with the old one's traits. */
const isLike = ({ file, alt }: { file: string; alt?: string | undefined }) =>
  `still has the focus${alt ? ' and description' : ''} of ${basename(file)}.`;

const isTwinOf = (place: string) =>
  `now shows the same as ${place} › Photograph, because the files had one name. Choose one again, with another name.`;

/** A photograph of one color. */
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } }).jpeg();

/** Opens the editor. A test fails if the policy lets a request to another host through, or at an alert. */
const test = base.extend<{ editor: Editor }>({
  editor: async ({ page }, provide) => {
    const otherHosts: Request[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http') && !request.url().startsWith(urlOf(ports.editor)))
        otherHosts.push(request);
    });
    const editor = new Editor(page);
    await editor.prepare();
    await provide(editor);
    expect(editor.alerts).toEqual([]);
    expect(otherHosts.filter((request) => request.failure()?.errorText !== 'csp')).toEqual([]);
  },
});

test('the editor previews changes and saves only them, with a photograph upright and without its location', async ({
  editor,
}) => {
  const { preview, panel } = editor;
  await editor.open('page');
  await editor.expand('hero', 'hero.photo', 'hero.photo.focus');
  // Save removes the space at the end, so the preview does not mind it.
  await editor.textbox('hero.line').fill('To the snow ');
  await expect(preview.getByText('To the snow', { exact: true })).toBeVisible();
  await editor.textbox('name').fill('Red Rim Mountain Shuttles');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Red Rim Mountain Shuttles');
  await editor.textbox('skiShuttle.prices.0.dollars').fill('32,50');
  await expect(panel).toContainText('Price 1 › US dollars: Enter dollars, such as 30 or 29.50.');
  await editor.textbox('skiShuttle.prices.0.dollars').fill('32.50');
  await expect(preview.locator('#ski-shuttle')).toContainText('$32.50');
  await expect(panel).toBeEmpty();

  // A phone stores photographs on their side, with the place where they were taken.
  const { width, height } = minSize('hero');
  const photograph = plain(height, width, '#4466aa')
    .withExif({ IFD3: { GPSLatitude: '37/1 40/1 0/1' } })
    .withMetadata({ orientation: 6 });
  await editor.choose('hero.photo.file', 'Über Bryce.JPG', photograph);
  await expect(preview.locator('#home img').first()).toHaveAttribute('src', /^blob:/);
  await expect(panel).toHaveText(`Hero › Photograph ${isLike(site.hero.photo)}`);
  await editor.field('hero.photo.focus.x').getByRole('spinbutton').fill('0.05');
  await expect(panel).toBeEmpty();

  await editor.save();
  const saved = structuredClone(site);
  saved.name = 'Red Rim Mountain Shuttles';
  saved.hero.line = 'To the snow';
  saved.hero.photo.file = '/photos/ueber-bryce.webp';
  saved.hero.photo.focus.x = 0.05;
  saved.skiShuttle.prices[0]!.dollars = '32.50';
  expect((await editor.read('content/site.json')).toString()).toBe(inFile(saved));
  const { exif, ...metadata } = await sharp(await editor.read('photos/ueber-bryce.webp')).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width, height });
  expect(exif).toBeUndefined();

  // Until the next build, only the editor has the saved photograph.
  await editor.show('page');
  await expect(preview.locator('#home img').first()).toHaveAttribute('src', /^blob:/);
});

test('Save says on a phone what the panel says beside the form', async ({ editor, page }) => {
  await page.setViewportSize({ width: 390, height: 2400 });
  await editor.open('page');
  await editor.expand('hero', 'hero.photo', 'skiShuttle.photo');
  await editor.choose('hero.photo.file', 'IMG_1.jpg', plain(2600, 1300, 'white'));
  await editor.choose('skiShuttle.photo.file', 'IMG_1.jpg', plain(800, 600, 'green'));
  await editor.save();
  const { width, height } = minSize('skiShuttle');
  expect(editor.alerts.splice(0)).toEqual([
    [
      'Saved. Look at this before you publish it:',
      '',
      `Hero › Photograph ${isTwinOf('Ski shuttle')}`,
      `Hero › Photograph ${isLike(site.hero.photo)}`,
      `Hero › Photograph is too bright. ${tooBright}`,
      `Ski shuttle › Photograph ${isTwinOf('Hero')}`,
      `Ski shuttle › Photograph has 800 × 600 pixels, but needs ${width} × ${height}.`,
      `Ski shuttle › Photograph ${isLike(site.skiShuttle.photo)}`,
    ].join('\n'),
  ]);
});

test('a notice ends by the company’s clock, and the panel says that it has ended', async ({ editor }) => {
  const { panel, preview } = editor;
  await editor.open('today');
  await editor.expand('notice');
  const until = editor.field('notice.until').locator('input');
  await editor.field('notice.until').getByRole('button', { name: 'Now' }).click();
  await expect(preview.getByText(today.notice.text)).toBeHidden();
  await expect(panel).toHaveText('Notice › Until has passed, so visitors do not see the text.');
  await until.fill('2099-01-02T19:00');
  await expect(preview.getByText('Road 143 is closed until Jan 2, 2099, 7 PM')).toBeVisible();

  await editor.save();
  const saved = { notice: { ...today.notice, until: '2099-01-02T19:00:00-07:00' } };
  expect((await editor.read('content/today.json')).toString()).toBe(inFile(saved));
});
