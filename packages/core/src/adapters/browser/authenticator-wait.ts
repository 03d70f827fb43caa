/** Longest wait for an answer of the visitor, in milliseconds, whatever the platform sends. */
const LONGEST_MS = 600_000;
const SHORTEST_MS = 30_000;

/** The wait for an answer of the authenticator, within sensible bounds. */
export const waitOf = (wire: number): number => Math.min(LONGEST_MS, Math.max(SHORTEST_MS, wire));
