import type { Page } from '@playwright/test';

import { contactFields, type ContactField } from '../../lib/contact';
import { site } from '../../lib/content/site';
import { formStates } from '../../test-support/capture';
import { errorTexts, validMessage } from '../../test-support/contact-cases';
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

const { labels, problems, send, sending, sent, failed, ...words } = site.contact.form;
const hints: Partial<Record<ContactField, string | undefined>> = {
  phone: words.phoneHint,
  message: words.messageHint,
};
const { phone } = site.contact;

/** The fields in a state; in that of `errors`, those with an error are invalid. */
const fields = (state?: 'disabled', errors: Partial<typeof errorTexts> = {}) =>
  contactFields.flatMap((name) => {
    const hint = hints[name] ? [hints[name]] : [];
    const error = errors[name] ? [errors[name]] : [];
    const description = [...hint, ...error].join(' ');
    return [
      `StaticText ${labels[name]}`,
      ...hint.map((text) => `StaticText ${text}`),
      [
        ...['textbox', labels[name], description && `(${description})`, state],
        ...[errors[name] && 'invalid', 'required'],
        name === Object.keys(errors)[0] && 'focused',
      ]
        .filter(Boolean)
        .join(' '),
      ...error.map((text) => `StaticText ${text}`),
    ];
  });
const required = `StaticText ${words.required}`;
const foot = `StaticText ${words.privacy.label}`;
const { name: _valid, ...otherErrors } = errorTexts;

const trees: Record<string, string[]> = {
  untouched: [required, ...fields(), `button ${send}`, foot, 'status'],
  errors: [
    required,
    ...fields(undefined, otherErrors),
    `button ${send}`,
    foot,
    'status',
    `StaticText ${problems.other.replace('#', String(Object.keys(otherErrors).length))}`,
  ],
  sending: [
    ...[required, ...fields(), `button ${sending} disabled`, foot],
    ...['status', `StaticText ${sending}`],
  ],
  sent: [required, ...fields('disabled'), 'status focused', `StaticText ${sent}`],
  failed: [
    required,
    ...fields(),
    `StaticText ${failed}`,
    `StaticText ${phone.label}: ${phone.display}`,
    `StaticText ${words.failedMail.label}`,
    `button ${send} focused`,
    foot,
    'status',
  ],
};

for (const [state, tree] of Object.entries(trees)) {
  test(`assistive technology is told that the form is ${state}`, async ({ page, expectErrors }) => {
    if (state === 'failed') expectErrors(/status of 500/, /^FirebaseError/);
    await open(page);
    await formStates[state]!(page);
    const sorted = (lines: string[]) => lines.map((line) => line.split(/\s+/).sort().join(' '));
    await expect.poll(async () => sorted(await formTree(page))).toEqual(sorted(tree));
  });
}

test('the form announces how many fields are wrong once, not at every key', async ({
  page,
  form,
}) => {
  await open(page);
  const announcements = await form.status.evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver(() => {
      if (region.textContent) texts.push(region.textContent);
    }).observe(region, { childList: true, subtree: true, characterData: true });
    return texts;
  });
  await form.send();
  for (const name of contactFields) await form.field(name).press('x');
  expect(await announcements.jsonValue()).toEqual([
    problems.other.replace('#', String(contactFields.length)),
  ]);
  await form.send({ ...validMessage, email: 'ana@' });
  await expect(form.status).toHaveText(problems.one.replace('#', '1'));
});
