import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { Promotion } from './promotions.types.ts';

/** Closed promotions that a tab remembers. */
const MOST_CLOSED = 200;

/** An entry of the promotions that were closed: the time, and the promotion as it was. */
export const closedEntry = (at: number, { id, updatedAt }: Promotion): string => `${at} ${id} ${updatedAt}`;

/** Remembers for this tab that promotions were closed; those closed before are kept. */
export const rememberClosed = ({ platformClock, storage }: FeatureDeps['ports'], list: readonly Promotion[]): void => {
  const now = platformClock.now();
  const before = storage.get('closedPromotions') ?? [];
  storage.set('closedPromotions', [...before, ...list.map((one) => closedEntry(now, one))].slice(-MOST_CLOSED));
};
