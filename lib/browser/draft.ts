import { contactFields, type ContactMessage } from '../contact';

/**
 * Where this tab's session keeps what a visitor has typed and not yet sent, so that a reload or a crash
 * does not lose it. A browser may refuse storage; then there is no draft, and no error either.
 */
const key = 'enquiry';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The form that is kept now, and its field that has the focus. React may take the form out of the document. */
let kept: { form: HTMLFormElement; focused: Control | undefined } | undefined;

/** @returns the draft's fields; empty without a draft. */
function readDraft(): Partial<ContactMessage> {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '{}');
    const entries = Object.entries(draft as object).filter(
      ([field, value]) =>
        (contactFields as readonly string[]).includes(field) && typeof value === 'string',
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/**
 * Puts the draft into a form's empty fields, then saves the form now and whenever it changes. A form without any
 * text has no draft. A form that React makes anew, in place of the one before, takes over its texts and focus.
 *
 * React may also hydrate a form between the blur of one field and the focus of the next. That form has lost no focus,
 * so none is moved.
 *
 * @param isPutBack whether the form had left the document, so that the browser took its focus.
 * @returns a function that stops saving.
 */
export function keepDraft(form: HTMLFormElement, isPutBack = false): () => void {
  const before = kept;
  const texts = { ...readDraft(), ...(before && textsOf(before.form)) };
  for (const [field, value] of Object.entries(texts)) {
    const control = form.elements.namedItem(field) as Control | null;
    if (control?.value === '') control.value = value;
  }
  const hasLostFocus = isPutBack || before?.form !== form;
  if (before?.focused && hasLostFocus) moveFocus(before.focused, form);

  const current = { form, focused: focusedIn(form) };
  kept = current;
  const save = () => saveDraft(form);
  // Chromium takes the focus from an element that is removed: in a microtask, the form has left as well.
  const noteFocus = () => {
    queueMicrotask(() => {
      if (form.isConnected) current.focused = focusedIn(form);
    });
  };
  const listening = new AbortController();
  const listen = (type: string, listener: () => void) =>
    form.addEventListener(type, listener, { signal: listening.signal });
  save();
  // Some extensions that fill in forms send a change alone.
  for (const type of ['input', 'change']) listen(type, save);
  for (const type of ['focusin', 'focusout']) listen(type, noteFocus);
  return () => {
    listening.abort();
    // The new form, if there is one, comes in the same task.
    queueMicrotask(() => {
      if (kept === current) kept = undefined;
    });
  };
}

const focusedIn = (form: HTMLFormElement) =>
  [...form.elements].find((element) => element === document.activeElement) as Control | undefined;

/** Puts the focus where it was, with its selection, unless the visitor has gone elsewhere. */
function moveFocus(from: Control, form: HTMLFormElement): void {
  const control = form.elements.namedItem(from.name) as Control | null;
  if (!control || document.activeElement !== document.body) return;
  control.focus({ preventScroll: true });
  const { selectionStart, selectionEnd, selectionDirection } = from;
  control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

/** The texts of a form's fields that are not empty. */
function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(([, value]) => value !== '');
  return Object.fromEntries(texts) as Record<string, string>;
}

function saveDraft(form: HTMLFormElement): void {
  const texts = textsOf(form);
  try {
    if (Object.keys(texts).length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // Refused, or full.
  }
}

/** Deletes the draft, once it was sent. */
export function clearDraft(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Refused: there was none.
  }
}
