import { useState } from 'react';
import { flushSync } from 'react-dom';

import { clearDraft } from '@/lib/browser/draft';
import { sendContactEmail, trackEvent } from '@/lib/browser/firebase';
import { parseContact, type ContactErrors, type ContactField, type Enquiry } from '@/lib/contact';
import { controlsOf, textsOf } from '@/lib/dom';

import { failedId, failedText } from './Failed';

/**
 * The form's states (specification §4). In `failed`, the form is editable and shows the panel of the failure.
 */
export type EnquiryState =
  /** `attempt` counts the presses of Send that found these errors. It is 0 after a change. */
  | { step: 'editing'; errors: ContactErrors; attempt: number }
  | { step: 'sending' }
  | { step: 'sent' }
  | { step: 'failed'; enquiry: Enquiry };

export type EnquiryControls = ReturnType<typeof useEnquiry>;

const oneSecond = () => new Promise((resolve) => setTimeout(resolve, 1000));

export function useEnquiry(sendsNothing: boolean) {
  const [state, setState] = useState<EnquiryState>({ step: 'editing', errors: {}, attempt: 0 });
  const isSendingOrSent = state.step === 'sending' || state.step === 'sent';
  const attempt = state.step === 'editing' ? state.attempt : 0;

  async function send(form: HTMLFormElement) {
    if (isSendingOrSent) return;
    const parsed = parseContact(textsOf(form));
    if (!parsed.valid) {
      const { errors } = parsed;
      // Render synchronously, so that the error message exists before the first invalid field gets focus.
      flushSync(() => setState({ step: 'editing', errors, attempt: attempt + 1 }));
      controlsOf(form)
        .find(({ name }) => name in errors)
        ?.focus();
      return;
    }
    // Render synchronously, so that a second press finds the new state.
    flushSync(() => setState({ step: 'sending' }));
    try {
      await (sendsNothing ? oneSecond() : sendContactEmail(parsed.enquiry));
    } catch (error) {
      flushSync(() => setState({ step: 'failed', enquiry: parsed.enquiry }));
      console.error(error);
      trackEvent({ name: 'exception', params: { description: 'enquiry failed', fatal: false } });
      window.alert(failedText);
      document.getElementById(failedId)?.scrollIntoView({ block: 'nearest' });
      // Firefox returns the focus to the page some moments after an alert, and screen readers would miss an
      // earlier one. The status had it while the form was sending. The visitor may have gone on in a field.
      setTimeout(() => {
        if (!document.activeElement?.matches('body, [aria-live]')) return;
        form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
      }, 200);
      return;
    }
    flushSync(() => setState({ step: 'sent' }));
    clearDraft();
    trackEvent({ name: 'generate_lead' });
  }

  /** Returns to `editing` without the error of this field, because its value has changed. */
  function fieldChanged(field: ContactField) {
    // Extensions change even read-only fields.
    if (isSendingOrSent) return;
    const errors = state.step === 'editing' ? Object.entries(state.errors) : [];
    const others = errors.filter(([name]) => name !== field);
    setState({ step: 'editing', errors: Object.fromEntries(others), attempt: 0 });
  }

  return { state, send, fieldChanged };
}
