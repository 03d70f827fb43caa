import type { AnyCall } from '@housefront/contract/endpoint';
import type { Sandbox } from '../createSandbox.ts';
import type { TestClient } from './client.fixtures.ts';

/** Valid requests of the calls of player protection. @internal */
export const protectionSamples: Readonly<Record<string, unknown>> = {
  limitStore: { kind: 'deposit', period: 'day', amount: '15000' },
  limitConfirm: { kind: 'stake', period: 'week', amount: '9000' },
  limitWithdraw: { kind: 'stake', period: 'week' },
  breakStore: { duration: '24h' },
  exclusionStore: { duration: '6m', confirmed: true },
  checkStore: { every_minutes: 30 },
  checkAnswer: { answer: 'continue' },
  promotionOptIn: { id: '2' },
  payoutStore: { amount: null },
  marketingStore: { choices: [{ product: 'casino', channel: 'email', on: true }] },
  fundsRead: { version: 1 },
};

/** Calls of the profile `de`. */
const inGermany = new Set(['panic', 'payoutStore', 'sumsRead']);

const guarded = new Set([...Object.keys(protectionSamples), 'limitDecline', 'reviewStore', 'panic', 'sumsRead']);

/** Logins that were made: the gateway limits how often one address signs in. */
const logins = new WeakMap<TestClient, string>();

/**
 * Signs orchid3 in for a call of player protection, on a site with a profile that has the call, and with a raise that can be
 * confirmed. Undefined for other calls, whose site has no profile. @internal
 */
export async function protectedToken(
  { world }: Sandbox,
  client: TestClient,
  call: AnyCall,
): Promise<string | undefined> {
  const { protection } = world;
  if (!guarded.has(call.name)) {
    protection.setProfile(1001, null);
    return undefined;
  }
  const id = world.members.byAccount('orchid3')?.id ?? 0;
  protection.setProfile(1001, inGermany.has(call.name) ? 'de' : 'gb');
  protection.endPauses(id);
  world.db.insert(
    'member_limit',
    { memberId: id, kind: 'stake', period: 'week', amount: 5000, pendingAmount: 9000, pendingAt: 0 },
    'replace',
  );
  const known = logins.get(client);
  if (known !== undefined && world.sessions.check(known)) return known;
  const token = await client.signIn('orchid3', 'Orchid33');
  logins.set(client, token);
  return token;
}
