import { contactFields, type ContactMessage } from '../contact';

/**
 * Where this tab's session keeps what a visitor has typed and not yet sent, so that a reload or a crash
 * does not lose it. A browser may refuse storage; then there is no draft, and no error either.
 */
const key = 'enquiry';

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
 * Puts the draft into a form's empty fields, then saves the form now and whenever it changes. A form
 * without any text has no draft.
 *
 * @returns a function that stops saving.
 */
export function keepDraft(form: HTMLFormElement): () => void {
  for (const [field, value] of Object.entries(readDraft())) {
    const control = form.elements.namedItem(field) as HTMLInputElement | null;
    if (control?.value === '') control.value = value;
  }
  const save = () => saveDraft(form);
  save();
  // Some extensions that fill in forms send a change alone.
  for (const type of ['input', 'change']) form.addEventListener(type, save);
  return () => {
    for (const type of ['input', 'change']) form.removeEventListener(type, save);
  };
}

function saveDraft(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([, value]) => value !== '');
  try {
    if (typed.length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
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
