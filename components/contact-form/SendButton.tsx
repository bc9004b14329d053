import { pill } from '@/components/ui/pill';

/**
 * Submits its form; while `sending` it says so, turns a spinner and can't be pressed. It dims while a
 * press waits for the page to become interactive (see firstPaint).
 */
export function SendButton({
  sending,
  words,
}: {
  sending: boolean;
  words: { send: string; sending: string };
}) {
  return (
    // Below the button, without height, stands the longer label with room for padding and spinner:
    // it keeps the button's width the same in any font.
    <span
      data-widest={words.sending}
      className="inline-grid max-w-full after:invisible after:h-0 after:overflow-hidden after:pl-20 after:pr-9 after:text-body after:font-bold after:content-[attr(data-widest)] group-data-[pressed=yes]:animate-pulse"
    >
      <button type="submit" className={pill} disabled={sending}>
        {sending && (
          <span
            aria-hidden="true"
            className="size-5 animate-spin rounded-full border-3 border-white/30 border-t-white"
          />
        )}
        {sending ? words.sending : words.send}
      </button>
    </span>
  );
}
