'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import {
  contactFields,
  contactLimits,
  parseContact,
  type ContactErrors,
  type ContactField,
} from '@/lib/contact';
import { clearDraft, keepDraft } from '@/lib/draft';
import { sendContactEmail, trackEvent } from '@/lib/firebase';
import { sendPressedKey } from '@/lib/first-paint';
import type { Site } from '@/lib/site';

import { Field } from './ui/Field';
import { SendButton } from './ui/SendButton';
import { Sent } from './ui/Sent';

const controls = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  message: { rows: 4 },
};

/** The enquiry form: its states, errors, focus and announcements (specification §4, §5, §8). */
export function ContactForm({ words }: { words: Site['contact']['form'] }) {
  const [state, setState] = useState<'editing' | 'sending' | 'sent'>('editing');
  const [errors, setErrors] = useState<ContactErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);

  useEffect(() => {
    return form.current ? keepDraft(form.current) : undefined;
  }, []);

  useEffect(() => {
    if (!form.current?.dataset[sendPressedKey]) return;
    form.current.dataset[sendPressedKey] = '';
    // Not in React's own time, in which nothing can be shown at once.
    queueMicrotask(() => form.current?.requestSubmit());
  }, []);

  useEffect(() => {
    if (state === 'sent') thanks.current?.focus();
  }, [state]);

  async function send(element: HTMLFormElement) {
    if (state !== 'editing') return;
    const enquiry = parseContact(Object.fromEntries(new FormData(element)));
    // At once: the first wrong field is focused with its message already there.
    flushSync(() => setErrors(enquiry.valid ? {} : enquiry.errors));
    if (!enquiry.valid) {
      const firstWrong = contactFields.find((field) => field in enquiry.errors);
      element.querySelector<HTMLElement>(`[name="${firstWrong ?? ''}"]`)?.focus();
      return;
    }
    setState('sending');
    try {
      await sendContactEmail(enquiry.message);
      setState('sent');
      clearDraft();
      trackEvent({ name: 'generate_lead' });
    } catch (error) {
      setState('editing');
      console.error(error);
      trackEvent({
        name: 'exception',
        params: { description: 'enquiry failed', fatal: false },
      });
      window.alert(words.failed);
    }
  }

  function clearError(field: ContactField) {
    if (errors[field]) setErrors(({ [field]: cleared, ...others }) => others);
  }

  return (
    <form
      ref={form}
      className="group grid gap-x-6 gap-y-3 sm:grid-cols-2"
      data-failed={words.failed}
      noValidate
      suppressHydrationWarning
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      {contactFields.map((field) => (
        <div key={field} className={field === 'name' || field === 'email' ? '' : 'sm:col-span-2'}>
          <Field
            name={field}
            label={words.labels[field]}
            error={errors[field]}
            disabled={state === 'sent'}
            onChange={() => clearError(field)}
            maxLength={contactLimits[field]}
            {...controls[field]}
          />
        </div>
      ))}
      <div className="mt-2 min-h-20 sm:col-span-2">
        {state !== 'sent' && <SendButton sending={state === 'sending'} words={words} />}
        <div ref={thanks} role="status" tabIndex={-1}>
          {state === 'sent' && <Sent text={words.sent} />}
        </div>
      </div>
    </form>
  );
}
