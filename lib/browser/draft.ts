import { contactFields, type ContactField } from '../contact';

/** The key of the draft in the tab's session storage. After a reload or a crash, the draft is still there. */
const key = 'enquiry';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * The form that was kept last, and its field that had the focus last. React may remove the form from the
 * document.
 */
let last: { form: HTMLFormElement; field?: Control } | undefined;

/** @returns the texts of the draft. There are none if the browser refuses storage. */
function readDraft(): Partial<Record<ContactField, unknown>> {
  try {
    return Object(JSON.parse(window.sessionStorage.getItem(key) ?? '{}')) as object;
  } catch {
    return {};
  }
}

/** The texts of all fields that are not empty. */
const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].filter(([, text]) => text !== ''));

function saveDraft(form: HTMLFormElement): void {
  const texts = textsOf(form);
  try {
    if (Object.keys(texts).length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(texts));
  } catch {}
}

/**
 * Deletes the draft. No later form takes over from the last one. What was sent becomes the default texts of
 * its form, because browsers restore every other text with a page or a tab.
 */
export function clearDraft(): void {
  if (last) {
    const { form } = last;
    for (const control of form.querySelectorAll<Control>('[name]')) {
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

/**
 * Puts the draft into the empty fields of a form, then saves the form at once and whenever it changes. A form
 * that React renders anew takes over the texts, the focus and the selection of the form before it.
 *
 * @returns a function that stops saving.
 */
export function keepDraft(form: HTMLFormElement): () => void {
  const before = last;
  const controlOf = (name: string) => form.elements.namedItem(name) as Control | null;
  const texts = { ...readDraft(), ...(before && textsOf(before.form)) };
  for (const field of contactFields) {
    const control = controlOf(field);
    const text = texts[field];
    if (control?.value === '' && typeof text === 'string') control.value = text;
  }
  saveDraft(form);

  if (before?.field && before.form !== form && document.activeElement === document.body) {
    const { name, selectionStart, selectionEnd, selectionDirection } = before.field;
    const control = controlOf(name);
    control?.focus({ preventScroll: true });
    control?.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  }
  const current: typeof last = { form };
  last = current;
  const noteFocus = () => {
    const focused = contactFields.map(controlOf).find((control) => control?.matches(':focus'));
    if (focused) current.field = focused;
  };
  noteFocus();
  const listening = new AbortController();
  const { signal } = listening;
  form.addEventListener('focusin', noteFocus, { signal });
  // Some extensions fill in forms and dispatch only `change`.
  for (const type of ['input', 'change']) form.addEventListener(type, () => saveDraft(form), { signal });
  return () => listening.abort();
}
