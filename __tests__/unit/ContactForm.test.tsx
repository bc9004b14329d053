import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ContactForm } from '../../components/contact-form/ContactForm';
import { contactFields, type ContactField } from '../../lib/contact';
import { sendContactEmail } from '../../lib/browser/firebase';
import { parseContent } from '../../lib/content/problems';
import { siteOf } from '../../lib/content/site';
import shipped from '../../test-support/companies/shipped.json';
import { emptyMessage, errorTexts, validMessage } from '../../test-support/contact-cases';

jest.mock('../../lib/browser/firebase');

const { form, phone, email } = siteOf(parseContent(shipped)).contact;
const words = { ...form, messageHint: 'Date, riders, town' };

const call = jest.mocked(sendContactEmail);

const mount = () => render(<ContactForm words={words} phone={phone} email={email} />);
const field = (name: ContactField) => screen.getByLabelText<HTMLInputElement>(words.labels[name]);
const hints: Partial<Record<ContactField, string>> = {
  phone: words.phoneHint,
  message: words.messageHint,
};
const button = (name: string) => screen.getByRole('button', { name });
const values = () => Object.fromEntries(contactFields.map((name) => [name, field(name).value]));

function fill(message: Record<ContactField, string>) {
  for (const name of contactFields) {
    fireEvent.change(field(name), { target: { value: message[name] } });
  }
}

/** Whether the visitor may leave without being asked. */
const leavesUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * Makes the next call wait.
 *
 * @returns a function that lets it succeed.
 */
function holdCall() {
  let succeed: () => void = () => undefined;
  call.mockImplementationOnce(() => new Promise((resolve) => (succeed = resolve)));
  return () =>
    act(async () => {
      succeed();
      await Promise.resolve();
    });
}

beforeEach(() => {
  jest.clearAllMocks();
  window.sessionStorage.clear();
});

describe('the form', () => {
  beforeEach(() => void mount());

  test('starts with empty fields, no error and a Send button', () => {
    expect(values()).toEqual(emptyMessage);
    expect(field('message')).toHaveAttribute('rows', '4');
    for (const text of Object.values(errorTexts)) expect(screen.queryByText(text)).toBeNull();
    expect(button(words.send)).toBeEnabled();
  });

  test('shows no error while a visitor types or leaves a field', async () => {
    const user = userEvent.setup();
    await user.type(field('email'), 'ana@');
    await user.tab();
    expect(screen.queryByText(errorTexts.email)).toBeNull();
  });

  test.each(contactFields)('shows the error of %s alone, and makes no call', async (name) => {
    fill({ ...validMessage, [name]: '  ' });
    await userEvent.click(button(words.send));
    for (const other of contactFields) {
      const description =
        other === name ? `${hints[other] ?? ''} ${errorTexts[other]}`.trim() : (hints[other] ?? '');
      expect(field(other)).toHaveAccessibleDescription(description);
      expect(field(other).getAttribute('aria-invalid') === 'true').toBe(other === name);
    }
    expect(field(name)).toHaveFocus();
    expect(call).not.toHaveBeenCalled();
  });

  test('takes no more words and asks before the visitor leaves while the call runs', async () => {
    const succeed = holdCall();
    fill(validMessage);
    expect(leavesUnasked()).toBe(true);
    await userEvent.click(button(words.send));
    for (const name of contactFields) await userEvent.type(field(name), 'more');
    expect(values()).toEqual(validMessage);
    expect(leavesUnasked()).toBe(false);
    await succeed();
    expect(leavesUnasked()).toBe(true);
  });

  test('sends once however often Send and Enter are pressed', async () => {
    const succeed = holdCall();
    fill(validMessage);
    await userEvent.dblClick(button(words.send));
    await userEvent.type(field('name'), '{Enter}{Enter}');
    fireEvent.submit(field('name').form!);
    expect(call).toHaveBeenCalledTimes(1);
    await succeed();
    fireEvent.submit(field('name').form!);
    expect(call).toHaveBeenCalledTimes(1);
  });
});

test('a change while it sends changes nothing, whoever makes it', async () => {
  mount();
  const succeed = holdCall();
  fill(validMessage);
  await userEvent.click(button(words.send));
  // As extensions and dictation do, in a field that is read-only.
  fireEvent.input(field('name'), { target: { value: 'Ana B.' } });
  fireEvent.submit(field('name').form!);
  expect(button(words.sending)).toBeDisabled();
  expect(call).toHaveBeenCalledTimes(1);
  await succeed();
  fireEvent.input(field('name'), { target: { value: 'Ana C.' } });
  expect(screen.getByText(words.sent)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a form that fails leaves telephone and email in its place', async () => {
  mount();
  fill(validMessage);
  call.mockResolvedValueOnce();
  // An extension has taken away what React is about to remove.
  button(words.send).closest('div')!.remove();
  fireEvent.submit(field('name').form!);
  expect(await screen.findByRole('link', { name: RegExp(phone.label) })).toHaveAttribute(
    'href',
    phone.href,
  );
  expect(screen.getByRole('link', { name: words.failedMail.label })).toHaveAttribute(
    'href',
    `mailto:${email.address}`,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  // React logs what made it give up.
  jest.mocked(console.error).mockClear();
});

describe('what was typed', () => {
  test('is there again after a reload, until it is sent', async () => {
    const first = mount();
    await userEvent.type(field('name'), 'Ana');
    await userEvent.type(field('message'), 'Two lines');
    first.unmount();

    const second = mount();
    expect(values()).toEqual({ ...emptyMessage, name: 'Ana', message: 'Two lines' });
    await userEvent.clear(field('name'));
    fill(validMessage);
    call.mockResolvedValueOnce();
    await userEvent.click(button(words.send));
    await screen.findByText(words.sent);
    second.unmount();

    mount();
    expect(values()).toEqual(emptyMessage);
  });

  test.each(['no JSON', '[1]', '{"name":7,"other":"x"}', 'null'])(
    'is nothing when the session holds %s',
    (stored) => {
      window.sessionStorage.setItem('enquiry', stored);
      mount();
      expect(values()).toEqual(emptyMessage);
    },
  );
});
