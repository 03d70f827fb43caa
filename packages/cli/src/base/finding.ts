/** `skipped`: it could not be looked at, e.g. without a network. */
export type FindingStatus = 'ok' | 'warn' | 'fail' | 'skipped';

/** A line of the report (OPS-04). */
export interface Finding {
  /** Stable, e.g. `config.unknown-key`. */
  readonly id: string;
  readonly status: FindingStatus;
  /** File and key, or the part that was looked at; empty for the whole repository. */
  readonly where: string;
  readonly title: string;
  /** The facts that were found; for a skipped one the reason. */
  readonly why: string;
  /** The command to run, or the exact setting to write. Empty without a fault. */
  readonly mend: string;
}
