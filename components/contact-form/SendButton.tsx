import { Pill } from '@/components/ui/Pill';
import type { FormWords } from '@/lib/content';

import { failedId } from './Failed';
import type { EnquiryState } from './useEnquiry';

/**
 * Submits its form. While sending it says so, shows a spinner and is disabled. It pulses while a press
 * waits for hydration (see firstPaint).
 */
export function SendButton({
  step,
  words,
}: {
  step: EnquiryState['step'];
  words: Pick<FormWords, 'send' | 'sending'>;
}) {
  const isSending = step === 'sending';
  return (
    // As wide as with the spinner and the longer label, so that the button keeps its width.
    <span className="inline-grid min-w-[min(11.25rem,100%)] send-waiting:animate-pulse">
      <Pill
        type="submit"
        disabled={isSending}
        aria-describedby={step === 'failed' ? failedId : undefined}
      >
        {isSending && (
          <span
            aria-hidden="true"
            className="size-5 animate-spin rounded-full border-[3px] border-white/30 border-t-white"
          />
        )}
        {/* A translator replaces text nodes: a text beside which something comes and goes has an element. */}
        <span key={String(isSending)} suppressHydrationWarning>
          {isSending ? words.sending : words.send}
        </span>
      </Pill>
    </span>
  );
}
