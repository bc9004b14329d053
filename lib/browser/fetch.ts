/**
 * Takes the place of `fetch` in the script of analytics (scripts/export/bundle.ts). The SDK would
 * wait for an answer without limit. It uses the local measurement id only after a failure (specification
 * §9.6).
 */
export const fetch: typeof window.fetch = (address, options) => {
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(), 60_000);
  return window.fetch(address, { ...options, signal: waiting.signal });
};
