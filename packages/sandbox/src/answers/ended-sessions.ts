import type { AnyCall } from '@housefront/contract/endpoint';
import { envelope } from '@housefront/contract/envelope';
import type { Locale } from '@housefront/contract/ids';
import { messageText } from '../http/messages.ts';
import { bare } from '../world/storage/tokens.ts';
import type { Services } from './services.ts';

/** Calls of the session of an excluded member: everything that is needed to withdraw the balance, and nothing else (RG-31). */
const WITHDRAWAL_CALLS: ReadonlySet<string> = new Set([
  'balanceAllBack',
  'bankAccounts',
  'bankAccountStore',
  'cashSurplusCheck',
  'commonLayout',
  'dwRecord',
  'editWithdrawPassword',
  'logout',
  'myCash',
  'profile',
  // The first withdrawal password needs a proof of identity.
  'reauthenticate',
  'reauthenticationOptions',
  'withdrawalInfo',
  'withdrawalStore',
]);

/** Whether the session of an excluded member can send a call. */
export const servesWithdrawals = (call: AnyCall): boolean => WITHDRAWAL_CALLS.has(call.name);

const untilOf = (until: number | null): string | null => (until === null ? null : new Date(until).toISOString());

/** Refuses the session of an excluded member with 303. */
export function refuseRestricted({ world }: Pick<Services, 'world'>, memberId: number, locale: Locale) {
  const until = untilOf(world.protection.pause(memberId)?.until ?? null);
  return { status: 200, body: envelope('303', messageText('excluded', locale), { until }) } as const;
}

/** Answers a call without a valid session with 401; data names the break or exclusion that ended it (RG-29). */
export function refuseUnsigned({ world }: Pick<Services, 'world'>, token: string | undefined, locale: Locale) {
  const memberId = token === undefined ? undefined : world.sessions.endedOf(bare(token));
  const pause = memberId === undefined ? undefined : world.protection.pause(memberId);
  if (!pause) return { status: 401, body: envelope('401', messageText('unauthorised', locale), null) } as const;
  const text = messageText(pause.kind === 'break' ? 'onBreak' : 'excluded', locale);
  return {
    status: 401,
    body: envelope('401', text, { pause: { kind: pause.kind, until: untilOf(pause.until) } }),
  } as const;
}
