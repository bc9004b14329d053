/** @jest-environment jsdom */
import { clearDraft, keepDraft } from '../../lib/browser/draft';

beforeEach(clearDraft);

/** Replaces the document by one with a link and with a form that has this message. */
function newForm(message: string) {
  document.body.innerHTML = `<a href="tel:+14355550142">Call us</a>
    <form><textarea name="message" id="contact-message">${message}</textarea></form>`;
  const [link, form, field] = document.querySelectorAll<HTMLElement>('a, form, textarea');
  return { link: link!, form: form as HTMLFormElement, field: field as HTMLTextAreaElement };
}

test('the draft replaces no text that is typed already', () => {
  keepDraft(newForm('Thank you.').form);
  const { form, field } = newForm('Hello.');
  keepDraft(form);
  expect(field).toHaveValue('Hello.');
});

test('a form that React hydrates does not take the focus', () => {
  const { form, field } = newForm('Thank you.');
  field.focus();
  keepDraft(form);
  field.blur();
  keepDraft(form);
  expect(document.body).toHaveFocus();
});

test('a form that React renders anew does not take the focus from a link', () => {
  const before = newForm('Thank you.');
  before.field.focus();
  keepDraft(before.form);
  const { form, link } = newForm('');
  link.focus();
  keepDraft(form);
  expect(link).toHaveFocus();
});
