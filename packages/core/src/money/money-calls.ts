import type { CallClient } from '../adapters/http/call-types.ts';
import { confirmBalance, type AgedWallet } from './balance-age.ts';
import { failedCall } from '../calls/failed-call.ts';
import type { FeatureDeps } from '../calls/feature-deps.ts';

/** Calls that move a member's money. Each waits for a balance that may be old (RT-25). */
const MONEY: ReadonlySet<string> = new Set([
  'play',
  'depositStore',
  'withdrawalStore',
  'agentTransfer',
  'redEnvelopeClaim',
  'rouletteSpin',
  'balanceAllBack',
  'balanceGetBack',
]);

/** Calls whose amount a member chose by the balance. They are not sent while it may be old. */
const BY_BALANCE: ReadonlySet<string> = new Set(['withdrawalStore', 'agentTransfer']);

/** Shortest time that a call keeps of its own limit, in milliseconds. */
const SHORTEST_MS = 1000;

/**
 * Reads a balance that may be old before each call that moves money, within the time limit of the call. When it cannot be
 * read, a call whose amount depends on it is `outdated`. Any other call is sent, and one message says that the shown balance
 * may be old; none when the call fails too, which has a message of its own (RT-25).
 */
export const confirmFirst = (
  client: CallClient,
  { events, ports }: Pick<FeatureDeps, 'events' | 'ports'>,
  wallet: AgedWallet,
): CallClient => {
  const { clock, storage } = ports;
  /** Number of calls that wait for the balance. */
  let waiting = 0;
  return {
    ...client,
    isChanging: () => waiting > 0 || client.isChanging(),
    send: async (call, request, options = {}) => {
      if (!MONEY.has(call.name) || !wallet.store.getState().stale) return client.send(call, request, options);
      const since = clock.now();
      const memberId = storage.get('member_id');
      waiting += 1;
      const isConfirmed = await confirmBalance(ports, wallet).finally(() => (waiting -= 1));
      // Another member may have signed in meanwhile.
      if (storage.get('member_id') !== memberId) return failedCall('cancelled');
      if (!isConfirmed && BY_BALANCE.has(call.name)) return failedCall('outdated');
      const { timeoutMs } = options;
      const left = timeoutMs !== undefined && { timeoutMs: Math.max(SHORTEST_MS, timeoutMs - (clock.now() - since)) };
      const result = await client.send(call, request, { ...options, ...left });
      if (result.ok && !isConfirmed) events.emit('message', { kind: 'info', key: 'wallet.not_confirmed' });
      return result;
    },
  };
};
