import { beforeAll, onTestFinished } from 'vitest';
import type { FakePorts } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import type { CoreMessage } from '../../base/events.ts';
// Loaded here, so that no test is the one that loads them.
import './roulette.api.ts';
import { createWheel } from './index.ts';

export const INFO = '/api/arks/web/activity/roulette/info';
export const SPIN = '/api/arks/web/activity/roulette/spin';

/** An answer that never arrives. */
export const lost = new TypeError('offline');

/** Gives each test of this file a platform with a wheel: `const { setUp } = useWheel()`. */
export const useWheel = () => {
  beforeAll(() => import('@housefront/contract/endpoint'));
  const platform = usePlatform();

  /** lucky88 before a wheel of eight prizes with three draws; the next draw wins prize 3 (88.00). */
  const setUp = async (ports?: FakePorts, draws = 3) => {
    const deps = platform.deps({ member: 'lucky88', ...(ports && { ports }) });
    const { http, clock, storage } = deps.ports;
    const { wheel: world, ledger } = platform.sandbox.world;
    const memberId = Number(storage.get('member_id'));
    world.show(8);
    world.give(memberId, draws);
    world.order(memberId, 3);
    const warned: CoreMessage[] = [];
    const wheel = createWheel(deps, { turnMs: () => 1500, warn: (message) => void warned.push(message) });
    onTestFinished(wheel.dispose);
    await wheel.open();
    const keys = () => http.sent(SPIN).map(({ headers }) => headers['idempotency-key']);
    const total = () => ledger.total(memberId);
    return {
      ...deps,
      http,
      clock,
      storage,
      wheel,
      world,
      memberId,
      warned,
      keys,
      total,
      state: () => wheel.store.getState(),
    };
  };
  /** A spin as it arrives at the platform. */
  const reach = (headers: Readonly<Record<string, string>>) =>
    platform.sandbox.app.request(SPIN, { method: 'POST', headers, body: '{}' });
  return { platform, setUp, reach };
};
