import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { ContactForm } from '../../components/contact-form/ContactForm';
import { contactFields, type ContactField } from '../../lib/contact';
import { parseContent } from '../../lib/content/problems';
import { sendContactEmail, trackEvent } from '../../lib/browser/firebase';
import { pressedKey } from '../../lib/marks';
import { siteOf } from '../../lib/content/site';
import shipped from '../../test-support/companies/shipped.json';
import { emptyMessage, errorTexts, validMessage } from '../../test-support/contact-cases';

jest.mock('../../lib/browser/firebase');

const { form: words, phone, email } = siteOf(parseContent(shipped)).contact;

const call = jest.mocked(sendContactEmail);
const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);

const field = (name: ContactField) => screen.getByLabelText<HTMLInputElement>(words.labels[name]);
const hint = (name: ContactField) => (name === 'phone' ? words.phoneHint : '');
const button = (name: string) => screen.getByRole('button', { name });
const values = () => Object.fromEntries(contactFields.map((name) => [name, field(name).value]));

function fill(message: Partial<Record<ContactField, string>>) {
  for (const name of contactFields) {
    fireEvent.change(field(name), { target: { value: message[name] ?? '' } });
  }
}

/** Whether the visitor may leave without being asked. */
const leavesUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A call that stays pending until the test settles it. */
function holdCall() {
  let end: { resolve: () => void; reject: (error: Error) => void } | undefined;
  call.mockImplementationOnce(() => new Promise((resolve, reject) => (end = { resolve, reject })));
  return {
    succeed: () =>
      act(async () => {
        end?.resolve();
        await Promise.resolve();
      }),
    fail: (error: Error) =>
      act(async () => {
        end?.reject(error);
        await Promise.resolve();
      }),
  };
}

beforeEach(() => {
  jest.clearAllMocks();
  window.sessionStorage.clear();
});

describe('the form', () => {
  beforeEach(() => {
    render(<ContactForm words={words} phone={phone} email={email} />);
  });

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
      if (other === name) {
        expect(field(other)).toBeInvalid();
        expect(field(other)).toHaveAccessibleDescription(
          `${hint(other)} ${errorTexts[other]}`.trim(),
        );
        expect(field(other)).toHaveFocus();
      } else {
        expect(field(other)).toBeValid();
        expect(field(other)).toHaveAccessibleDescription(hint(other));
      }
    }
    expect(call).not.toHaveBeenCalled();
  });

  test.each(contactFields)('clears the error of %s alone when its value changes', async (name) => {
    await userEvent.click(button(words.send));
    await userEvent.type(field(name), 'x');
    for (const other of contactFields) {
      expect(screen.queryByText(errorTexts[other]) === null).toBe(other === name);
    }
  });

  test('sends the values, trimmed', async () => {
    fill({ ...validMessage, name: '  Ana Ruiz ', message: '\nHello\nagain\n' });
    await userEvent.click(button(words.send));
    expect(call.mock.calls).toEqual([[{ ...validMessage, message: 'Hello\nagain' }]]);
  });

  test('says Sending and cannot be pressed while the call runs', async () => {
    const { succeed } = holdCall();
    fill(validMessage);
    await userEvent.click(button(words.send));
    expect(button(words.sending)).toBeDisabled();
    expect(trackEvent).not.toHaveBeenCalled();
    await succeed();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('takes no more words and asks before the visitor leaves while the call runs', async () => {
    const { succeed } = holdCall();
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
    const { succeed } = holdCall();
    fill(validMessage);
    await userEvent.dblClick(button(words.send));
    await userEvent.type(field('name'), '{Enter}{Enter}');
    fireEvent.submit(field('name').form!);
    expect(call).toHaveBeenCalledTimes(1);
    await succeed();
    fireEvent.submit(field('name').form!);
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('thanks, disables every field and stays so once the call succeeded', async () => {
    call.mockResolvedValueOnce();
    fill(validMessage);
    await userEvent.click(button(words.send));
    expect(screen.getByRole('status')).toHaveTextContent(words.sent);
    expect(screen.getByRole('status')).toHaveFocus();
    for (const name of contactFields) expect(field(name)).toBeDisabled();
    expect(screen.queryByRole('button')).toBeNull();
    expect(trackEvent).toHaveBeenCalledWith({ name: 'generate_lead' });
  });

  test('alerts, logs and keeps every word when the call fails, then sends again', async () => {
    const { fail } = holdCall();
    const error = new Error('internal');
    fill(validMessage);
    await userEvent.click(button(words.send));
    await fail(error);

    expect(alert.mock.calls).toEqual([[words.failed]]);
    expect(console.error).toHaveBeenCalledWith(error);
    jest.mocked(console.error).mockClear();
    expect(values()).toEqual(validMessage);
    expect(trackEvent).toHaveBeenCalledWith(expect.objectContaining({ name: 'exception' }));
    for (const name of contactFields) {
      expect(field(name)).toBeEnabled();
      expect(field(name)).not.toHaveAttribute('readonly');
    }
    expect(leavesUnasked()).toBe(true);

    call.mockResolvedValueOnce();
    await userEvent.click(button(words.send));
    expect(screen.getByRole('status')).toHaveTextContent(words.sent);
    expect(call).toHaveBeenCalledTimes(2);
  });
});

test('carries out a Send that was pressed before the page was interactive', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<ContactForm words={words} phone={phone} email={email} />);
  for (const name of contactFields) field(name).value = validMessage[name];
  container.querySelector('form')!.dataset[pressedKey] = 'yes';
  call.mockResolvedValueOnce();

  render(<ContactForm words={words} phone={phone} email={email} />, {
    container,
    hydrate: true,
  });

  expect(await screen.findByText(words.sent)).toBeVisible();
  expect(call.mock.calls).toEqual([[validMessage]]);
});

describe('what was typed', () => {
  const mount = () => render(<ContactForm words={words} phone={phone} email={email} />);

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
