import { blacklist } from '../../seed/registration.ts';
import type { Clock } from '../storage/clock.ts';
import { normalise } from '../storage/normalise.ts';
import type { Database } from '../storage/database.ts';
import type { AttemptCounters } from './attempt-counters.ts';

/** Limits for one address. Wide enough for a site's tests, which all come from one address. */
export const ADMISSION_LIMITS = {
  /** Registrations tried within a minute (code 996). */
  attemptsPerMinute: 40,
  /** Members registered within a day (code 997). */
  membersPerDay: 300,
  /** SMS within an hour (SMS code 104). */
  smsPerHour: 120,
  /** SMS of the whole platform within a day (SMS code 103). */
  smsPerDay: 1_000,
  /** Fields of registrations checked within a minute (code 996). */
  checksPerMinute: 300,
  /** Captchas within a second (captcha code 101). */
  captchasPerSecond: 30,
  /** Sign-ins that failed within ten minutes (login code 201). */
  failedSignIns: 200,
} as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Rate limits and refusals of visitors. */
export interface Admission {
  /** Codes 218, 997 and 996, or undefined; counts the attempt unless it is refused. */
  attempt(address: string): '218' | '996' | '997' | undefined;
  /** Counts a registration from this address. */
  registered(address: string): void;
  /** SMS codes 103 and 104, or undefined; counts the message unless it is refused. */
  sms(address: string): '103' | '104' | undefined;
  /** Codes 218 and 996, or undefined; counts the check unless it is refused. */
  check(address: string): '218' | '996' | undefined;
  /** True when a captcha was requested too soon; counts it unless it is refused. An unknown address is never too soon. */
  captchaTooSoon(address: string): boolean;
  /** Login codes 106 (refused) and 201 (too many failures), or undefined. */
  signIn(address: string): '106' | '201' | undefined;
  signInFailed(address: string): void;
  blockedName(name: string): boolean;
  blockedEmail(email: string): boolean;
  blockedPhone(phone: string): boolean;
}

type Kind = 'attempt' | 'member' | 'sms';

/** Creates the rate limits. */
export function createAdmission(db: Database, clock: Clock, attempts: AttemptCounters): Admission {
  const count = (kind: Kind, within: number, address?: string): number =>
    db.number(
      'SELECT count(*) FROM registration_attempt WHERE kind = ? AND at > ? AND (? IS NULL OR address = ?)',
      kind,
      clock.now() - within,
      address ?? null,
      address ?? null,
    );
  const note = (kind: Kind, address: string): void => {
    db.run('DELETE FROM registration_attempt WHERE at <= ?', clock.now() - DAY);
    db.insert('registration_attempt', { address, kind, at: clock.now() });
  };
  const blockedAddress = (address: string) => blacklist.addresses.some((blocked) => blocked === address);
  return {
    check: (address) => {
      if (blockedAddress(address)) return '218';
      if (attempts.count('check', address) >= ADMISSION_LIMITS.checksPerMinute) return '996';
      attempts.note('check', address);
      return undefined;
    },
    captchaTooSoon: (address) => {
      if (address === '') return false;
      if (attempts.count('captcha', address) >= ADMISSION_LIMITS.captchasPerSecond) return true;
      attempts.note('captcha', address);
      return false;
    },
    signIn: (address) => {
      if (blockedAddress(address)) return '106';
      return attempts.count('sign-in', address) >= ADMISSION_LIMITS.failedSignIns ? '201' : undefined;
    },
    signInFailed: (address) => attempts.note('sign-in', address),
    attempt: (address) => {
      if (blockedAddress(address)) return '218';
      if (count('member', DAY, address) >= ADMISSION_LIMITS.membersPerDay) return '997';
      if (count('attempt', MINUTE, address) >= ADMISSION_LIMITS.attemptsPerMinute) return '996';
      note('attempt', address);
      return undefined;
    },
    registered: (address) => note('member', address),
    sms: (address) => {
      if (count('sms', DAY) >= ADMISSION_LIMITS.smsPerDay) return '103';
      if (count('sms', HOUR, address) >= ADMISSION_LIMITS.smsPerHour) return '104';
      note('sms', address);
      return undefined;
    },
    blockedName: (name) => blacklist.names.some((blocked) => normalise(blocked) === normalise(name)),
    blockedEmail: (email) =>
      blacklist.emails.some((blocked) =>
        blocked.startsWith('@') ? normalise(email).endsWith(blocked) : normalise(email) === blocked,
      ),
    blockedPhone: (phone) => blacklist.phones.some((blocked) => blocked === phone),
  };
}
