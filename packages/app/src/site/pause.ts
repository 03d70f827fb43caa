/** Ends the current task, so that the browser can answer the visitor and paint before the next one. */
export const pause = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => void setTimeout(resolve));
