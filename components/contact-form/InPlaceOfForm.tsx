import { Failed, type Company } from './Failed';
import { Sent } from './Sent';
import type { EnquiryState } from './useEnquiry';

/** Replaces a form that failed. It says what became of a sent enquiry, or how else to reach the company. */
export function InPlaceOfForm({ state, ...company }: Company & { state: EnquiryState }) {
  if (state.step === 'sending') return <p>Sending</p>;
  if (state.step === 'sent') return <Sent />;
  if (state.step === 'failed') return <Failed {...company} enquiry={state.enquiry} />;
  const text = 'The form has stopped working. Please call or write to us instead.';
  return <Failed text={text} {...company} />;
}
