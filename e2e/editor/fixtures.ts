import { readdirSync, readFileSync } from 'node:fs';

import { expect, test as base, type FrameLocator, type Page } from '@playwright/test';

import { contentFile, todayFile } from '../../lib/content/problems';
import { addresses } from '../../test-support/addresses';
import { GitHub } from './github';

/** The repository's files that the editor reads, as they are here. */
export const files = () =>
  new Map(
    [
      contentFile,
      todayFile,
      ...readdirSync('photos')
        .filter((name) => name.endsWith('.jpg'))
        .map((name) => `photos/${name}`),
    ].map((path) => [path, readFileSync(path)] as const),
  );

/** The editor in a browser, and the GitHub that it works with. */
export class Editor {
  constructor(
    readonly page: Page,
    readonly github: GitHub,
  ) {}

  /** The page beside the form. */
  get preview(): FrameLocator {
    return this.page.frameLocator('iframe[title="Content Preview"]').frameLocator('iframe');
  }

  async open(path = '/') {
    await this.page.goto(addresses().editor + path);
  }

  async signIn(token = 'right') {
    await this.page.getByLabel('Token', { exact: true }).fill(token);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** The form's part with a field, by its place in the content. */
  field(place: string) {
    return this.page.locator(`[data-key-path="${place}"]`);
  }

  textbox(name: string) {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  /** Types as people do: what only a script fills in, Sveltia does not keep. */
  async type(name: string, text: string) {
    await this.textbox(name).fill('');
    await this.textbox(name).pressSequentially(text);
  }

  /** Opens groups of the form, from the outermost. */
  async expand(...places: string[]) {
    for (const place of places) {
      await this.field(place).getByRole('button', { name: 'Expand', exact: true }).first().click();
    }
  }

  async press(name: string) {
    await this.page.getByRole('button', { name, exact: true }).click();
  }
}

/** The editor, signed out. Whatever it asks of any host but GitHub fails the test. */
export const test = base.extend<{ editor: Editor }>({
  editor: async ({ page }, provide) => {
    const github = new GitHub(files());
    const elsewhere: string[] = [];
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted/.test(message.text())) refused.push(message.text());
    });
    await page.route(
      ({ protocol, origin }) => protocol.startsWith('http') && origin !== addresses().editor,
      async (route) => {
        const request = route.request();
        const url = new URL(request.url());
        if (url.origin !== 'https://api.github.com') {
          elsewhere.push(url.href);
          return route.abort();
        }
        const allow = {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
          'access-control-allow-methods': '*',
        };
        if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: allow });
        const [, token = ''] = ((await request.headerValue('authorization')) ?? '').split(' ');
        const { status, body } = github.answer(
          request.method(),
          url,
          token,
          request.postDataJSON() as unknown,
        );
        const isFile = Buffer.isBuffer(body);
        const type = isFile ? 'application/octet-stream' : 'application/json';
        return route.fulfill({
          status,
          headers: { ...allow, 'content-type': type },
          body: isFile ? body : body === undefined ? '' : JSON.stringify(body),
        });
      },
    );
    await provide(new Editor(page, github));
    expect(elsewhere).toEqual([]);
    expect(refused).toEqual([]);
  },
});

export { expect };
