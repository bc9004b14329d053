/** @jest-environment jsdom */
import { keepDraft } from '../../lib/browser/draft';

/** A form with the focus in its field for the phone number. */
async function formWithFocus() {
  document.body.innerHTML = '<form><input name="phone"><textarea name="message"></textarea></form>';
  const form = document.querySelector('form')!;
  const phone = form.querySelector('input')!;
  keepDraft(form);
  phone.focus();
  // The focus is noted in a microtask.
  await Promise.resolve();
  return { form, phone };
}

test('a visitor between two fields is not taken back when React hydrates the form', async () => {
  const { form, phone } = await formWithFocus();
  phone.blur();
  keepDraft(form);
  expect(document.body).toHaveFocus();
});

test('a form in place of the one before takes over the focus', async () => {
  const { form } = await formWithFocus();
  const other = form.cloneNode(true) as HTMLFormElement;
  form.replaceWith(other);
  keepDraft(other);
  expect(other.querySelector('input')).toHaveFocus();
});

test('a form that is put back into the document gets its focus back', async () => {
  const { form, phone } = await formWithFocus();
  form.remove();
  document.body.append(form);
  keepDraft(form, true);
  expect(phone).toHaveFocus();
});
