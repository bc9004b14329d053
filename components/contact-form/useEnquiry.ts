import { useState } from 'react';
import { flushSync } from 'react-dom';

import { clearDraft } from '@/lib/browser/draft';
import { sendContactEmail, trackEvent } from '@/lib/browser/firebase';
import {
  contactFields,
  parseContact,
  type ContactErrors,
  type ContactField,
  type Enquiry,
} from '@/lib/contact';

import { controlId } from './Field';

/** The form's states (specification §4). In `failed`, the form is editable and shows the panel of the failure. */
export type EnquiryState =
  /**
   * `problems` is the number of fields that the last Send found invalid, and 0 after the visitor has changed a field.
   * `attempt` counts the presses of Send that found any.
   */
  | { step: 'editing'; errors: ContactErrors; problems: number; attempt: number }
  | { step: 'sending' }
  | { step: 'sent' }
  | { step: 'failed'; enquiry: Enquiry };

/** The state of an enquiry, and the functions that change it. */
export type EnquiryControls = ReturnType<typeof useEnquiry>;

const oneSecond = () => new Promise((resolve) => setTimeout(resolve, 1000));

/**
 * Checks and sends an enquiry (specification §4, §5, §8).
 *
 * @param failedText of the alert when sending fails.
 * @param sendsNothing whether Send only shows the form's states. Sending then takes one second.
 */
export function useEnquiry(failedText: string, sendsNothing: boolean) {
  const [state, setState] = useState<EnquiryState>({
    step: 'editing',
    errors: {},
    problems: 0,
    attempt: 0,
  });
  const isSendingOrSent = state.step === 'sending' || state.step === 'sent';
  const attempt = state.step === 'editing' ? state.attempt : 0;

  async function send(form: HTMLFormElement) {
    if (isSendingOrSent) return;
    const parsed = parseContact(Object.fromEntries(new FormData(form)));
    if (!parsed.valid) {
      const { errors } = parsed;
      const invalid = contactFields.filter((field) => field in errors);
      const problems = invalid.length;
      // Render synchronously, so that the error message exists before the first invalid field gets focus.
      flushSync(() => setState({ step: 'editing', errors, problems, attempt: attempt + 1 }));
      if (invalid[0]) document.getElementById(controlId(invalid[0]))?.focus();
      return;
    }
    // Render synchronously, so that a second press finds the new state.
    flushSync(() => setState({ step: 'sending' }));
    try {
      await (sendsNothing ? oneSecond() : sendContactEmail(parsed.enquiry));
      setState({ step: 'sent' });
      clearDraft();
      trackEvent({ name: 'generate_lead' });
    } catch (error) {
      flushSync(() => setState({ step: 'failed', enquiry: parsed.enquiry }));
      console.error(error);
      trackEvent({
        name: 'exception',
        params: { description: 'enquiry failed', fatal: false },
      });
      window.alert(failedText);
      form.querySelector<HTMLElement>('[type="submit"]')?.focus();
    }
  }

  /** Returns to `editing` without the error of this field, because its value has changed. */
  function fieldChanged(field: ContactField) {
    // Extensions change even read-only fields.
    if (isSendingOrSent) return;
    const { [field]: _, ...errors } = state.step === 'editing' ? state.errors : {};
    setState({ step: 'editing', errors, problems: 0, attempt });
  }

  return { state, send, fieldChanged };
}
