import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { expect, test, type Editor } from './fixtures';

/** Takes the pictures that docs/operating.md shows (tools/editor/README.md). */
const save = async (page: Page, name: string) =>
  sharp(await page.screenshot())
    .webp({ quality: 70 })
    .toFile(`docs/pictures/${name}.webp`);

const desktop = { width: 1200, height: 760 };
const phone = { width: 390, height: 760 };

async function notice(editor: Editor) {
  const { page } = editor;
  await editor.open('/#/collections/now/entries/today');
  await editor.signIn();
  await page.getByRole('checkbox', { name: /Notice/ }).click();
  await editor.field('notice.text').getByRole('textbox').fill('Road 143 is closed today');
  await page.locator('input[type="datetime-local"]').fill('2031-01-02T18:00');
}

test('takes the guide’s picture of signing in', { tag: '@pictures' }, async ({ editor }) => {
  const { page } = editor;
  await page.setViewportSize({ width: 760, height: 900 });
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = '#folder { display: none }';
      document.head.append(style);
    }),
  );
  await editor.open();
  await expect(page.getByLabel('Token', { exact: true })).toBeVisible();
  await save(page, 'editor-sign-in');
});

test('takes the guide’s picture of the form', { tag: '@pictures' }, async ({ editor }) => {
  const { page } = editor;
  await page.setViewportSize(desktop);
  await editor.open();
  await editor.signIn();
  await editor.expand('skiShuttle', 'skiShuttle.prices');
  await editor.field('skiShuttle.prices').scrollIntoViewIfNeeded();
  await editor.preview.locator('#ski-shuttle').scrollIntoViewIfNeeded();
  await save(page, 'editor');
});

test('takes the guide’s picture of the notice', { tag: '@pictures' }, async ({ editor }) => {
  await editor.page.setViewportSize(desktop);
  await notice(editor);
  await expect(editor.preview.getByText('Road 143')).toBeVisible();
  await save(editor.page, 'editor-today');
});

test(
  'takes the guide’s picture of the notice on a phone',
  { tag: '@pictures' },
  async ({ editor }) => {
    await editor.page.setViewportSize(phone);
    await notice(editor);
    await save(editor.page, 'editor-phone');
  },
);
