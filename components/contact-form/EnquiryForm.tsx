'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import {
  contactFields,
  parseContact,
  type ContactErrors,
  type ContactField,
  type ContactMessage,
} from '@/lib/contact';
import { clearDraft, keepDraft } from '@/lib/browser/draft';
import { prepareToSend, sendContactEmail, trackEvent } from '@/lib/browser/firebase';
import { mailtoLink } from '@/lib/browser/mailto';
import { failedKey, pressedAttribute } from '@/lib/dom-contract';
import type { Site } from '@/lib/content/site';

import { StuckNotice } from '@/components/first-view/StuckNotice';
import { TextLink } from '@/components/ui/TextLink';

import { ContactFields } from './ContactFields';
import { Failed } from './Failed';
import { FormStatus, type FormState } from './FormStatus';
import { SendButton } from './SendButton';

/** The form's words, and the other ways to reach the company. */
export type EnquiryFormProps = {
  words: Omit<Site['contact']['form'], 'withoutScript'>;
} & Pick<Site['contact'], 'phone' | 'email'>;

/**
 * The enquiry form: its states, errors and focus (specification §4, §5, §8). `failed` is editing with the
 * words of the alert left in sight, beside other ways to reach the company, until something changes.
 *
 * A translator replaces text nodes before hydration, too. So hydration does not compare any island's texts:
 * it would render the form anew, under the visitor's hands.
 */
export function EnquiryForm({ words, phone, email }: EnquiryFormProps) {
  const [state, setState] = useState<FormState>('editing');
  const [errors, setErrors] = useState<ContactErrors>({});
  /** How many fields the last Send found invalid; 0 once the visitor changes one. */
  const [problems, setProblems] = useState(0);
  /** The last enquiry that failed. */
  const failedEnquiry = useRef<ContactMessage>(null);
  /** From Send until its call fails, for good once it succeeds: extensions change even read-only fields. */
  const locked = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);

  useEffect(() => (form.current ? takeOver(form.current) : undefined), []);

  useEffect(() => {
    if (state === 'sending') return askBeforeLeaving();
    if (state !== 'sent') return undefined;
    status.current?.focus();
    return forgetWhenLeft(form.current);
  }, [state]);

  async function send(element: HTMLFormElement) {
    if (locked.current) return;
    const enquiry = parseContact(Object.fromEntries(new FormData(element)));
    if (!enquiry.valid) {
      const wrong = contactFields.filter((field) => field in enquiry.errors);
      // Rendered at once: the first wrong field gets the focus with its message already there.
      flushSync(() => {
        setState('editing');
        setErrors(enquiry.errors);
        setProblems(wrong.length);
      });
      element.querySelector<HTMLElement>(`[name="${wrong[0] ?? ''}"]`)?.focus();
      return;
    }
    locked.current = true;
    setState('sending');
    try {
      await sendContactEmail(enquiry.message);
      setState('sent');
      clearDraft();
      trackEvent({ name: 'generate_lead' });
    } catch (error) {
      locked.current = false;
      failedEnquiry.current = enquiry.message;
      flushSync(() => setState('failed'));
      console.error(error);
      trackEvent({
        name: 'exception',
        params: { description: 'enquiry failed', fatal: false },
      });
      window.alert(words.failed);
      element.querySelector('button')?.focus();
    }
  }

  function mailEnquiry() {
    if (!failedEnquiry.current) return;
    const { subject } = words.failedMail;
    window.location.href = mailtoLink(email.address, subject, failedEnquiry.current);
  }

  function clearError(field: ContactField) {
    if (locked.current) return;
    setProblems(0);
    setState('editing');
    if (errors[field]) setErrors(({ [field]: cleared, ...others }) => others);
  }

  return (
    <form
      ref={form}
      className="grid grid-cols-1 gap-6 sm:grid-cols-2"
      {...{ [`data-${failedKey}`]: words.failed }}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <p
        className="text-base text-stone-600 contrast-more:text-black sm:col-span-2"
        suppressHydrationWarning
      >
        {words.required}
      </p>
      <ContactFields
        labels={words.labels}
        hints={{ phone: words.phoneHint, message: words.messageHint }}
        errors={errors}
        readOnly={state === 'sending'}
        disabled={state === 'sent'}
        onChange={clearError}
      />
      <div className="relative min-h-24 sm:col-span-2 sm:min-h-14">
        {state === 'failed' && (
          <Failed
            text={words.failed}
            phone={phone}
            mail={{ label: words.failedMail.label, address: email.address }}
            onMail={mailEnquiry}
          />
        )}
        {state !== 'sent' && (
          <div className="flex flex-col items-stretch gap-x-6 gap-y-4 sm:flex-row sm:flex-wrap sm:items-center">
            <SendButton sending={state === 'sending'} words={words} />
            <p className="text-base">
              <TextLink href={words.privacy.href}>{words.privacy.label}</TextLink>
            </p>
          </div>
        )}
        <FormStatus ref={status} state={state} problems={problems} words={words} />
        <StuckNotice text={words.withoutItsScript} />
      </div>
    </form>
  );
}

/**
 * Makes the browser ask before the tab is closed, reloaded or navigated away.
 *
 * @returns a function that ends this.
 */
function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Chrome and Edge before 119 need it.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    event.returnValue = true;
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

/**
 * Empties the form when its page is discarded: on a reload, Firefox would restore the words of an enquiry
 * that was already sent. A page kept for Back stays as it is.
 *
 * @returns a function that ends this.
 */
function forgetWhenLeft(form: HTMLFormElement | null): () => void {
  const forget = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) form?.reset();
  };
  window.addEventListener('pagehide', forget);
  return () => window.removeEventListener('pagehide', forget);
}

/** Does ahead of a press of Send what would delay it. A pattern is compiled by its first use. */
function prepare() {
  prepareToSend();
  parseContact({});
}

/** Keeps what is typed, and carries out a press of Send from before hydration. */
function takeOver(form: HTMLFormElement) {
  const stopSaving = keepDraft(form);
  // Whoever fills in the form will send it. Not during the press itself: the browser's own reaction comes
  // first.
  const prepareSoon = () => setTimeout(prepare, 100);
  // The focus may be there already.
  if (form.matches(':focus-within')) prepareSoon();
  else form.addEventListener('focusin', prepareSoon, { once: true });
  const root = document.documentElement;
  if (root.hasAttribute(pressedAttribute)) {
    root.removeAttribute(pressedAttribute);
    // `flushSync` is not allowed inside an effect, so submit in a microtask.
    queueMicrotask(() => form.requestSubmit());
  }
  return stopSaving;
}
