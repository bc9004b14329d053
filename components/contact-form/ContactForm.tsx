'use client';

import { useState } from 'react';

import { EnquiryForm, type ContactFormProps } from './EnquiryForm';
import { FormBoundary } from './FormBoundary';
import { InPlaceOfForm } from './InPlaceOfForm';
import { useEnquiry } from './useEnquiry';
import { useLeaveWarning } from './useLeaveWarning';

/**
 * The contact form with its recovery. If an extension removes elements of the form, React throws an error and
 * removes all of it. A second form then takes over the texts and the focus. If the second form fails too, or
 * the first fails while or after an enquiry is sent, InPlaceOfForm replaces it. A send in progress continues,
 * and the visitor sees its result.
 */
export function ContactForm({ sendsNothing, ...company }: ContactFormProps) {
  const enquiry = useEnquiry(sendsNothing);
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
          <EnquiryForm sendsNothing={sendsNothing} {...company} {...enquiry} />
        </FormBoundary>
      )}
      <div aria-live="polite">{form === 'gone' && <InPlaceOfForm state={enquiry.state} {...company} />}</div>
    </>
  );
}
