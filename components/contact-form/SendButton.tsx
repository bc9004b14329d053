import { Pill } from '@/components/ui/Pill';

import { failedId } from './Failed';
import type { EnquiryState } from './useEnquiry';

/**
 * Submits the form. The button pulses while a press waits for hydration (components/inline/first-paint.ts).
 */
export function SendButton({ step }: { step: EnquiryState['step'] }) {
  const isSending = step === 'sending';
  return (
    // As wide as the form on phones, or as the spinner and the longer label. So the button keeps its width.
    <span className="grid send-waiting:animate-pulse sm:min-w-44">
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
