/** The subject of a limit: money paid in, money lost, money staked, minutes of play (RG-13). */
export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'time'] as const;
/** See {@link LIMIT_KINDS}. */
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Calendar periods of limits, in the time zone of a profile; weeks begin on Monday (RG-13). */
export const PERIODS = ['day', 'week', 'month'] as const;
/** See {@link PERIODS}. */
export type Period = (typeof PERIODS)[number];
