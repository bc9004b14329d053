import type { Ref } from 'react';

import type { Site } from '@/lib/content';
import { sendsNothing } from '@/lib/preview';

import { Sent } from './Sent';
import type { EnquiryState } from './useEnquiry';

/**
 * Polite live region: error count, sending, sent. It is in the document from the start, as screen readers
 * require; only the thanks are visible.
 */
export function FormStatus({
  ref,
  state,
  words,
}: {
  ref: Ref<HTMLDivElement>;
  state: EnquiryState;
  words: Pick<Site['contact']['form'], 'sending' | 'sent'>;
}) {
  const problems = state.step === 'editing' ? state.problems : 0;
  return (
    <div ref={ref} role="status" tabIndex={-1}>
      {problems > 0 && (
        <p className="sr-only">
          {problems === 1 ? '1 field needs a correction.' : `${problems} fields need a correction.`}
        </p>
      )}
      {state.step === 'sending' && <p className="sr-only">{words.sending}</p>}
      {state.step === 'sent' && <Sent text={words.sent} />}
      {state.step === 'sent' && sendsNothing && <p className="mt-2">Preview: nothing was sent</p>}
    </div>
  );
}
