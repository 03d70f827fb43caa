/**
 * A signal that is given up as soon as one of two is, for the reason of that one. `AbortSignal.any` does the same in browsers
 * that have it.
 */
export function eitherSignal(first: AbortSignal, second: AbortSignal): AbortSignal {
  const either = new AbortController();
  for (const signal of [first, second]) {
    if (signal.aborted) either.abort(signal.reason);
    // Whichever comes first frees the listener on the other.
    else signal.addEventListener('abort', () => either.abort(signal.reason), { once: true, signal: either.signal });
  }
  return either.signal;
}
