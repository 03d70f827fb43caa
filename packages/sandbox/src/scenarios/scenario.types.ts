import type { WritingName } from './writings.ts';

/** Ways in which an answer can go wrong. */
export const FAULT_MODES = [
  'http404',
  'http500',
  'html',
  'empty',
  'truncated',
  'wrong-types',
  'other-form',
  'unauthorised',
  'reset',
  'hang',
  'slow-drip',
  'code',
] as const;
/** A way in which an answer can go wrong. */
export type FaultMode = (typeof FAULT_MODES)[number];

/** A failure and its address. */
export interface FaultEffect {
  /** Path with or without `/api`; with `*` at its end a prefix, e.g. `/provider/*`; `*` alone is every path. */
  readonly path: string;
  readonly mode: FaultMode;
  /** Code and message of mode `code`. */
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  /** Full code and data of mode `code`, if a call has them. */
  readonly codeFull?: string | undefined;
  readonly data?: unknown;
}

/** Maintenance of a provider; times are offsets from now in milliseconds, null for an unknown one. */
export interface MaintenanceEffect {
  /** Id of a provider, or `*` for all. */
  readonly gpId: string;
  readonly beganBeforeMs: number | null;
  readonly endsAfterMs: number | null;
}

/** Effects of a scenario while it is active. */
export interface Effects {
  readonly faults?: readonly FaultEffect[];
  /** Delays in milliseconds by path, as in {@link FaultEffect}. */
  readonly delays?: readonly { readonly path: string; readonly ms: number }[];
  /** The platform allows no play. */
  readonly closed?: boolean;
  /** Members stay signed in on other devices when they sign in. */
  readonly severalDevices?: boolean;
  /** No member can recommend the site to others. */
  readonly recommendClosed?: boolean;
  /** Every host belongs to this agent. */
  readonly agentDomain?: { readonly agentId: string; readonly currency: string };
  readonly maintenance?: readonly MaintenanceEffect[];
  /** Wallets cannot be paid into or out of (wallet_status 0). */
  readonly walletClosed?: boolean;
  /** The page of quick bets on sports forbids framing. */
  readonly sportUnframed?: boolean;
  /** Members get cash back (cash_back_status 1). */
  readonly cashBack?: boolean;
  /** Every member has this cash surplus, in the wire format. */
  readonly cashSurplus?: { readonly balance: string; readonly interest: string };
  /** The writing of all answers. */
  readonly writing?: WritingName;
  /** Among the shelves of home and halls are some that cannot be shown. */
  readonly oddShelves?: boolean;
  /** Members can deposit only after they have linked a bank account. */
  readonly bankNeeded?: boolean;
}

/** A named situation of the platform, for people, tests and stories (SBX-04). */
export interface Scenario {
  readonly name: string;
  /** A short description. */
  readonly title: string;
  /** The visible effect, in one sentence. */
  readonly does: string;
  /** Group on the page: among situations (default), writings or the codes of calls. */
  readonly group?: 'situations' | 'writings' | 'codes';
  /** Name of the refused call, for a scenario among the codes. */
  readonly call?: string;
  readonly effects: Effects;
}
