import { protectionState } from '@housefront/contract/features/protection';
import { unwrap } from '../../adapters/call-types.ts';
import type { FeatureDeps } from '../../feature-deps.ts';
import type { ProtectionState } from './protection.types.ts';

const moment = (text: string | null): number | null => (text === null ? null : Date.parse(text));

/** Reads the state of the member's protection. */
export const fetchState = async (
  { calls, config, site }: Pick<FeatureDeps, 'calls' | 'config' | 'site'>,
  signal: AbortSignal,
): Promise<ProtectionState> => {
  const request = { site_id: config.siteId, currency: site.getState().currency };
  const data = unwrap(await calls.send(protectionState, request, { signal, silent: true }));
  return {
    limits: data.limits.map(({ kind, period, amount, left, restarts_at, pending }) => ({
      kind,
      period,
      amount: BigInt(amount),
      left: left === null ? null : BigInt(left),
      restartsAt: moment(restarts_at),
      pending: pending && {
        amount: pending.amount === null ? null : BigInt(pending.amount),
        effectiveAt: Date.parse(pending.effective_at),
      },
    })),
    pause: data.pause && { kind: data.pause.kind, until: moment(data.pause.until) },
    sums: data.sums && {
      days: data.sums.days ?? 0,
      staked: BigInt(data.sums.staked),
      won: BigInt(data.sums.won),
      lost: BigInt(data.sums.lost),
      readAt: moment(data.sums.read_at),
      due: data.sums.due,
    },
    limitNeeded: data.limit_needed,
    wait: data.wait && { reason: data.wait.reason, until: Date.parse(data.wait.until) },
  };
};
