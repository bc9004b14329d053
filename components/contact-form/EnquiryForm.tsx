import { useLayoutEffect, useRef } from 'react';

import { Muted } from '@/components/ui/Muted';
import { TextLink } from '@/components/ui/TextLink';
import { keepDraft } from '@/lib/browser/draft';

import { ContactFields } from './ContactFields';
import { Failed, failedText, type Company } from './Failed';
import { FormStatus } from './FormStatus';
import { SendButton } from './SendButton';
import type { EnquiryControls } from './useEnquiry';
import { usePreparation } from './usePreparation';

export interface ContactFormProps extends Company {
  /** Whether Send only acts out sending and thanks, without a call, as on a preview. */
  sendsNothing: boolean;
}

export function EnquiryForm({
  sendsNothing,
  state,
  send,
  fieldChanged,
  ...company
}: ContactFormProps & EnquiryControls) {
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const isSending = state.step === 'sending';
  const isSent = state.step === 'sent';
  useLayoutEffect(() => {
    if (form.current) keepDraft(form.current);
  }, []);
  usePreparation(form, sendsNothing);
  useLayoutEffect(() => {
    // Firefox takes the focus from a disabled button, and screen readers then read from the page's title on.
    if (isSending) status.current?.focus({ preventScroll: true });
    if (isSent && form.current?.matches(':focus-within')) status.current?.focus();
  }, [isSending, isSent]);

  return (
    <form
      ref={form}
      className="grid grid-cols-1 gap-6 no-scripts:hidden md:grid-cols-2"
      data-failed-text={failedText}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      {!isSent && (
        <div className="md:col-span-2">
          <Muted>All fields are required.</Muted>
        </div>
      )}
      <ContactFields
        errors={state.step === 'editing' ? state.errors : {}}
        readOnly={isSending}
        disabled={isSent}
        onChange={fieldChanged}
      />
      <div className="relative min-h-24 sm:min-h-14 md:col-span-2">
        <div className="grid grid-cols-1 flex-wrap items-center gap-x-6 gap-y-4 sm:flex">
          {!isSent && (
            <>
              <SendButton step={state.step} />
              <p className="text-base">
                <TextLink href="/privacy">Privacy</TextLink>
              </p>
            </>
          )}
        </div>
        {state.step === 'failed' && <Failed {...company} enquiry={state.enquiry} />}
        <FormStatus ref={status} state={state} sendsNothing={sendsNothing} />
      </div>
    </form>
  );
}
