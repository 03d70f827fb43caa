/**
 * A signal that aborts as soon as one of two signals aborts, with its reason. Like `AbortSignal.any`, which the oldest
 * supported browsers lack.
 */
export function eitherSignal(first: AbortSignal, second: AbortSignal): AbortSignal {
  const either = new AbortController();
  for (const signal of [first, second]) {
    if (signal.aborted) either.abort(signal.reason);
    // The first abort removes the listener on the other signal.
    else signal.addEventListener('abort', () => either.abort(signal.reason), { once: true, signal: either.signal });
  }
  return either.signal;
}
