import { expect, test as base, type Page, type Request } from '@playwright/test';
import sharp from 'sharp';

import site from '../content/site.json';
import { siteSchema } from '../lib/schema';

base.use({
  // Sveltia renders only the fields in view.
  viewport: { width: 1440, height: 2400 },
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'Europe/Berlin',
});

/** The content files. The words are in the schema's order, because the editor saves them so. */
const files = {
  'content/site.json': `${JSON.stringify(siteSchema.parse(site), null, 2)}\n`,
  'content/today.json': '{}\n',
};

/** The editor, which works on a folder in the browser's private file system. */
class Editor {
  constructor(private readonly page: Page) {}

  /** The page beside the form. */
  get preview() {
    return this.page.frameLocator('iframe[title="Content Preview"]').frameLocator('iframe');
  }

  /** Writes the content to the private file system, and makes the folder picker return its root folder. */
  async prepare() {
    await this.page.addInitScript(() => {
      Object.assign(FileSystemHandle.prototype, { requestPermission: () => 'granted' });
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await this.page.goto(`${process.env.EDITOR}/config.json`);
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

  async open(entry: string) {
    await this.page.goto(`${process.env.EDITOR}/#/collections/${entry}`);
    await this.press('Work with Local Repository');
    await expect(this.preview.getByRole('heading', { level: 1 })).toHaveText(site.name);
  }

  /** Retries until a saved file passes a check. Reading may fail while the editor replaces the file. */
  async hasSaved(path: string, check: (file: Buffer) => unknown) {
    await expect(async () => check(await this.read(path))).toPass();
  }

  private async read(path: string): Promise<Buffer> {
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
}

/** Opens the editor. A test fails if the policy lets a request to another host through. */
const test = base.extend<{ editor: Editor }>({
  editor: async ({ page }, provide) => {
    const otherHosts: Request[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http') && !request.url().startsWith(process.env.EDITOR!))
        otherHosts.push(request);
    });
    const editor = new Editor(page);
    await editor.prepare();
    await provide(editor);
    expect(otherHosts.filter((request) => request.failure()?.errorText !== 'csp')).toEqual([]);
  },
});

// The editor and its photographs are five megabytes.
test.slow();

test('the editor previews changes and saves only them, with a photograph upright and without its location', async ({
  editor,
  page,
}) => {
  const { preview } = editor;
  const before = files['content/site.json'];
  await editor.open('words/entries/page');

  await editor.expand('hero', 'hero.photo', 'skiShuttle', 'skiShuttle.prices');
  await editor.textbox('hero.line').fill('To the snow');
  await expect(preview.getByText('To the snow', { exact: true })).toBeVisible();
  await editor.field('skiShuttle.prices.0.dollars').getByRole('spinbutton').fill('32.5');
  await expect(preview.locator('#ski-shuttle')).toContainText('$32.50');

  // A phone stores photographs on their side, with the place where they were taken.
  const photograph = await sharp({
    create: { width: 1500, height: 2600, channels: 3, background: '#4466aa' },
  })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '37/1 40/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await editor.field('hero.photo.file').getByRole('button', { name: 'Replace' }).click();
  const chooser = page.waitForEvent('filechooser');
  await editor.press('Upload');
  await (
    await chooser
  ).setFiles({
    name: 'My Photo.JPG',
    mimeType: 'image/jpeg',
    buffer: photograph,
  });
  await editor.press('Insert');
  await expect(preview.locator('#home img').first()).toHaveAttribute('src', /^blob:/);

  await editor.press('Save');
  await editor.hasSaved('content/site.json', (file) =>
    expect(file.toString()).toBe(
      before
        .replace(JSON.stringify(site.hero.line), '"To the snow"')
        .replace(`"dollars": ${site.skiShuttle.prices[0]!.dollars}`, '"dollars": 32.5')
        .replace(site.hero.photo.file, '/photos/my-photo.webp'),
    ),
  );
  await editor.hasSaved('photos/my-photo.webp', async (file) => {
    const { format, width, height, exif } = await sharp(file).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 2600, height: 1500 });
  });
});

test('a notice ends in the company’s time zone, and the preview names a mistake in a season', async ({
  editor,
  page,
}) => {
  const { preview } = editor;
  await editor.open('now/entries/today');
  await page.getByRole('checkbox', { name: /Notice/ }).click();
  await editor.textbox('notice.text').fill('Road 143 is closed');
  await page.locator('input[type="datetime-local"]').fill('2099-01-02T18:00');
  await expect(preview.getByText('Road 143 is closed until Jan 2, 2099, 6 PM')).toBeVisible();

  await page.getByRole('checkbox', { name: /Winter/ }).click();
  for (const day of ['opens', 'closes']) await editor.textbox(`winter.${day}`).fill('12-15');
  await editor.textbox('winter.closed').fill('Opens December 15.');
  await expect(preview.getByText('Another day than the first')).toBeVisible();
  await page.getByRole('checkbox', { name: /Winter/ }).click();

  await editor.press('Save');
  const notice = { text: 'Road 143 is closed', until: '2099-01-02T18:00:00-07:00' };
  await editor.hasSaved('content/today.json', (file) =>
    expect(file.toString()).toBe(`${JSON.stringify({ notice }, null, 2)}\n`),
  );
});
