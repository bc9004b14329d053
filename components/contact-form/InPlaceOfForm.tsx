import type { Phone } from '@/lib/content';

import { Failed, failedText } from './Failed';
import { Sent } from './Sent';
import { stuckText } from './StuckNotice';
import type { EnquiryState } from './useEnquiry';

/** Replaces a form that failed. It says what became of a sent enquiry, or how else to reach the company. */
export function InPlaceOfForm({
  step,
  phone,
  email,
}: {
  step: EnquiryState['step'];
  phone: Phone;
  email: string;
}) {
  if (step === 'sending') return <p>Sending</p>;
  if (step === 'sent') return <Sent />;
  const text = step === 'failed' ? failedText : stuckText;
  return <Failed text={text} phone={phone} email={email} />;
}
