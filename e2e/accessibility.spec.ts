import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { errorTexts, thanksText, validMessage } from '../test-support/contact-cases';
import { site } from '../lib/site';
import { addStyles, expect, field, fill, hydrated, test } from './fixtures';
import { formStates } from './form-states';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const status = (page: Page) => page.getByRole('status');

test.beforeEach(({ expectErrors }) => expectErrors(/FirebaseError|status of 500/));

test.describe('axe finds nothing', () => {
  for (const width of [320, 390, 768, 1440]) {
    for (const [state, reach] of Object.entries(formStates)) {
      test(`at ${width} px, form ${state}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/');
        await reach(page);
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
        expect(violations).toEqual([]);
      });
    }
  }
});

/** What assistive technology is told of the form: role, name and state of each part, in order. */
async function formTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const within = nodes.findIndex(({ role }) => role?.value === 'form' || role?.value === 'Form');
  const told = ['textbox', 'button', 'status', 'StaticText'];
  const lines: string[] = [];
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const visit = (id: string) => {
    const node = byId.get(id)!;
    if (!node.ignored && told.includes(String(node.role?.value))) {
      const states = (node.properties ?? [])
        .filter(({ name, value }) => {
          if (name === 'invalid') return value.value !== 'false';
          return ['disabled', 'required', 'focused'].includes(name) && value.value === true;
        })
        .map(({ name }) => name);
      const description = node.description?.value ? [`(${String(node.description.value)})`] : [];
      const parts = [node.role!.value, node.name?.value, ...description, ...states];
      lines.push(parts.filter(Boolean).join(' '));
    }
    // The text of a control is its name already.
    if (!['textbox', 'button'].includes(String(node.role?.value))) {
      for (const child of node.childIds ?? []) visit(child);
    }
  };
  const form = nodes[within] ?? (await formNode(page, nodes));
  for (const child of form.childIds ?? []) visit(child);
  return lines;
}

/** A form without a name is no landmark, and has no role of its own in the tree. */
async function formNode(page: Page, nodes: { childIds?: string[]; backendDOMNodeId?: number }[]) {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'form',
  });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  return nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId)!;
}

const fields = (...states: string[]) =>
  ['Name', 'Email', 'Phone', 'Message'].flatMap((name) => [
    `StaticText ${name}`,
    ['textbox', name, ...states, 'required'].join(' '),
  ]);
const foot = 'StaticText Privacy';
const required = `StaticText ${site.contact.form.required}`;

test.describe('assistive technology is told', () => {
  const trees: Record<string, string[]> = {
    untouched: [required, ...fields(), 'button Send', foot, 'status'],
    errors: [
      required,
      'StaticText Name',
      'textbox Name required',
      'StaticText Email',
      `textbox Email (${errorTexts.email}) invalid focused required`,
      `StaticText ${errorTexts.email}`,
      'StaticText Phone',
      `textbox Phone (${errorTexts.phone}) invalid required`,
      `StaticText ${errorTexts.phone}`,
      'StaticText Message',
      `textbox Message (${errorTexts.message}) invalid required`,
      `StaticText ${errorTexts.message}`,
      'button Send',
      foot,
      'status',
      'StaticText 3 fields need a correction.',
    ],
    sending: [
      required,
      ...fields(),
      'button Sending disabled',
      foot,
      'status',
      'StaticText Sending',
    ],
    sent: [required, ...fields('disabled'), 'status focused', `StaticText ${thanksText}`],
    failed: [required, ...fields(), 'button Send focused', foot, 'status'],
  };
  for (const [state, tree] of Object.entries(trees)) {
    test(`when the form is ${state}`, async ({ page }) => {
      await page.goto('/');
      await formStates[state]!(page);
      const sorted = (lines: string[]) => lines.map((line) => line.split(' ').sort().join(' '));
      await expect.poll(async () => sorted(await formTree(page))).toEqual(sorted(tree));
    });
  }
});

test('says the number of wrong fields once, not with every key', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = document.querySelector('[role=status]')!;
    new MutationObserver(() => {
      if (region.textContent) said.push(region.textContent);
    }).observe(region, { childList: true, subtree: true, characterData: true });
  });
  await send(page).click();
  for (const name of ['name', 'email', 'phone'] as const) await field(page, name).press('x');
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    '4 fields need a correction.',
  ]);
  await fill(page, { ...validMessage, email: 'ana@' });
  await send(page).click();
  await expect(status(page)).toHaveText('1 field needs a correction.');
});

test('offers phones the right keyboard and browsers what to fill in', async ({ page }) => {
  await page.goto('/');
  for (const [name, type, inputMode, autoComplete] of [
    ['name', 'text', '', 'name'],
    ['email', 'email', 'email', 'email'],
    ['phone', 'tel', 'tel', 'tel'],
    ['message', 'textarea', '', ''],
  ] as const) {
    await expect(field(page, name)).toHaveJSProperty('type', type);
    await expect(field(page, name)).toHaveJSProperty('inputMode', inputMode);
    await expect(field(page, name)).toHaveJSProperty('autocomplete', autoComplete);
  }
});

test('goes through everything by keyboard, in the order of the eye, and out again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await hydrated(page);
  const stops: { name: string; top: number; left: number; column: boolean }[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement!;
      if (element === document.body) return undefined;
      const { top, left } = element.getBoundingClientRect();
      return {
        name: element.getAttribute('aria-label') ?? element.textContent,
        top: Math.round((top + scrollY) / 40),
        left,
        column: element.closest('address') !== null,
      };
    });
    if (!stop || stops.length > 40) break;
    stops.push(stop);
  }
  expect(stops[0]?.name).toBe(site.skipLink);
  expect(stops.length).toBeGreaterThan(12);
  expect(stops.length).toBeLessThan(40);
  const seen = stops.slice(1);
  for (const column of [false, true]) {
    const inColumn = seen.filter((stop) => stop.column === column);
    expect(inColumn).toEqual(inColumn.toSorted((a, b) => a.top - b.top || a.left - b.left));
  }
});

test('has targets of 24 px at least, and of 44 px for the main actions', async ({ page }) => {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, input, textarea')]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          const main = element.matches('button, input, textarea, nav a, address li a');
          return { text: element.textContent, width, height, least: main ? 44 : 24 };
        })
        .filter(({ width, height, least }) => width > 1 && Math.min(width, height) < least),
    );
    expect(small).toEqual([]);
  }
});

/** Texts that a box cuts off, and whether the page scrolls sideways. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      if (parent.closest('.sr-only, script, style, noscript, template')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const text of range.getClientRects()) {
        for (let box: Element | null = parent; box; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          const around = box.getBoundingClientRect();
          // A line's box is higher than its letters.
          const air = parseFloat(getComputedStyle(parent).fontSize) * 0.3;
          const outside =
            (overflowX !== 'visible' &&
              (text.left < around.left - 1 || text.right > around.right + 1)) ||
            (overflowY !== 'visible' &&
              (text.top < around.top - air || text.bottom > around.bottom + air));
          if (outside) faults.push(node.textContent.trim());
        }
        if (text.right > innerWidth + 1 || text.left < -1)
          faults.push(`${node.textContent.trim()} →`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways');
    return [...new Set(faults)];
  });

test.describe('nothing is cut and nothing scrolls sideways', () => {
  const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;
  const changes: Record<string, (page: Page) => Promise<unknown>> = {
    // 1280 px at 400 %.
    'with the page four times as large': (page) =>
      page.setViewportSize({ width: 320, height: 256 }),
    'with text twice as large on a desktop': async (page) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    },
    'with text twice as large on a phone': async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    },
    'with wide spacing on a desktop': async (page) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await addStyles(page, spacing);
    },
    'with wide spacing on a narrow phone': async (page) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await addStyles(page, spacing);
    },
  };
  for (const [change, apply] of Object.entries(changes)) {
    for (const state of ['untouched', 'errors', 'sent'] as const) {
      test(`${change}, form ${state}`, async ({ page }) => {
        await page.goto('/');
        await formStates[state]!(page);
        await apply(page);
        expect(await cut(page)).toEqual([]);
      });
    }
  }
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no spinner spins', async ({ page }) => {
    await page.goto('/');
    await formStates.sending!(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('with more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } });

  test('small text is black, actions and band are darker', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(site.contact.form.required)).toHaveCSS('color', 'rgb(0, 0, 0)');
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2aaa'])
      .include('#contact')
      .analyze();
    expect(violations).toEqual([]);
  });
});

test('reads in order: landmarks, one heading of the first rank, prices as sentences', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(site.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const landmark of ['banner', 'navigation', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  const ranks = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(ranks[0]).toBe(1);
  expect(ranks.filter((rank) => rank === 1)).toHaveLength(1);
  ranks.reduce((before, rank) => {
    expect(rank).toBeLessThanOrEqual(before + 1);
    return rank;
  });
  const prices = page.getByRole('listitem').filter({ hasText: '$' });
  await expect(prices).toHaveText([/^\$30 adult$/i, /^\$25 youth$/i]);
  await expect(page.getByRole('link', { name: '(435) 555-0142', exact: true })).toBeVisible();
  for (const link of await page.getByRole('link').all()) {
    await expect(link).toHaveAccessibleName(/\w/);
  }
});

test('says how to reach the company when the form’s script does not come', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', () => undefined);
  await page.goto('/');
  const notice = page.getByText(site.contact.form.withoutItsScript);
  await expect(notice).toBeHidden();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.keyboard.press('Tab');
  await expect(notice).toBeVisible({ timeout: 15_000 });
  expect(await cut(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(height);
});
