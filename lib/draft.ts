import { contactFields, type ContactMessage } from './contact';

/**
 * What a visitor has typed and not yet sent, kept for this tab's session so that a reload or a crash
 * does not lose it. A browser may refuse storage; then there is no draft, and no error either.
 */
const key = 'enquiry';

/** @returns the fields that were typed in; none without a draft. */
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
 * Puts the draft into a form's empty fields and keeps what is typed from then on, as well as what was
 * typed before; with nothing in any field there is no draft.
 *
 * @returns what ends it.
 */
export function keepDraft(form: HTMLFormElement): () => void {
  for (const [field, value] of Object.entries(readDraft())) {
    const control = form.elements.namedItem(field) as HTMLInputElement | null;
    if (control?.value === '') control.value = value;
  }
  const save = () => saveDraft(form);
  save();
  form.addEventListener('input', save);
  return () => {
    form.removeEventListener('input', save);
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

/** Forgets the draft: it was sent. */
export function clearDraft(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Refused: there was none.
  }
}
