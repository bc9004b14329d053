import type { Ref } from 'react';

import type { FormWords } from '@/lib/content';

import { Sent } from './Sent';
import { StuckNotice } from './StuckNotice';
import type { EnquiryState } from './useEnquiry';

/**
 * The live region of the form. Screen readers say the number of errors, and with it the first error if its
 * field has the focus already. They say that the form is sending, and that it was sent. If the form is not
 * hydrated in time, they say the stuck notice. Everybody sees the thanks and that notice. The region is in
 * the document from the start, as screen readers require.
 */
export function FormStatus({
  ref,
  state,
  words,
  sendsNothing,
}: {
  ref: Ref<HTMLDivElement>;
  state: EnquiryState;
  words: FormWords;
  sendsNothing: boolean;
}) {
  const editing = state.step === 'editing' ? state : undefined;
  const errors = Object.values(editing?.errors ?? {});
  const count = errors.length === 1 ? '1 field needs' : `${errors.length} fields need`;
  const isSending = state.step === 'sending';
  return (
    // Screen readers stop at an empty element that can have the focus.
    <div ref={ref} role="status" tabIndex={isSending || state.step === 'sent' ? -1 : undefined}>
      {errors.length > 0 && !errors.includes('') && (
        // A new element at each attempt, so that screen readers say the same words again.
        <p key={editing?.attempt} className="sr-only">
          {`${count} a correction.`}
          {editing?.said && <span> {editing.errors[editing.said]}</span>}
        </p>
      )}
      {isSending && <p className="sr-only">{words.sending}</p>}
      {state.step === 'sent' && <Sent text={words.sent} />}
      {state.step === 'sent' && sendsNothing && <p className="mt-2">Preview: nothing was sent</p>}
      <StuckNotice text={words.withoutItsScript} sending={words.sending} />
    </div>
  );
}
