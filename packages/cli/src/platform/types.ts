import type { CertificateEnd } from './certificate.ts';
import type { Level } from '@housefront/contract/meanings';
import type { Drift, DriftNote, Gap, SiteFacts } from '@housefront/contract/suite';

/** `skipped`: it could not be checked. */
export type FindingStatus = 'ok' | 'warn' | 'fail' | 'skipped';

/** A result of the check, in the form of the doctor's findings (OPS-04). */
export interface PlatformFinding {
  /** Stable, e.g. `platform.drift`. */
  readonly id: `platform.${string}`;
  readonly status: FindingStatus;
  /** The call, or '' for the platform as a whole. */
  readonly where: string;
  readonly title: string;
  /** The facts; for a skipped one the reason. */
  readonly why: string;
  /** The next step; empty without a fault. */
  readonly mend: string;
}

/** Server of the Pusher protocol, as in a site's config. */
export interface RealtimeServer {
  readonly key: string;
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  /** Path at which the platform authorises private channels. */
  readonly authPath: string;
}

/** A member's login. */
export interface Login {
  readonly account: string;
  readonly password: string;
}

/** The site for which a platform is checked. */
export interface CheckedSite extends SiteFacts {
  readonly realtime?: RealtimeServer | undefined;
  /** Whether the profile of the site has a highest stake; then it is tried whether a request can choose the hall of a game. */
  readonly hasStakes?: boolean;
}

/** Time limits in milliseconds. */
export interface Limits {
  /** Of one answer. */
  readonly call: number;
  /** Of the whole check. */
  readonly all: number;
}

/** A web socket; the used part of the library's. */
export interface Socket {
  onText(receive: (text: string) => void): void;
  /** Called once, with the reason. */
  onEnd(ended: (error: Error | undefined) => void): void;
  send(text: string): void;
  close(): void;
}

/** Access to the world; tests replace parts of it. */
export interface Ports {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970 of this machine. */
  readonly now: () => number;
  /** Milliseconds of a clock that only measures durations. */
  readonly elapsed: () => number;
  readonly pause: (ms: number) => Promise<void>;
  readonly connect: (url: string) => Socket;
  readonly certificate: CertificateEnd;
}

/** Options of `checkPlatform`. */
export interface PlatformOptions {
  /** Address of the platform, as in the key `upstream` of a site. */
  readonly against: string;
  readonly site: CheckedSite;
  readonly login?: Login | undefined;
  /** Token of a signed-in member, instead of a login. */
  readonly token?: string | undefined;
  /** Reads a captcha; null if there is no person to do it. */
  readonly solveCaptcha?: ((picture: string) => Promise<string | null>) | undefined;
  /** Ends the check with what is known. */
  readonly signal?: AbortSignal | undefined;
  readonly limits?: Partial<Limits>;
  readonly ports?: Partial<Ports>;
  /** Called with the number of checked calls. */
  readonly onProgress?: (checked: number, all: number) => void;
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
