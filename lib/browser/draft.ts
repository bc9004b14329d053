import { contactFields, type Enquiry } from '../contact';

/**
 * The key of the draft in the tab's session storage. After a reload or a crash, the draft is still there. If the
 * browser refuses storage, there is no draft and no error.
 */
const key = 'enquiry';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The form that is kept now, and its field with the focus. React may remove the form from the document. */
let kept: { form: HTMLFormElement; focused: Control | undefined } | undefined;

/** @returns the fields of the draft, or an empty object. */
function readDraft(): Partial<Enquiry> {
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
 * Puts the draft into the empty fields of a form, then saves the form at once and whenever it changes. A form that
 * React renders anew takes over the texts and the focus of the form before it.
 *
 * React may also hydrate a form between the blur of one field and the focus of the next. That form has not lost its
 * focus, so the focus stays where it is.
 *
 * @param isPutBack whether the form was removed from the document and put back. The browser then took its focus.
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

  const current = { form, focused: fieldOf(form, document.activeElement) };
  kept = current;
  const save = () => saveDraft(form);
  const noteFocus = ({ type, target, relatedTarget }: FocusEvent) => {
    const next = fieldOf(form, type === 'focusin' ? target : relatedTarget);
    if (next) current.focused = next;
    else {
      // Chromium blurs an element that is being removed. In a microtask, the form has left the document as well.
      queueMicrotask(() => {
        if (form.isConnected) current.focused = fieldOf(form, document.activeElement);
      });
    }
  };
  const listening = new AbortController();
  const { signal } = listening;
  save();
  // Some extensions fill in forms and dispatch only `change`.
  for (const type of ['input', 'change']) form.addEventListener(type, save, { signal });
  // The document notes the focus before React, which may render the form anew during these events.
  for (const type of ['focusin', 'focusout'] as const)
    document.addEventListener(type, noteFocus, { capture: true, signal });
  return () => {
    listening.abort();
    // If a new form replaces this one, it comes in the same task.
    queueMicrotask(() => {
      if (kept === current) kept = undefined;
    });
  };
}

/** The field of a form that is this element, if one is. */
const fieldOf = (form: HTMLFormElement, element: EventTarget | null) =>
  [...form.elements].find((field) => field === element) as Control | undefined;

/** Moves the focus and the selection to the same field of another form, unless the visitor has moved the focus. */
function moveFocus(from: Control, form: HTMLFormElement): void {
  const control = form.elements.namedItem(from.name) as Control | null;
  if (!control || document.activeElement !== document.body) return;
  control.focus({ preventScroll: true });
  const { selectionStart, selectionEnd, selectionDirection } = from;
  control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

/** The texts of all fields that are not empty. */
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
    // The storage is refused or full.
  }
}

/** Deletes the draft. */
export function clearDraft(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // The storage is refused, so there was no draft.
  }
}
