/** Ends the current task, so that the browser can answer the visitor and paint before the next one. */
export const pause = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => void setTimeout(resolve));

/** Longest wait for a first paint, in milliseconds: a browser does not paint a hidden page. */
const PAINT_LIMIT_MS = 300;

/** Settles after the first paint, or if the page is hidden: on a fast connection scripts run before the first paint. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden || performance.getEntriesByType('paint').length > 0) {
      resolve();
      return;
    }
    setTimeout(resolve, PAINT_LIMIT_MS);
    // Runs in the task after the frame, which is painted by then.
    requestAnimationFrame(() => void setTimeout(resolve));
  });
