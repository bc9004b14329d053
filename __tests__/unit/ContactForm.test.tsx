/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ContactForm } from '../../components/contact-form/ContactForm';
import { sendContactEmail, trackEvent } from '../../lib/browser/firebase';
import {
  contactErrors,
  contactFields,
  type ContactField,
  type ContactMessage,
} from '../../lib/contact';
import { site } from '../../lib/content';
import { sendPressedAttribute } from '../../lib/dom';
import { emptyMessage as empty, validMessage as enquiry } from '../contact-cases';

jest.mock('../../lib/browser/firebase');

const { name, contact } = site;
const { phone, email } = contact;
const words = { ...contact.form, messageHint: 'Date, riders, town' };

const call = jest.mocked(sendContactEmail);

const mount = () => render(<ContactForm words={words} name={name} phone={phone} email={email} />);
const field = (of: ContactField) => screen.getByLabelText<HTMLInputElement>(words.labels[of]);
const hints: Partial<ContactMessage> = { phone: words.phoneHint, message: words.messageHint };
const button = (label: string) => screen.getByRole('button', { name: label });
const send = () => userEvent.click(button(words.send));
const values = () => Object.fromEntries(contactFields.map((of) => [of, field(of).value]));
const callLink = () => screen.queryByRole('link', { name: `Call us: ${phone.display}` });

function fill(message: ContactMessage) {
  for (const of of contactFields) fireEvent.change(field(of), { target: { value: message[of] } });
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
  jest.spyOn(window, 'alert').mockImplementation(() => undefined);
});

describe('an enquiry in the making', () => {
  beforeEach(() => void mount());

  test('starts with empty fields, four rows for the message, no error and Send', () => {
    expect(values()).toEqual(empty);
    expect(field('message')).toHaveAttribute('rows', '4');
    for (const text of Object.values(contactErrors)) expect(screen.queryByText(text)).toBeNull();
    expect(button(words.send)).toBeEnabled();
  });

  test('has no error while a visitor types or leaves a field', async () => {
    await userEvent.type(field('email'), 'ana@');
    await userEvent.tab();
    expect(screen.queryByText(contactErrors.email)).toBeNull();
  });

  test.each(contactFields)('with a wrong %s is not sent: its error alone is shown', async (of) => {
    fill({ ...enquiry, [of]: '  ' });
    await send();
    for (const each of contactFields) {
      const description = [hints[each], each === of && contactErrors[each]];
      expect(field(each)).toHaveAccessibleDescription(description.filter(Boolean).join(' '));
      expect(field(each).getAttribute('aria-invalid') === 'true').toBe(each === of);
    }
    expect(field(of)).toHaveFocus();
    expect(call).not.toHaveBeenCalled();
  });

  test('loses a field’s error when its value changes, and keeps the others', async () => {
    await send();
    await userEvent.type(field('name'), 'A');
    expect(screen.queryByText(contactErrors.name)).toBeNull();
    expect(screen.getByText(contactErrors.phone)).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('has its wrong fields counted for screen readers at every Send', async () => {
    const count = () => screen.getByText('4 fields need a correction.');
    await send();
    const first = count();
    await send();
    expect(screen.getByRole('status')).toContainElement(count());
    expect(count()).not.toBe(first);
  });

  test('has no old error once it is sent, though fields were changed without an event', async () => {
    await send();
    for (const of of contactFields) field(of).value = enquiry[of];
    const succeed = holdCall();
    await send();
    const stand = () => Object.values(contactErrors).filter((text) => screen.queryByText(text));
    expect(stand()).toEqual([]);
    await succeed();
    expect(stand()).toEqual([]);
    expect(call).toHaveBeenCalledWith(enquiry);
  });
});

describe('a text that is longer than its limit', () => {
  const message = 'x'.repeat(8000);
  const tooLong = 'The message is 4,000 characters too long';

  test('stays whole through a reload, and Send says by how much it is too long', async () => {
    const first = mount();
    fill({ ...enquiry, message });
    first.unmount();
    mount();
    expect(values()).toEqual({ ...enquiry, message });
    await send();
    expect(field('message')).toHaveAccessibleDescription(`${words.messageHint} ${tooLong}`);
    expect(field('message')).toHaveFocus();
    expect(call).not.toHaveBeenCalled();
  });

  test('is not cut by the browser in any field', () => {
    mount();
    for (const of of contactFields) expect(field(of)).not.toHaveAttribute('maxlength');
  });
});

describe('the count of a message’s characters', () => {
  const type = (length: number) =>
    fireEvent.input(field('message'), { target: { value: 'x'.repeat(length) } });
  const count = () => screen.queryByText(/characters? (left|too many)/, { ignore: '.sr-only' });
  const spoken = () => field('message').form!.querySelector('p[aria-live]')!;

  beforeEach(() => {
    jest.useFakeTimers();
    mount();
  });

  afterEach(() => jest.useRealTimers());

  test.each([
    [3799, null],
    [3800, '200 characters left'],
    [3999, '1 character left'],
    [4000, '0 characters left'],
    [4001, '1 character too many'],
    [5234, '1,234 characters too many'],
  ])('of %d says %s', (length, text) => {
    type(length);
    expect(count()?.textContent ?? null).toBe(text);
  });

  test('is heard when the typing pauses, not at every key', () => {
    const region = spoken();
    expect(region).toHaveAttribute('aria-live', 'polite');
    for (const length of [3900, 3901, 3902]) {
      type(length);
      act(() => jest.advanceTimersByTime(999));
      expect(region).toBeEmptyDOMElement();
    }
    act(() => jest.advanceTimersByTime(1));
    expect(spoken()).toBe(region);
    expect(region).toHaveTextContent('98 characters left');
    expect(count()).toHaveAttribute('aria-hidden', 'true');
  });

  test('gives way to the error that says the same, and is there again once that goes', () => {
    fill({ ...enquiry, message: 'x'.repeat(4010) });
    fireEvent.submit(field('name').form!);
    expect(count()).toBeNull();
    type(4009);
    expect(count()).toHaveTextContent('9 characters too many');
  });
});

describe('while an enquiry is sent', () => {
  let succeed: ReturnType<typeof holdCall>;

  beforeEach(async () => {
    mount();
    succeed = holdCall();
    fill(enquiry);
    expect(leavesUnasked()).toBe(true);
    await send();
  });

  test('the button says so, no word can be typed, and the visitor is asked before leaving', async () => {
    expect(button(words.sending)).toBeDisabled();
    for (const of of contactFields) await userEvent.type(field(of), 'more');
    expect(values()).toEqual(enquiry);
    expect(leavesUnasked()).toBe(false);
    await succeed();
    expect(leavesUnasked()).toBe(true);
  });

  test.each([
    ['tel:+14355550142', true],
    ['sms:+14355550142', true],
    ['mailto:hello@redrim.example', true],
    ['https://redrim.example/', false],
  ])('a press on a link to %s leaves without a question: %s', (href, unasked) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    link.append(document.createElement('span'));
    // jsdom follows no link.
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link.firstElementChild!);
    expect(leavesUnasked()).toBe(unasked);
    // The question after it concerns another way to leave.
    expect(leavesUnasked()).toBe(false);
    link.remove();
  });

  test('it is sent once, however often Send and Enter are pressed', async () => {
    await userEvent.type(field('name'), '{Enter}{Enter}');
    fireEvent.submit(field('name').form!);
    expect(call.mock.calls).toEqual([[enquiry]]);
    await succeed();
    fireEvent.submit(field('name').form!);
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('a change by an extension or dictation, in a read-only field, changes nothing', async () => {
    fireEvent.input(field('name'), { target: { value: 'Ana B.' } });
    expect(button(words.sending)).toBeDisabled();
    await succeed();
    fireEvent.input(field('name'), { target: { value: 'Ana C.' } });
    expect(screen.getByText(words.sent)).toBeVisible();
  });

  test('it ends with thanks in place of Send, and fields that take no words', async () => {
    await succeed();
    expect(screen.getByRole('status')).toHaveTextContent(words.sent);
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
    for (const of of contactFields) expect(field(of)).toBeDisabled();
  });

  test('it is counted by analytics, which get no word of it', async () => {
    await succeed();
    expect(jest.mocked(trackEvent).mock.calls).toEqual([[{ name: 'generate_lead' }]]);
  });
});

describe('an enquiry that fails', () => {
  const failure = new Error('unavailable');

  beforeEach(async () => {
    mount();
    fill(enquiry);
    call.mockRejectedValueOnce(failure);
    await userEvent.type(field('name'), '{Enter}');
    expect(jest.mocked(console.error).mock.calls).toEqual([[failure]]);
    jest.mocked(console.error).mockClear();
  });

  test('is said in an alert, keeps every word and can be sent again', async () => {
    expect(jest.mocked(window.alert).mock.calls).toEqual([[words.failed]]);
    expect(values()).toEqual(enquiry);
    call.mockResolvedValueOnce();
    await send();
    expect(call).toHaveBeenCalledTimes(2);
    expect(await screen.findByText(words.sent)).toBeVisible();
  });

  test('is counted by analytics, which get no word of it', () => {
    const params = { description: 'enquiry failed', fatal: false };
    expect(jest.mocked(trackEvent).mock.calls).toEqual([[{ name: 'exception', params }]]);
  });

  test('puts the focus on Send, which is described by what to do instead', () => {
    expect(button(words.send)).toHaveFocus();
    expect(button(words.send)).toHaveAccessibleDescription(
      `${words.failed} Call us: ${phone.display} ${words.failedMail}`,
    );
    expect(callLink()).toHaveAttribute('href', phone.href);
    expect(screen.getByRole('status')).not.toContainElement(callLink());
  });

  test('is editing again once a field changes', async () => {
    await userEvent.type(field('message'), '!');
    expect(callLink()).toBeNull();
    expect(button(words.send)).not.toHaveAccessibleDescription();
  });
});

test('a Send that was pressed before the form was ready is carried out once it is', async () => {
  document.documentElement.toggleAttribute(sendPressedAttribute, true);
  mount();
  expect(await screen.findByText(contactErrors.name)).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute(sendPressedAttribute);
});

describe('a form that React gives up', () => {
  afterEach(() => {
    expect(screen.queryByRole('textbox')).toBeNull();
    // React logs what made it give up.
    expect(console.error).toHaveBeenCalled();
    jest.mocked(console.error).mockClear();
  });

  /** Takes away the error of a changed name, as an extension may, before React does. */
  const breakWhileTyping = async (name: string) => {
    await userEvent.clear(field('name'));
    await send();
    screen.getByText(contactErrors.name).closest('p')!.remove();
    await userEvent.type(field('name'), name);
  };

  const expectOtherWays = async (text: string) => {
    expect(await screen.findByText(text)).toBeVisible();
    const mail = screen.getByRole('link', { name: words.failedMail });
    expect(mail).toHaveAttribute('href', `mailto:${email}`);
    expect(callLink()).toHaveAttribute('href', phone.href);
  };

  describe('at Send', () => {
    beforeEach(() => {
      mount();
      fill(enquiry);
      // An extension has taken away what React is about to change.
      button(words.send).closest('div')!.remove();
    });

    test('says that it is sending, then leaves thanks in its place', async () => {
      const succeed = holdCall();
      fireEvent.submit(field('name').form!);
      expect(await screen.findByText(words.sending)).toBeVisible();
      expect(screen.queryByText(words.failed)).toBeNull();
      await succeed();
      expect(screen.getByText(words.sent)).toBeVisible();
    });

    test('leaves telephone and email in its place when that fails', async () => {
      call.mockRejectedValueOnce(new Error('503'));
      fireEvent.submit(field('name').form!);
      await expectOtherWays(words.failed);
    });
  });

  test('while it sends is announced by a region that was there before, and warns of leaving', async () => {
    mount();
    const region = document.querySelector('[aria-live=polite]:not(form *)');
    await send();
    // Without events, so that the errors stand until the next Send.
    for (const of of contactFields) field(of).value = enquiry[of];
    screen.getByText(contactErrors.name).closest('p')!.remove();
    const succeed = holdCall();
    fireEvent.submit(field('name').form!);
    expect(region).toContainElement(await screen.findByText(words.sending));
    expect(leavesUnasked()).toBe(false);
    await succeed();
    expect(region).toContainElement(screen.getByText(words.sent));
    expect(leavesUnasked()).toBe(true);
  });

  test('is there again with every word, then leaves telephone and email in its place', async () => {
    mount();
    call.mockRejectedValueOnce(new Error('503'));
    fill(enquiry);
    await send();
    await breakWhileTyping('A');
    expect(values()).toEqual({ ...enquiry, name: 'A' });
    expect(field('name')).toHaveFocus();
    await breakWhileTyping('B');
    await expectOtherWays(words.withoutItsScript);
  });
});

test('a form that fails, is then invalid and then breaks is there again with every word', async () => {
  mount();
  fill(enquiry);
  call.mockRejectedValueOnce(new Error('503'));
  await send();
  // Without an event, as some extensions do: to the visitor the form has failed all along.
  field('name').value = '';
  await send();
  screen.getByText(contactErrors.name).closest('p')!.remove();
  await userEvent.type(field('name'), 'A');
  expect(values()).toEqual({ ...enquiry, name: 'A' });
  expect(console.error).toHaveBeenCalled();
  jest.mocked(console.error).mockClear();
});

describe('what was typed', () => {
  test('is there again after a reload, until it is sent', async () => {
    const first = mount();
    await userEvent.type(field('name'), 'Ana');
    await userEvent.type(field('message'), 'Two{Enter}lines');
    first.unmount();

    const second = mount();
    expect(values()).toEqual({ ...empty, name: 'Ana', message: 'Two\nlines' });
    fill(enquiry);
    call.mockResolvedValueOnce();
    await send();
    await screen.findByText(words.sent);
    second.unmount();

    mount();
    expect(values()).toEqual(empty);
  });

  test.each(['no JSON', '[1]', '{"name":7,"other":"x"}', 'null'])(
    'is nothing when the session holds %s',
    (stored) => {
      window.sessionStorage.setItem('enquiry', stored);
      mount();
      expect(values()).toEqual(empty);
    },
  );
});
