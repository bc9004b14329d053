/** @jest-environment jsdom */
import { clearDraft, keepDraft } from '../../lib/browser/draft';
import { textsOf } from '../../lib/dom';

beforeEach(clearDraft);

/** Returns a form with an enquiry, which keepDraft keeps, and its focused field. */
function formWithFocus() {
  document.body.innerHTML = `<a href="tel:+14355550142">Call us</a>
    <form><input name="phone" id="contact-phone"><input name="phone">
      <textarea name="message" id="contact-message"></textarea></form>`;
  const form = document.querySelector('form')!;
  const [phone, message] = form.querySelectorAll<HTMLInputElement>('[id]');
  phone!.value = '435 555 0199';
  message!.value = 'Thank you.';
  keepDraft(form);
  phone!.focus();
  return { form, phone: phone! };
}

/** Puts another form in the place of a form, as React does when it renders the form anew. */
function replace(form: HTMLFormElement, { message = '' } = {}) {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  copy.querySelector('textarea')!.value = message;
  form.replaceWith(copy);
  keepDraft(copy);
  return copy;
}

test('the draft replaces no text that is typed already', () => {
  const { form } = formWithFocus();
  const { message } = textsOf(replace(form, { message: 'Hello.' }));
  expect(message).toBe('Hello.');
});

test('a form that React hydrates does not take the focus', () => {
  const { form, phone } = formWithFocus();
  phone.blur();
  keepDraft(form);
  expect(document.body).toHaveFocus();
});

test('a form that React renders anew does not take the focus from a link', () => {
  const { form } = formWithFocus();
  const link = document.querySelector('a')!;
  link.focus();
  replace(form);
  expect(link).toHaveFocus();
});
