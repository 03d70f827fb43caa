/** Calls back when a visitor leaves; see `Visitor.onLeft`. */
export type OnLeft = (callBack: () => void) => unknown;

/** All visitors of a page have left before it was made. */
export class VisitorsLeftError extends Error {
  override readonly name = 'VisitorsLeftError';
}

/** The visitors who wait for one rendering. */
export interface Audience {
  /** Fires when the last one has left, so that the rendering has no use. */
  readonly signal: AbortSignal;
  /** To be called when the rendering begins: from now on it goes on for the cache, where there is one. */
  begun(): void;
  /** One more waits. @param onLeft absent for the gateway itself, which does not leave */
  join(onLeft?: OnLeft): void;
}

/**
 * Counts who waits for a rendering, so that one without visitors takes no place (SEC-09).
 * @param isKept whether the page is kept for others: then a rendering that has begun goes on without visitors. Otherwise a slow
 *   page whose visitors lose patience would never be kept
 */
export function createAudience(isKept: boolean): Audience {
  const abort = new AbortController();
  let waiting = 0;
  let hasBegun = false;
  return {
    signal: abort.signal,
    begun: () => void (hasBegun = isKept),
    join(onLeft) {
      waiting += 1;
      onLeft?.(() => {
        waiting -= 1;
        if (waiting === 0 && !hasBegun) abort.abort();
      });
    },
  };
}
