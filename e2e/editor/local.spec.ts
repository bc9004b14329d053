import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { contentFile } from '../../lib/content/problems';
import { addresses } from '../../test-support/addresses';
import { expect, files, test } from './fixtures';

test.use({ viewport: { width: 1440, height: 2600 } });

/** Fills the browser's own file system with the project's files, and hands it over in place of the picker's. */
async function handOver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const folder = async () => {
      const root = await navigator.storage.getDirectory();
      return root.getDirectoryHandle('project', { create: true });
    };
    const granted = { requestPermission: () => Promise.resolve('granted') };
    Object.assign(FileSystemHandle.prototype, granted);
    Object.assign(window, { showDirectoryPicker: folder });
  });
  await page.goto(`${addresses().editor}/page.html`);
  const all = [...files()].map(([path, data]) => [path, data.toString('base64')] as const);
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    const project = await root.getDirectoryHandle('project', { create: true });
    await project.getDirectoryHandle('.git', { create: true });
    for (const [path, data] of all) {
      const [folder = '', name = ''] = path.split('/');
      const parent = await project.getDirectoryHandle(folder, { create: true });
      const file = await (await parent.getFileHandle(name, { create: true })).createWritable();
      await file.write(Uint8Array.from(atob(data), (char) => char.charCodeAt(0)));
      await file.close();
    }
  }, all);
}

const text = (page: Page) =>
  page.evaluate(async (path) => {
    const [folder = '', name = ''] = path.split('/');
    const root = await navigator.storage.getDirectory();
    const parent = await (await root.getDirectoryHandle('project')).getDirectoryHandle(folder);
    return (await (await parent.getFileHandle(name)).getFile()).text();
  }, contentFile);

test('the folder of this computer is edited without an account, and a save changes what was changed', async ({
  editor,
}) => {
  const { page } = editor;
  await handOver(page);
  await editor.open();
  await editor.press('Choose the project’s folder');
  await editor.textbox('Name of the company').fill('Cedar Lines');
  await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText(/Cedar Lines/i);
  await editor.press('Save');
  const before = readFileSync(contentFile, 'utf8');
  const { name } = JSON.parse(before) as { name: string };
  await expect.poll(() => text(page)).toBe(before.replace(JSON.stringify(name), '"Cedar Lines"'));
});

test('a browser that cannot open folders is told which ones can', async ({ editor }) => {
  await editor.page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await editor.open();
  await expect(editor.page.getByText('use Chrome or Edge')).toBeVisible();
  await expect(
    editor.page.getByRole('button', { name: 'Choose the project’s folder' }),
  ).toBeDisabled();
});
