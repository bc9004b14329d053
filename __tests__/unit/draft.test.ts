/** @jest-environment jsdom */
import { keepDraft } from '../../lib/browser/draft';

/** Returns a form with an enquiry, which keepDraft keeps, and its focused field. */
async function formWithFocus() {
  document.body.innerHTML = `<a href="tel:+14355550142">Call us</a>
    <form><input name="phone"><textarea name="message"></textarea></form>`;
  const form = document.querySelector('form')!;
  const [phone, message] = form.querySelectorAll<HTMLInputElement>('[name]');
  phone!.value = '435 555 0199';
  message!.value = 'Thank you.';
  keepDraft(form);
  phone!.focus();
  // keepDraft notes the focus in a microtask.
  await Promise.resolve();
  return { form, phone: phone! };
}

const textsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** Puts another form in the place of a form, as React does when it renders the form anew. */
function replace(form: HTMLFormElement, { message = '' } = {}) {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  copy.querySelector('textarea')!.value = message;
  form.replaceWith(copy);
  keepDraft(copy);
  return copy;
}

test('the draft has what an extension fills in with a change event alone', async () => {
  const { phone } = await formWithFocus();
  phone.value = '435 555 0142';
  phone.dispatchEvent(new Event('change', { bubbles: true }));
  expect(sessionStorage.getItem('enquiry')).toContain('435 555 0142');
});

test('the draft replaces no text that is typed already', async () => {
  const { form } = await formWithFocus();
  const { message } = textsOf(replace(form, { message: 'Hello.' }));
  expect(message).toBe('Hello.');
});

test('a visitor between two fields is not taken back when React hydrates the form', async () => {
  const { form, phone } = await formWithFocus();
  phone.blur();
  keepDraft(form);
  expect(document.body).toHaveFocus();
});

test('a form that is put back into the document gets its focus back', async () => {
  const { form, phone } = await formWithFocus();
  form.remove();
  document.body.append(form);
  keepDraft(form, true);
  expect(phone).toHaveFocus();
});

describe('a form that React renders anew', () => {
  test('has the typed texts, even if the browser refuses storage', async () => {
    const refused = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refused);
    const { form } = await formWithFocus();
    expect(textsOf(replace(form))).toEqual({ phone: '435 555 0199', message: 'Thank you.' });
    storage.mockRestore();
  });

  test('has the focus in the same field, with the same text selected', async () => {
    const { form, phone } = await formWithFocus();
    phone.setSelectionRange(4, 7, 'backward');
    const field = replace(form).querySelector('input')!;
    expect(field).toHaveFocus();
    const { selectionStart, selectionEnd, selectionDirection } = field;
    expect([selectionStart, selectionEnd, selectionDirection]).toEqual([4, 7, 'backward']);
  });

  test('has the focus in the field to which the visitor was moving', async () => {
    const { form } = await formWithFocus();
    // React hydrates during such an event, before it reaches the form. jsdom then focuses the field that is gone.
    const replaced = new Promise<Element | null>((resolve) =>
      document.body.addEventListener(
        'focusout',
        () => {
          replace(form);
          resolve(document.activeElement);
        },
        { capture: true, once: true },
      ),
    );
    form.querySelector('textarea')!.focus();
    expect(await replaced).toBe(document.querySelector('textarea'));
  });

  test('takes the focus neither from a link nor for a visitor who focuses nothing', async () => {
    const { form, phone } = await formWithFocus();
    phone.blur();
    await Promise.resolve();
    const next = replace(form);
    expect(document.body).toHaveFocus();

    next.querySelector('input')!.focus();
    await Promise.resolve();
    const link = document.querySelector('a')!;
    link.focus();
    replace(next);
    expect(link).toHaveFocus();
  });
});
