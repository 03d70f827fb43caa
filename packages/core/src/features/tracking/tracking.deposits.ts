import { toWire, type Money } from '@housefront/contract/money';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { memberCurrencyRow } from '../../money/member-currency.ts';
import { trackConversion } from './tracking.api.ts';

/** A deposit that arrived, from the realtime event (RT-17). */
export interface ArrivedDeposit {
  readonly orderNumber: string;
  /** Null: the platform did not say. */
  readonly amount: Money | null;
  /** Number of this deposit among the member's deposits, from 1. */
  readonly times: number;
}

/** Reports a deposit to advertisers; each order once in this document. */
export type TrackDeposit = (deposit: ArrivedDeposit) => Promise<void>;

/**
 * Creates the reporter of deposits. The order number is the id of its events, so several windows with the same deposit count
 * once. A first deposit is an additional conversion beside the purchase (RT-19x).
 */
export const createDepositTracker = (deps: Pick<FeatureDeps, 'calls' | 'config' | 'ports' | 'site'>): TrackDeposit => {
  const reported = new Set<string>();
  return async ({ orderNumber, amount, times }) => {
    if (reported.has(orderNumber)) return;
    reported.add(orderNumber);
    const { memberId } = deps.site.getState();
    const { code } = amount?.currency ?? memberCurrencyRow(deps);
    const event = {
      id: orderNumber,
      ...(memberId !== null && { user: { member_id: memberId } }),
      custom: {
        // Advertisers require a number; only here an amount becomes one. An unknown amount is omitted.
        ...(amount !== null && { value: Number(toWire(amount)) }),
        currency: code,
        deposit_times: times,
      },
    };
    const names = times === 1 ? ['Purchase', 'FirstDeposit'] : ['Purchase'];
    await Promise.all(names.map((name) => trackConversion(deps, { name, ...event })));
  };
};
