/** @jest-environment jsdom */
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ContactForm } from '../../components/contact-form/ContactForm';
import { clearDraft } from '../../lib/browser/draft';
import { sendContactEmail, trackEvent } from '../../lib/browser/firebase';
import { mailtoLink } from '../../lib/browser/mailto';
import { contactFields, contactRules, type ContactField, type Enquiry } from '../../lib/contact';
import { contactErrors, emptyEnquiry, failedText, rows, sentText, validEnquiry } from '../contact-cases';
import { site } from '../shipped';

jest.mock('../../lib/browser/firebase');
jest.mock('../../lib/browser/mailto');

// The limit only ends tests that hang.
configure({ asyncUtilTimeout: 60_000 });

const { name, contact } = site;
const { phone, email } = contact;

const call = jest.mocked(sendContactEmail);
let answer: () => void;
/** Makes the last call succeed. */
const succeed = () => act(() => Promise.resolve().then(answer));

const mount = (sendsNothing = false) =>
  render(<ContactForm name={name} phone={phone} email={email} sendsNothing={sendsNothing} />);
const control = (field: ContactField) => screen.getByLabelText<HTMLInputElement>(contactRules[field].label);
const hints: Partial<Enquiry> = { phone: 'US or Canada: 123-456-7890' };
const liveRegion = () => document.querySelector('form [aria-live]')!;
const button = (label: string) => screen.getByRole('button', { name: label });
const send = () => userEvent.click(button('Send'));
const submit = () => fireEvent.submit(control('name').form!);
const values = () => Object.fromEntries(contactFields.map((field) => [field, control(field).value]));
const callLink = () => screen.queryByRole('link', { name: `Call us: ${phone.display}` });

function fill(message: Enquiry) {
  for (const field of contactFields) fireEvent.change(control(field), { target: { value: message[field] } });
}

/** Whether a visitor may leave the page without a question from the browser. */
const leavesUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  jest.clearAllMocks();
  clearDraft();
  call.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

describe('an enquiry that is being written', () => {
  beforeEach(() => void mount());

  test('has four rows for the message, and tells browsers and screen readers what each field needs (§5)', () => {
    const told = ['type', 'inputmode', 'autocomplete', 'autocapitalize', 'autocorrect', 'spellcheck', 'rows'];
    expect(contactFields.map((field) => told.map((name) => control(field).getAttribute(name)))).toEqual([
      ['text', null, 'name', null, null, null, null],
      ['text', 'email', 'email', 'none', 'off', 'false', null],
      ['tel', 'tel', 'tel', null, null, null, null],
      [null, null, null, null, null, null, '4'],
    ]);
    for (const field of contactFields) expect(control(field)).toHaveAttribute('aria-required', 'true');
  });

  test.each(contactFields)('is not sent with a wrong %s, and shows only that error (§5)', async (field) => {
    const { value } = rows('invalid').find((wrong) => wrong.field === field && wrong.value.trim() !== '')!;
    fill({ ...validEnquiry, [field]: value });
    // Screen readers read the error of the field that gets the focus.
    const errorAtFocus = jest.fn(() => screen.queryByText(contactErrors[field]));
    control(field).onfocus = errorAtFocus;
    await send();
    expect(errorAtFocus).toHaveReturnedWith(expect.any(HTMLElement));
    for (const shown of contactFields) {
      const description = [shown === field && contactErrors[shown], hints[shown]];
      expect(control(shown)).toHaveAccessibleDescription(description.filter(Boolean).join(' '));
      expect(control(shown).getAttribute('aria-invalid') === 'true').toBe(shown === field);
    }
    expect(control(field)).toHaveFocus();
    expect(call).not.toHaveBeenCalled();
  });

  test('shows errors only after Send, and loses the error of a field that changes (§4)', async () => {
    await userEvent.type(control('email'), 'ana@');
    await userEvent.tab();
    expect(screen.queryByText(contactErrors.email)).toBeNull();
    await send();
    await userEvent.type(control('email'), 'a');
    expect(screen.queryByText(contactErrors.email)).toBeNull();
    // An extension fills the field in and dispatches only `change`.
    fireEvent.change(control('name'), { target: { value: 'Ana' } });
    expect(screen.queryByText(contactErrors.name)).toBeNull();
    expect(screen.getByText(contactErrors.phone)).toBeVisible();
  });

  test('tells screen readers at each Send how many fields are wrong and the first error', async () => {
    await send();
    const [said] = liveRegion().children;
    await send();
    // The same words are said again if their element is new.
    expect(liveRegion()).not.toContainElement(said as HTMLElement);
    expect(liveRegion()).toHaveTextContent(`4 fields need a correction. ${contactErrors.name}`);
    await userEvent.type(control('name'), 'A');
    expect(liveRegion()).toBeEmptyDOMElement();
    fill({ ...validEnquiry, phone: '' });
    await send();
    expect(liveRegion()).toHaveTextContent(`1 field needs a correction. ${contactErrors.phone}`);
  });

  test('is checked and sent as its own fields have it, whatever an extension does to the form', async () => {
    await send();
    // The extension dispatches no event, and has fields of the same names.
    for (const field of contactFields) control(field).value = validEnquiry[field];
    const { form } = control('name');
    for (const insert of ['prepend', 'append'] as const)
      for (const name of contactFields)
        form![insert](Object.assign(document.createElement('input'), { name, value: 'eve' }));
    await send();
    expect(call.mock.calls).toEqual([[validEnquiry]]);
    for (const text of Object.values(contactErrors)) expect(screen.queryByText(text)).toBeNull();
  });
});

describe('while an enquiry is sent', () => {
  beforeEach(() => {
    mount();
    fill(validEnquiry);
    expect(leavesUnasked()).toBe(true);
    // A second press comes before React renders.
    act(() => [1, 2].forEach(submit));
  });

  test('Send is disabled, fields are read-only, and the browser asks before leaving (§4)', async () => {
    expect(button('Sending')).toBeDisabled();
    for (const field of contactFields) await userEvent.type(control(field), 'more');
    expect(values()).toEqual(validEnquiry);
    expect(leavesUnasked()).toBe(false);
    await succeed();
    expect(leavesUnasked()).toBe(true);
  });

  test('one enquiry is sent, and counted without its words, however often Send is pressed', async () => {
    await userEvent.type(control('name'), '{Enter}{Enter}');
    submit();
    await succeed();
    submit();
    expect(call.mock.calls).toEqual([[validEnquiry]]);
    expect(jest.mocked(trackEvent).mock.calls).toEqual([[{ name: 'generate_lead' }]]);
  });

  test('a change by an extension or dictation in a read-only field does not end the sending', async () => {
    fireEvent.input(control('name'), { target: { value: 'Ana B.' } });
    expect(button('Sending')).toBeDisabled();
    await succeed();
    fireEvent.input(control('name'), { target: { value: 'Ana C.' } });
    expect(screen.getByText(sentText)).toBeVisible();
  });

  test('the focus stays where a visitor has moved it in the meantime', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await succeed();
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  test('thanks replace Send, all fields are disabled (§4), and the status has the focus', async () => {
    expect(liveRegion()).toHaveFocus();
    control('message').focus();
    await succeed();
    expect(liveRegion()).toHaveFocus();
    expect(liveRegion()).toHaveTextContent(sentText);
    expect(screen.queryByRole('button')).toBeNull();
    for (const field of contactFields) expect(control(field)).toBeDisabled();
  });
});

describe('an enquiry that fails', () => {
  const failure = new Error('unavailable');

  beforeEach(async () => {
    mount();
    fill(validEnquiry);
    // An extension has a button before Send.
    control('name').before(document.createElement('button'));
    call.mockRejectedValueOnce(failure);
    submit();
    // The form moves the focus some moments after its alert.
    await waitFor(() => expect(button('Send')).toHaveFocus());
    expect(jest.mocked(console.error).mock.calls).toEqual([[failure]]);
    jest.mocked(console.error).mockClear();
  });

  test('is counted by analytics without any of its words', () => {
    const params = { description: 'enquiry failed', fatal: false };
    expect(jest.mocked(trackEvent).mock.calls).toEqual([[{ name: 'exception', params }]]);
  });

  test('shows what to do instead, and puts the focus on Send, which it describes', () => {
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.instances).toContain(callLink()!.closest('p'));
    expect(button('Send')).toHaveAccessibleDescription(
      `${failedText} Call us: ${phone.display} Send it by email`,
    );
    expect(callLink()).toHaveAttribute('href', phone.href);
    // The number reads from left to right on a page that is translated into Arabic.
    expect(screen.getByText(phone.display)).toHaveAttribute('dir', 'ltr');
    expect(liveRegion()).not.toContainElement(callLink());
  });

  test('leaves the focus in the field where a visitor goes on typing', async () => {
    jest.useFakeTimers();
    call.mockRejectedValueOnce(failure);
    jest.mocked(window.alert).mockImplementationOnce(() => control('message').focus());
    submit();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
    expect(control('message')).toHaveFocus();
    expect(console.error).toHaveBeenCalledWith(failure);
    jest.mocked(console.error).mockClear();
  });

  test('returns to editing when a field changes', async () => {
    await userEvent.type(control('message'), '!');
    expect(callLink()).toBeNull();
    expect(button('Send')).not.toHaveAccessibleDescription();
  });
});

describe('a form that crashes', () => {
  afterEach(() => {
    expect(screen.queryByRole('textbox')).toBeNull();
    // React logs the error.
    expect(console.error).toHaveBeenCalled();
    jest.mocked(console.error).mockClear();
  });

  /** Removes the error of the name before React does, as an extension may, and changes the name. */
  const breakWhileTyping = async (name: string) => {
    await userEvent.clear(control('name'));
    await send();
    screen.getByText(contactErrors.name).closest('p')!.remove();
    await userEvent.type(control('name'), name);
  };

  const expectOtherWays = async (text: RegExp | string) => {
    expect(await screen.findByText(text)).toBeVisible();
    const mail = screen.getByRole('link', { name: 'Send it by email' });
    expect(mail).toHaveAttribute('href', `mailto:${email}`);
    expect(callLink()).toHaveAttribute('href', phone.href);
  };

  /** Presses Send after an extension has removed an element that React is about to change. */
  const crashAtSend = () => {
    mount();
    fill(validEnquiry);
    button('Send').firstElementChild!.remove();
    submit();
  };

  test('at Send shows that it is sending, then thanks', async () => {
    crashAtSend();
    expect(await screen.findByText('Sending')).toBeVisible();
    expect(screen.queryByText(failedText)).toBeNull();
    await succeed();
    expect(screen.getByText(sentText)).toBeVisible();
    expect(screen.getByText(sentText).closest('[aria-live="polite"]')).not.toBeNull();
  });

  test('at Send shows phone and email, with the typed text, when the sending fails', async () => {
    call.mockRejectedValueOnce(new Error('503'));
    crashAtSend();
    await expectOtherWays(failedText);
    // jsdom follows only addresses in its document.
    jest.mocked(mailtoLink).mockReturnValueOnce('#mail');
    // Otherwise a second, empty mail would open.
    expect(fireEvent.click(screen.getByRole('link', { name: 'Send it by email' }))).toBe(false);
    expect(mailtoLink).toHaveBeenCalledWith(email, `Enquiry for ${name}`, validEnquiry);
    expect(window.location.hash).toBe('#mail');
  });

  test('recovers from the first crash with the typed text, and shows phone and email after the second', async () => {
    mount();
    fill(validEnquiry);
    await breakWhileTyping('A');
    expect(values()).toEqual({ ...validEnquiry, name: 'A' });
    expect(control('name')).toHaveFocus();
    await breakWhileTyping('B');
    await expectOtherWays(/^The form has stopped working\. /);
  });
});

describe('the draft', () => {
  /** Mounts the form after a reload, which leaves only the session's storage. */
  const reload = () => {
    const stored = Object.entries<string>(window.sessionStorage);
    cleanup();
    clearDraft();
    for (const [key, text] of stored) window.sessionStorage.setItem(key, text);
    mount();
  };

  test('survives a reload, until it is sent', async () => {
    mount();
    await userEvent.type(control('name'), 'Ana');
    await userEvent.type(control('message'), 'Two{Enter}lines');
    // An extension fills the field in and dispatches only `change`.
    control('phone').value = '4355550199';
    fireEvent(control('phone'), new Event('change', { bubbles: true }));
    reload();
    expect(values()).toEqual({ ...emptyEnquiry, name: 'Ana', phone: '4355550199', message: 'Two\nlines' });
    fill(validEnquiry);
    await send();
    await succeed();
    reload();
    expect(values()).toEqual(emptyEnquiry);
  });

  test.each(['no JSON', '{"name":7}'])('is empty when the session holds %s', (stored) => {
    window.sessionStorage.setItem('enquiry', stored);
    mount();
    expect(values()).toEqual(emptyEnquiry);
  });
});

test('the form of a preview shows thanks, says that nothing was sent and sends nothing', async () => {
  mount(true);
  fill(validEnquiry);
  fireEvent.click(button('Send'));
  expect(button('Sending')).toBeDisabled();
  await screen.findByText('Preview: nothing was sent');
  expect(screen.getByText(sentText)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});
