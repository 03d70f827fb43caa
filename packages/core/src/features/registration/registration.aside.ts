/** Milliseconds that the form waits for what it can do without. */
const SIDE_CALL_MS = 5000;
/** How calls are sent that the form can do without. */
export const aside = { silent: true, timeoutMs: SIDE_CALL_MS } as const;
