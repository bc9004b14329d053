import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import {
  errorTexts as errors,
  failureText,
  thanksText,
  validMessage as enquiry,
} from '../test-support/contact-cases';
import { contactFields as fields } from '../lib/contact';
import { expect, field, fill, hydrated, mailsNaming, test, uniqueName } from './fixtures';

const call = '**/sendContactEmail';
const chunks = '**/_next/static/chunks/*.js';
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const sending = (page: Page) => page.getByRole('button', { name: 'Sending' });

/** The texts of the alerts that the page shows from now on; each is confirmed at once. */
function alerts(page: Page): string[] {
  const texts: string[] = [];
  page.on('dialog', (dialog) => {
    texts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  return texts;
}

/** How often the page calls the function from now on. */
function calls(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sendContactEmail')) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

async function open(page: Page) {
  await page.goto('/');
  await hydrated(page);
}

async function values(page: Page) {
  return Object.fromEntries(
    await Promise.all(fields.map(async (name) => [name, await field(page, name).inputValue()])),
  ) as typeof enquiry;
}

async function violations(page: Page) {
  return (await new AxeBuilder({ page }).include('#contact').analyze()).violations;
}

test('shows every error on Send, each until its own value changes', async ({ page }) => {
  const bodies = calls(page);
  await open(page);
  const before = await page.locator('#contact').boundingBox();
  await send(page).click();
  for (const name of fields) await expect(page.getByText(errors[name])).toBeVisible();
  await expect(field(page, 'name')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  expect((await page.locator('#contact').boundingBox())!.height).toBe(before!.height);

  const left = [...fields];
  for (const name of fields) {
    await field(page, name).press('x');
    left.shift();
    for (const other of fields) {
      await expect(page.getByText(errors[other])).toBeVisible({ visible: left.includes(other) });
    }
  }
  expect(bodies).toEqual([]);
});

test('goes from editing through sending to sent and stays there', async ({ page }) => {
  const name = uniqueName();
  const bodies = calls(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(call, async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  await fill(page, { ...enquiry, name });
  const width = (await send(page).boundingBox())!.width;
  await send(page).dblclick();

  await expect(sending(page)).toBeDisabled();
  expect((await sending(page).boundingBox())!.width).toBe(width);
  expect(await violations(page)).toEqual([]);
  await field(page, 'email').press('Enter');
  answer();

  await expect(page.getByRole('status')).toHaveText(thanksText);
  await expect(page.getByRole('status')).toBeFocused();
  for (const each of fields) await expect(field(page, each)).toBeDisabled();
  await expect(page.locator('form').getByRole('button')).toHaveCount(0);
  expect(await values(page)).toEqual({ ...enquiry, name });
  expect(await violations(page)).toEqual([]);
  expect(bodies).toEqual([JSON.stringify({ data: { ...enquiry, name } })]);
  expect(await mailsNaming(name)).toHaveLength(1);
});

test('takes no more words and asks before it is left while it is sending', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(call, async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  const name = uniqueName();
  await fill(page, { ...enquiry, name });
  await send(page).click();
  await expect(sending(page)).toBeVisible();
  for (const each of fields) await expect(field(page, each)).not.toBeEditable();
  await field(page, 'message').press('x');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);

  answer();
  await expect(page.getByRole('status')).toHaveText(thanksText);
  expect(await values(page)).toEqual({ ...enquiry, name });
  await page.reload();
  expect(asked).toHaveLength(1);
});

test('sends with Enter, once', async ({ page }) => {
  const name = uniqueName();
  const bodies = calls(page);
  await open(page);
  await fill(page, { ...enquiry, name });
  await field(page, 'phone').press('Enter');
  await field(page, 'phone').press('Enter');
  await expect(page.getByRole('status')).toHaveText(thanksText);
  expect(bodies).toHaveLength(1);
});

test('loads Firebase only when an enquiry is sent, and lets it keep nothing', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    if ((await response.text()).includes('firebase')) scripts.push(response.url());
  });
  await open(page);
  await send(page).click();
  await expect(page.getByText(errors.name)).toBeVisible();
  const before = scripts.length;
  await fill(page, { ...enquiry, name: uniqueName() });
  await send(page).click();
  await expect(page.getByRole('status')).toHaveText(thanksText);
  expect(scripts.length).toBeGreaterThan(before);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test.describe('before it is interactive', () => {
  test('keeps what is typed and carries out a press of Send', async ({ page }) => {
    const name = uniqueName();
    let load: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (load = resolve));
    await page.route(chunks, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await fill(page, { ...enquiry, name });
    await send(page).click();
    await expect(page).toHaveURL('/');
    load();
    await expect(page.getByRole('status')).toHaveText(thanksText);
    expect(await values(page)).toEqual({ ...enquiry, name });
    expect(await mailsNaming(name)).toHaveLength(1);
  });
});

test.describe('a failure alerts, logs, keeps every word and lets the visitor try again', () => {
  const json = (body: unknown) => ({ contentType: 'application/json', body: JSON.stringify(body) });

  for (const [kind, answer] of [
    ['an HTTP error', { status: 500, ...json({ error: { status: 'INTERNAL', message: 'no' } }) }],
    ['too many requests', { status: 429, ...json({ error: { status: 'RESOURCE_EXHAUSTED' } }) }],
    ['a missing function', { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }],
    ['an answer that is no JSON', { status: 200, contentType: 'text/html', body: '<h1>Hi</h1>' }],
    ['an answer without a result', { status: 200, ...json({}) }],
    ['an empty answer', { status: 200, body: '' }],
  ] as const) {
    test(kind, async ({ page, expectErrors }) => {
      expectErrors(/FirebaseError|Failed to load resource/);
      await failsThenSends(page, {
        cause: () => page.route(call, (route) => route.fulfill(answer)),
        mend: () => page.unroute(call),
      });
    });
  }

  test('a refused connection', async ({ page, expectErrors }) => {
    expectErrors(/FirebaseError|Failed to load resource/);
    await failsThenSends(page, {
      cause: () => page.route(call, (route) => route.abort('connectionrefused')),
      mend: () => page.unroute(call),
    });
  });

  test('no network', async ({ page, context, expectErrors }) => {
    expectErrors(/ChunkLoadError|FirebaseError|Failed to load/);
    await failsThenSends(page, {
      cause: () => context.setOffline(true),
      mend: () => context.setOffline(false),
    });
  });

  test('scripts of Firebase that do not load', async ({ page, expectErrors }) => {
    expectErrors(/ChunkLoadError|Failed to load/);
    await failsThenSends(page, {
      cause: () => page.route(chunks, (route) => route.abort()),
      mend: () => page.unroute(chunks),
    });
  });

  test('scripts of Firebase that are gone after a new deploy', async ({ page, expectErrors }) => {
    expectErrors(/ChunkLoadError|Failed to load/);
    await failsThenSends(page, {
      cause: () => page.route(chunks, (route) => route.fulfill({ status: 404 })),
      mend: () => page.unroute(chunks),
    });
  });

  test('a call that times out', async ({ page, expectErrors }) => {
    expectErrors(/deadline-exceeded/);
    await page.clock.install();
    await failsThenSends(page, {
      cause: () => page.route(call, () => undefined, { times: 1 }),
      wait: async () => {
        await page.waitForRequest(call);
        await page.clock.fastForward('01:11');
      },
      mend: () => Promise.resolve(),
    });
  });

  async function failsThenSends(
    page: Page,
    fault: {
      cause: () => Promise<unknown>;
      wait?: () => Promise<unknown>;
      mend: () => Promise<unknown>;
    },
  ) {
    const name = uniqueName();
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && message.args().length > 0) logged.push(message.text());
    });
    const texts = alerts(page);
    await open(page);
    await fill(page, { ...enquiry, name });
    await fault.cause();
    const waited = fault.wait?.();
    await send(page).click();
    await waited;

    await expect.poll(() => texts, { timeout: 15_000 }).toEqual([`alert: ${failureText}`]);
    await expect(send(page)).toBeEnabled();
    expect(await values(page)).toEqual({ ...enquiry, name });
    for (const each of fields) await expect(field(page, each)).toBeEditable();
    expect(logged).not.toEqual([]);
    expect(await mailsNaming(name)).toEqual([]);

    await fault.mend();
    await send(page).click();
    await expect(page.getByRole('status')).toHaveText(thanksText);
    expect(texts).toHaveLength(1);
    expect(await mailsNaming(name)).toHaveLength(1);
  }
});
