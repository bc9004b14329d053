import type { Page } from '@playwright/test';

import { site } from '../../lib/site';
import { formStates } from '../../test-support/capture';
import {
  errorTexts,
  failureText,
  thanksText,
  validMessage,
} from '../../test-support/contact-cases';
import { open } from '../../test-support/page';
import { expect, lessMotion, test } from '../fixtures';

test.use(lessMotion);

/** The form as assistive technology sees it: role, name and state of each part, in order. */
async function formTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const form = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'form' });
  const { node: element } = await session.send('DOM.describeNode', form);
  const told = ['textbox', 'button', 'status', 'StaticText'];
  const lines: string[] = [];
  const visit = (node: (typeof nodes)[0]) => {
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
    // A control's text is already its name.
    if (['textbox', 'button'].includes(String(node.role?.value))) return;
    for (const id of node.childIds ?? []) visit(nodes.find(({ nodeId }) => nodeId === id)!);
  };
  visit(nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === element.backendNodeId)!);
  return lines;
}

const { phoneHint: hint } = site.contact.form;
const fields = (...states: string[]) =>
  ['Name', 'Email', 'Phone', 'Message'].flatMap((name) => [
    `StaticText ${name}`,
    ...(name === 'Phone' ? [`StaticText ${hint}`] : []),
    ['textbox', name, ...(name === 'Phone' ? [`(${hint})`] : []), ...states, 'required'].join(' '),
  ]);
const foot = 'StaticText Privacy';
const required = `StaticText ${site.contact.form.required}`;

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
    `StaticText ${hint}`,
    `textbox Phone (${hint} ${errorTexts.phone}) invalid required`,
    `StaticText ${errorTexts.phone}`,
    'StaticText Message',
    `textbox Message (${errorTexts.message}) invalid required`,
    `StaticText ${errorTexts.message}`,
    'button Send',
    foot,
    'status',
    'StaticText 3 fields need a correction.',
  ],
  sending: [required, ...fields(), 'button Sending disabled', foot, 'status', 'StaticText Sending'],
  sent: [required, ...fields('disabled'), 'status focused', `StaticText ${thanksText}`],
  failed: [
    required,
    ...fields(),
    `StaticText ${failureText}`,
    `StaticText ${site.contact.phone.label}: ${site.contact.phone.display}`,
    `StaticText ${site.contact.form.failedMail.label}`,
    'button Send focused',
    foot,
    'status',
  ],
};

for (const [state, tree] of Object.entries(trees)) {
  test(`assistive technology is told that the form is ${state}`, async ({ page, expectErrors }) => {
    if (state === 'failed') expectErrors(/status of 500/, /^FirebaseError/);
    await open(page);
    await formStates[state]!(page);
    const sorted = (lines: string[]) => lines.map((line) => line.split(' ').sort().join(' '));
    await expect.poll(async () => sorted(await formTree(page))).toEqual(sorted(tree));
  });
}

test('the form says the number of wrong fields once, not with every key', async ({
  page,
  form,
}) => {
  await open(page);
  const said = await form.status.evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver(() => {
      if (region.textContent) texts.push(region.textContent);
    }).observe(region, { childList: true, subtree: true, characterData: true });
    return texts;
  });
  await form.send();
  for (const name of ['name', 'email', 'phone'] as const) await form.field(name).press('x');
  expect(await said.jsonValue()).toEqual(['4 fields need a correction.']);
  await form.fill({ ...validMessage, email: 'ana@' });
  await form.send();
  await expect(form.status).toHaveText('1 field needs a correction.');
});

test('the page reads in order: landmarks, one heading of the first rank, prices as sentences', async ({
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
