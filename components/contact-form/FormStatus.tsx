import { useState, type Ref } from 'react';

import { Sent } from './Sent';
import { StuckNotice } from './StuckNotice';
import type { EnquiryState } from './useEnquiry';

/** Says the errors of a press of Send. Screen readers would say each change, so it keeps its words. */
function ErrorSummary({ errors }: { errors: string[] }) {
  const [first] = useState(errors);
  const count = first.length === 1 ? '1 field needs' : `${first.length} fields need`;
  return <p className="sr-only">{`${count} a correction. ${first[0]}`}</p>;
}

/**
 * The live region of the form. Screen readers say the errors of a press, that the form is sending, that it
 * was sent, and the stuck notice. It is in the document from the start, as they require.
 */
export function FormStatus({
  ref,
  state,
  sendsNothing,
}: {
  ref: Ref<HTMLDivElement>;
  state: EnquiryState;
  sendsNothing: boolean;
}) {
  const errors = state.step === 'editing' ? Object.values(state.errors) : [];
  const isSending = state.step === 'sending';
  return (
    // Screen readers stop at an empty element that can have the focus.
    <div ref={ref} role="status" tabIndex={isSending || state.step === 'sent' ? -1 : undefined}>
      {state.step === 'editing' && errors.length > 0 && (
        // A new element at each attempt, so that screen readers say the same words again.
        <ErrorSummary key={state.attempt} errors={errors} />
      )}
      {isSending && <p className="sr-only">Sending</p>}
      {state.step === 'sent' && <Sent />}
      {state.step === 'sent' && sendsNothing && <p className="mt-2">Preview: nothing was sent</p>}
      <StuckNotice />
    </div>
  );
}
