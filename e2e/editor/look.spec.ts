import { test } from './fixtures';
test('looks', async ({ editor }) => {
  const { page } = editor;
  page.on('console', (m) => console.log(m.type(), m.text().slice(0, 400)));
  page.on('pageerror', (e) => console.log('PAGEERROR', e.stack?.slice(0, 600)));
  await page.setViewportSize({ width: 1440, height: 900 });
  await editor.open();
  await page.waitForTimeout(1000);
  await page.screenshot({ path: '/tmp/s-signin.png', fullPage: true });
  await editor.signIn();
  await page.waitForTimeout(5000);
  await page.screenshot({ path: '/tmp/s-form.png' });
});
