import { readFileSync } from 'node:fs';

import { sentHeaders } from '../../scripts/release/checks';
import { open } from '../helpers/page';
import { expect, test } from '../helpers/test';
import { longestFolder } from './serve';

const foreign = '<script src="https://planted.example/script.js"></script>';

for (const [build, folder] of [
  ['shipped', '.'],
  ['longest', longestFolder],
] as const) {
  test.describe(`the page of the ${build} content`, () => {
    test.use({ build });

    test('runs no script that somebody plants at its start', async ({ page, form, expectErrors }) => {
      // The browser reports the bare script and the inline one.
      expectErrors(/planted\.example.*Content Security Policy/, /inline script.*Content Security Policy/);
      const planted = [
        `<template>${foreign}</template>`,
        foreign,
        '<script>document.title = "Planted"</script>',
      ].join('');
      await page.route('/', (route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: sentHeaders,
          body: readFileSync(`${folder}/out/index.html`, 'utf8').replace(/<body[^>]*>/, `$&${planted}`),
        }),
      );
      await open(page);
      await form.reach.sent();
      await expect(page).not.toHaveTitle('Planted');
    });
  });
}
