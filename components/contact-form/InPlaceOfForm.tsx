import type { FormWords, Phone } from '@/lib/content';

import { Failed } from './Failed';
import { Sent } from './Sent';
import type { EnquiryState } from './useEnquiry';

/** Replaces a form that failed. It says what became of a sent enquiry, or how else to reach the company. */
export function InPlaceOfForm({
  step,
  words,
  phone,
  email,
}: {
  step: EnquiryState['step'];
  words: FormWords;
  phone: Phone;
  email: string;
}) {
  if (step === 'sending') return <p>{words.sending}</p>;
  if (step === 'sent') return <Sent text={words.sent} />;
  const text = step === 'failed' ? words.failed : words.withoutItsScript;
  return <Failed text={text} phone={phone} email={email} emailLabel={words.failedMail} />;
}
