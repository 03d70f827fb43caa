/** Ends the current task, so that the browser can answer the visitor and paint before the next one. */
export const pause = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => void setTimeout(resolve));

/** Longest wait for a first paint, in milliseconds: a browser does not paint a hidden page. */
const PAINT_LIMIT_MS = 300;

/** Settles once the page is painted for the first time, or is not seen: on a fast line scripts come before it. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden || performance.getEntriesByType('paint').length > 0) {
      resolve();
      return;
    }
    setTimeout(resolve, PAINT_LIMIT_MS);
    // The task after the frame, which is painted then.
    requestAnimationFrame(() => void setTimeout(resolve));
  });
