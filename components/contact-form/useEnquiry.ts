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

/**
 * The form's states (specification §4). In `failed`, the form is editable and shows the panel of the failure.
 */
export type EnquiryState =
  /**
   * The error of a field is empty after the visitor has changed that field. `said` is the field whose error
   * the status says. `attempt` counts the presses of Send that found errors since the last send.
   */
  | { step: 'editing'; errors: ContactErrors; said?: ContactField | undefined; attempt: number }
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
 * @param sendsNothing whether Send only acts out sending and thanks, without a call. Sending then takes one
 *   second.
 */
export function useEnquiry(failedText: string, sendsNothing: boolean) {
  const [state, setState] = useState<EnquiryState>({ step: 'editing', errors: {}, attempt: 0 });
  const isSendingOrSent = state.step === 'sending' || state.step === 'sent';
  const attempt = state.step === 'editing' ? state.attempt : 0;

  async function send(form: HTMLFormElement) {
    if (isSendingOrSent) return;
    const parsed = parseContact(Object.fromEntries(new FormData(form)));
    if (!parsed.valid) {
      const { errors } = parsed;
      const [first = 'name'] = contactFields.filter((field) => field in errors);
      const control = document.getElementById(controlId(first));
      // Screen readers say nothing about a field that has the focus already.
      const said = control === document.activeElement ? first : undefined;
      // Render synchronously, so that the error message exists before the first invalid field gets focus.
      flushSync(() => setState({ step: 'editing', errors, said, attempt: attempt + 1 }));
      control?.focus();
      return;
    }
    // Render synchronously, so that a second press finds the new state.
    flushSync(() => setState({ step: 'sending' }));
    try {
      await (sendsNothing ? oneSecond() : sendContactEmail(parsed.enquiry));
      flushSync(() => setState({ step: 'sent' }));
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
      const sendButton = form.querySelector('button');
      sendButton?.scrollIntoView({ block: 'nearest' });
      // Firefox returns the focus to the page some moments after an alert. Screen readers would miss an
      // earlier focus. The visitor may have scrolled meanwhile.
      setTimeout(() => sendButton?.focus({ preventScroll: true }), 200);
    }
  }

  /** Returns to `editing` without the error of this field, because its value has changed. */
  function fieldChanged(field: ContactField) {
    // Extensions change even read-only fields.
    if (isSendingOrSent) return;
    const errors = state.step === 'editing' ? { ...state.errors } : {};
    if (errors[field]) errors[field] = '';
    setState({ step: 'editing', errors, attempt });
  }

  /** Lets the error that the status has said describe its field, which has lost the focus. */
  function fieldLeft() {
    if (state.step === 'editing' && state.said) setState({ ...state, said: undefined });
  }

  return { state, send, fieldChanged, fieldLeft };
}
