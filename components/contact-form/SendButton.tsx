import { Pill } from '@/components/ui/Pill';

import { failedId } from './Failed';
import type { EnquiryState } from './useEnquiry';

/**
 * Submits the form. The button pulses while a press waits for hydration (components/inline/first-paint.ts).
 */
export function SendButton({ step }: { step: EnquiryState['step'] }) {
  const isSending = step === 'sending';
  return (
    // As wide as the spinner and the longer label, so that the button keeps its width.
    <span className="inline-grid min-w-[min(11.25rem,100%)] send-waiting:animate-pulse">
      <Pill type="submit" disabled={isSending} aria-describedby={step === 'failed' ? failedId : undefined}>
        {isSending && (
          <span
            aria-hidden="true"
            className="size-5 animate-spin rounded-full border-[3px] border-white/30 border-t-white"
          />
        )}
        {/* A translator replaces text nodes, which makes React fail to insert the spinner before one. So the
            text has an element. */}
        <span key={String(isSending)} suppressHydrationWarning>
          {isSending ? 'Sending' : 'Send'}
        </span>
      </Pill>
    </span>
  );
}
