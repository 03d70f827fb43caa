/** Timeout of a call that the form can do without, in milliseconds. */
const OPTIONAL_CALL_MS = 5000;
/** Options of a call that the form can do without. */
export const OPTIONAL_CALL = { silent: true, timeoutMs: OPTIONAL_CALL_MS } as const;
