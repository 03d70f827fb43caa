declare global {
  /** Not in every browser of tier B. */
  var scheduler: { readonly yield?: () => Promise<void> } | undefined;
}

/** Ends the current task, so that the browser can answer the visitor and paint before the next one. */
export const pause = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => void setTimeout(resolve));
