import { isSameAmount, type Money } from '@housefront/contract/money';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { throttle } from '../../loading/throttle.ts';

/** The wallet; only the part that is followed. */
interface Balance {
  readonly balance: Money | null;
  readonly stale: boolean;
}

/** Shortest time between two reads, in milliseconds. */
const READ_MS = 1000;

/**
 * Reads what can be withdrawn again when the balance changed, and when an old one is known again (RT-25).
 * @returns stops it
 */
export const followAvailable = (
  { ports, queryClient }: Pick<FeatureDeps, 'ports' | 'queryClient'>,
  store: { readonly subscribe: (listener: (now: Balance, before: Balance) => void) => () => void },
): (() => void) => {
  const paced = throttle(ports.clock, READ_MS, () =>
    queryClient.invalidateQueries({ queryKey: ['member', 'withdrawals'] }),
  );
  const stop = store.subscribe((now, before) => {
    const isOther = before.balance !== null && !isSameAmount(now.balance, before.balance);
    if (isOther || (before.stale && !now.stale)) paced();
  });
  return () => {
    stop();
    paced.cancel();
  };
};
