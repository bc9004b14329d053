/**
 * Runs a function with a signal that aborts after some milliseconds, or when the outer signal does.
 *
 * It does not use `AbortSignal.timeout`: inside `AbortSignal.any`, Node 20 collects it as garbage, so it never aborts.
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  outerSignal: AbortSignal,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), milliseconds);
  try {
    return await run(AbortSignal.any([limit.signal, outerSignal]));
  } finally {
    clearTimeout(timer);
  }
}
