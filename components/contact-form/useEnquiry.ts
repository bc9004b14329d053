import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { clearDraft } from '@/lib/browser/draft';
import { sendContactEmail, trackEvent } from '@/lib/browser/firebase';
import {
  contactFields,
  parseContact,
  type ContactErrors,
  type ContactField,
  type ContactMessage,
} from '@/lib/contact';

/** The form's states (specification §4). `failed` is editing until something changes. */
export type EnquiryState =
  /** `problems` is how many fields the last Send found invalid; 0 once the visitor changes one. */
  | { step: 'editing'; errors: ContactErrors; problems: number }
  | { step: 'sending' }
  | { step: 'sent' }
  | { step: 'failed'; enquiry: ContactMessage };

/**
 * Checks and sends an enquiry (specification §4, §5, §8).
 *
 * @param failedText of the alert when sending fails.
 * @param onStep is told each step that the enquiry takes.
 */
export function useEnquiry(failedText: string, onStep: (step: EnquiryState['step']) => void) {
  const [state, setState] = useState<EnquiryState>({ step: 'editing', errors: {}, problems: 0 });
  /** From Send until its call fails, for good once it succeeds: extensions change even read-only fields. */
  const locked = useRef(false);

  async function send(form: HTMLFormElement) {
    if (locked.current) return;
    const enquiry = parseContact(Object.fromEntries(new FormData(form)));
    if (!enquiry.valid) {
      const { errors } = enquiry;
      const wrong = contactFields.filter((field) => field in errors);
      // The count goes first, so that screen readers say it again where nothing has changed since the last Send.
      flushSync(() => setState({ step: 'editing', errors, problems: 0 }));
      // Rendered at once: the first wrong field gets the focus with its message already there.
      flushSync(() => setState({ step: 'editing', errors, problems: wrong.length }));
      form.querySelector<HTMLElement>(`[name="${wrong[0] ?? ''}"]`)?.focus();
      return;
    }
    locked.current = true;
    setState({ step: 'sending' });
    onStep('sending');
    try {
      await sendContactEmail(enquiry.message);
      setState({ step: 'sent' });
      onStep('sent');
      clearDraft();
      trackEvent({ name: 'generate_lead' });
    } catch (error) {
      locked.current = false;
      flushSync(() => {
        setState({ step: 'failed', enquiry: enquiry.message });
        onStep('failed');
      });
      console.error(error);
      trackEvent({
        name: 'exception',
        params: { description: 'enquiry failed', fatal: false },
      });
      window.alert(failedText);
      form.querySelector<HTMLElement>('[type="submit"]')?.focus();
    }
  }

  /** To be called when a field's value changes. */
  function clearError(field: ContactField) {
    if (locked.current) return;
    const { [field]: _, ...errors } = state.step === 'editing' ? state.errors : {};
    setState({ step: 'editing', errors, problems: 0 });
    onStep('editing');
  }

  return { state, send, clearError };
}
