import { controlsOf, textsOf, type Control } from '../dom';

/** The key of the draft in the tab's session storage. After a reload or a crash, the draft is still there. */
const key = 'enquiry';

/**
 * The form that was kept last, and its field that had the focus last. React may remove the form from the
 * document.
 */
let last: { form: HTMLFormElement; field?: Control } | undefined;

/** @returns the texts of the draft. There are none if the browser refuses storage. */
function readDraft(): Record<string, unknown> {
  try {
    return Object(JSON.parse(window.sessionStorage.getItem(key) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const draftOf = (form: HTMLFormElement) =>
  Object.fromEntries(Object.entries(textsOf(form)).filter(([, text]) => text !== ''));

function saveDraft(): void {
  if (!last) return;
  const texts = draftOf(last.form);
  try {
    if (Object.keys(texts).length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(texts));
  } catch {}
}

function noteFocus(): void {
  const focused = last && controlsOf(last.form).find((control) => control === document.activeElement);
  if (last && focused) last.field = focused;
}

/**
 * Deletes the draft and forgets its form, so a later form starts empty. What was sent becomes the default
 * text of each field, because browsers restore only texts that differ from the default.
 */
export function clearDraft(): void {
  if (last) {
    const { form } = last;
    for (const control of controlsOf(form)) {
      control.defaultValue = control.value;
      // Firefox looks for the default text of a textarea in this attribute.
      control.setAttribute('value', control.value);
    }
    form.reset();
  }
  last = undefined;
  try {
    window.sessionStorage.removeItem(key);
  } catch {}
}

function restore(form: HTMLFormElement, texts: Record<string, unknown>): void {
  for (const control of controlsOf(form)) {
    const text = texts[control.name];
    if (control.value === '' && typeof text === 'string') control.value = text;
  }
}

/** Moves the focus and the selection of a field that was removed to the same field of another form. */
function moveFocus(from: Control, form: HTMLFormElement): void {
  const control = controlsOf(form).find(({ name }) => name === from.name);
  control?.focus({ preventScroll: true });
  control?.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}

/**
 * Puts the draft into the empty fields of a form, then saves the form at once and whenever it changes.
 * hydrate.ts keeps each form before React hydrates it, and EnquiryForm keeps the form that React has mounted. If
 * React rendered it anew, it takes over the texts, the focus and the selection of the form before it.
 */
export function keepDraft(form: HTMLFormElement): void {
  const before = last;
  last = { form };
  restore(form, { ...readDraft(), ...(before && draftOf(before.form)) });
  const hasLostFocus = before?.form !== form && document.activeElement === document.body;
  if (before?.field && hasLostFocus) moveFocus(before.field, form);
  noteFocus();
  // The browser adds these once, also if the same form is kept twice.
  form.addEventListener('focusin', noteFocus);
  // Some extensions fill in forms and dispatch only `change`.
  for (const type of ['input', 'change']) form.addEventListener(type, saveDraft);
  // It calls saveDraft, and stops a press of Send that did not see these texts (first-paint.ts).
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
