import { pill } from './pill';

/** Submits its form; while `sending` it says so, turns a spinner and can't be pressed. */
export function SendButton({
  sending,
  words,
}: {
  sending: boolean;
  words: { send: string; sending: string };
}) {
  return (
    // Wide enough for both labels, so that its width does not change.
    <span className="inline-grid min-w-44">
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
