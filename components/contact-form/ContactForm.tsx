'use client';

import { useState } from 'react';

import { EnquiryForm, type ContactFormProps } from './EnquiryForm';
import { FormBoundary } from './FormBoundary';
import { InPlaceOfForm } from './InPlaceOfForm';
import { useEnquiry } from './useEnquiry';
import { useLeaveWarning } from './useLeaveWarning';

/**
 * The enquiry form. An extension that removes what React renders makes React give up the whole form. A second form
 * takes over its texts and focus. If that one fails as well, or an enquiry was under way, other words take its place.
 * A send in progress continues, and the visitor sees its result.
 */
export function ContactForm(props: ContactFormProps) {
  const { words, phone, email, sendsNothing = false } = props;
  const enquiry = useEnquiry(words.failed, sendsNothing);
  const { step } = enquiry.state;
  const [form, setForm] = useState<'first' | 'second' | 'gone'>('first');
  useLeaveWarning(step === 'sending');

  return (
    <>
      {form !== 'gone' && (
        <FormBoundary
          key={form}
          onCrash={() => setForm(form === 'first' && step === 'editing' ? 'second' : 'gone')}
        >
          <EnquiryForm {...props} {...enquiry} />
        </FormBoundary>
      )}
      {/* In the document from the start, as screen readers require of a live region. */}
      <div aria-live="polite">
        {form === 'gone' && <InPlaceOfForm step={step} words={words} phone={phone} email={email} />}
      </div>
    </>
  );
}
