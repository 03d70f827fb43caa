import type { Finding } from '../../base/finding.ts';
import type { Level } from '@housefront/contract/meanings';
import type { Drift, DriftNote, Gap } from '@housefront/contract/suite';

/** A result of the check. Its place is the call, or '' for the platform as a whole (OPS-04). */
export interface PlatformFinding extends Finding {
  /** Stable, e.g. `platform.drift`. */
  readonly id: `platform.${string}`;
}

/**
 * Result of a call.
 * - `answers`: as the contract says
 * - `drifts`: something in the answer breaks the contract
 * - `fails`: no answer of a platform
 * - `open`: gives data of members without a login
 * - `missing`: the platform does not have it, and the site does not work without it
 * - `missed`: the platform does not have it, and visitors miss it
 * - `optional`: the platform does not have it, and need not
 * - `skipped`: not checked
 */
export type CallState = 'answers' | 'drifts' | 'fails' | 'open' | 'missing' | 'missed' | 'optional' | 'skipped';

/** A part that an answer lacks, with how much it is missed. */
export interface LevelledGap extends Gap {
  readonly level: Level;
  /** Meaning of the field, and effect on the site without it. */
  readonly means: string;
  readonly without: string;
}

/** A call in the report. */
export interface CallLine {
  readonly name: string;
  readonly area: string;
  readonly path: string;
  readonly summary: string;
  readonly state: CallState;
  readonly reason: string;
  /** True for a call of members. */
  readonly ofMembers: boolean;
  /** How much a site needs it. */
  readonly level: Level;
  /** The request as JSON; empty if none was sent. */
  readonly request: string;
  readonly status: number | null;
  readonly code: string;
  readonly ms: number | null;
  readonly drifts: readonly Drift[];
  /** Parts that the answer lacks and the site fills in: warnings, except for extras. */
  readonly gaps: readonly LevelledGap[];
  readonly notes: readonly DriftNote[];
  /** Effect on visitors of a platform without the call. */
  readonly without: string;
}

/** A call that was not sent. */
export interface UnsentCall {
  readonly name: string;
  readonly path: string;
  readonly summary: string;
  readonly level: Level;
  readonly why: 'changes' | 'site';
}

/** Number of calls by result. */
export type Counts = Readonly<Record<CallState, number>> & { readonly all: number };

/** Report of a check. Its JSON form has the same fields. */
export interface PlatformReport {
  /** Version of this form. */
  readonly version: 1;
  /** ISO time of the check. */
  readonly at: string;
  readonly against: string;
  readonly siteId: number;
  /** `early`: a fault of the whole platform ended it; `time`: the time limit; `stopped`: Ctrl+C. */
  readonly ended: 'done' | 'early' | 'time' | 'stopped';
  /** How members' calls were checked. */
  readonly member: 'none' | 'login' | 'token';
  readonly seconds: number;
  readonly counts: Counts;
  /** Median and slowest answer in milliseconds; null without answers. */
  readonly speed: { readonly median: number; readonly slowest: number; readonly slowestCall: string } | null;
  readonly findings: readonly PlatformFinding[];
  readonly calls: readonly CallLine[];
  readonly unsent: readonly UnsentCall[];
}
