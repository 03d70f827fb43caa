import type { Duration } from './rules/calendar.ts';
import type { LimitKey, RaiseWait } from './rules/limits.ts';

/** The capabilities of a profile (document 3). What is absent is not asked for. */
export interface Protection {
  /** Zone of the days, weeks and months of limits. */
  readonly zone: string;
  /** When and how a first limit is asked for (RG-12); any of `needs` satisfies it. */
  readonly firstLimit?: {
    readonly before: 'deposit' | 'play';
    /** `never`: nothing goes on without one. */
    readonly decline: 'never' | 'confirmed' | 'freely';
    readonly needs: readonly LimitKey[];
  };
  /** Wait before a limit is raised or removed (RG-16); without it both count at once, as confirmed by the call itself. */
  readonly raise?: RaiseWait;
  /** Lengths of breaks that can be taken (RG-29). */
  readonly breaks?: readonly Duration[];
  /** Lengths of self-exclusion (RG-30). */
  readonly exclusions?: readonly Duration[];
  /** Length of the block that one press starts (RG-21). */
  readonly panic?: Duration;
  /** Sums of so many days that are read before play: after each sign-in, and when older than some hours (RG-20). */
  readonly sums?: { readonly days: number; readonly everyHours: number };
}

const deposit = (period: LimitKey['period']): LimitKey => ({ kind: 'deposit', period });
const deposits = [deposit('day'), deposit('week'), deposit('month')];
const months = Array.from({ length: 12 }, (_, index): Duration => `${index + 1}m`);

/**
 * The profiles as rows of values. They state what the sources in docs/protection.md give; what is not known is left out. No code
 * asks for a profile's name (RG-37x).
 */
export const PROFILES = {
  gb: {
    zone: 'Europe/London',
    firstLimit: { before: 'deposit', decline: 'confirmed', needs: deposits },
    raise: { wait: '24h' },
    breaks: ['24h', '1w', '1m', '6w'],
    exclusions: ['6m'],
  },
  mt: {
    zone: 'Europe/Malta',
    firstLimit: { before: 'deposit', decline: 'freely', needs: deposits },
    raise: { wait: '24h' },
    exclusions: ['6m'],
  },
  on: {
    zone: 'America/Toronto',
    raise: { wait: '24h' },
    breaks: ['1d', '1w', '1m', '2m', '3m'],
    exclusions: ['6m', '1y', '5y'],
  },
  de: {
    zone: 'Europe/Berlin',
    firstLimit: { before: 'play', decline: 'never', needs: [deposit('month')] },
    raise: { wait: '7d' },
    panic: '24h',
    sums: { days: 30, everyHours: 24 },
  },
  se: {
    zone: 'Europe/Stockholm',
    firstLimit: { before: 'play', decline: 'never', needs: deposits },
    raise: { wait: '72h', periodEnd: true },
    exclusions: ['1m', '3m', '6m', 'open'],
  },
  ph: { zone: 'Asia/Manila' },
  br: { zone: 'America/Sao_Paulo', exclusions: [...months, 'open'] },
  nl: { zone: 'Europe/Amsterdam' },
  dk: { zone: 'Europe/Copenhagen', exclusions: ['24h', '1m', '3m', '6m', 'forever'] },
  es: { zone: 'Europe/Madrid' },
} as const satisfies Readonly<Record<string, Protection>>;

/** Name of a profile. */
export type ProfileName = keyof typeof PROFILES;
