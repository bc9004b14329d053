import type { Ref } from 'react';

import type { FormWords } from '@/lib/content';

import { Sent } from './Sent';
import { StuckNotice } from './StuckNotice';
import type { EnquiryState } from './useEnquiry';

/**
 * The live region of the form. Screen readers say the number of errors, that the form is sending, and that it was
 * sent. If the form is not hydrated in time, they say the stuck notice. Everybody sees the thanks and that notice. The
 * region is in the document from the start, as screen readers require.
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
  const { problems, attempt } = state.step === 'editing' ? state : { problems: 0, attempt: 0 };
  return (
    <div ref={ref} role="status" tabIndex={-1}>
      {problems > 0 && (
        // A new element at each attempt, so that screen readers say the same count again.
        <p key={attempt} className="sr-only">
          {problems === 1 ? '1 field needs a correction.' : `${problems} fields need a correction.`}
        </p>
      )}
      {state.step === 'sending' && <p className="sr-only">{words.sending}</p>}
      {state.step === 'sent' && <Sent text={words.sent} />}
      {state.step === 'sent' && sendsNothing && <p className="mt-2">Preview: nothing was sent</p>}
      <StuckNotice text={words.withoutItsScript} sending={words.sending} />
    </div>
  );
}
