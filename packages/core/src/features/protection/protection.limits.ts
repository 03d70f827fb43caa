import { limitConfirm, limitDecline, limitStore, limitWithdraw } from '@housefront/contract/features/protection';
import { reviewStore } from '@housefront/contract/features/protection-limits';
import { limitOf, type LimitKey } from '@housefront/contract/rules';
import type { CallResult } from '../../adapters/http/call-types.ts';
import { describeError, showMessage } from '../../calls/call-message.ts';
import type { CoreMessage } from '../../base/events.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { formatMoment } from '../../i18n/index.ts';
import { readLimits } from './protection.api.ts';
import { rereadProtection } from './protection.queries.ts';
import { protectionNow } from './protection.now.ts';

const silent = { silent: true } as const;

/** Reads the state again and says how it went; a refusal is shown in the platform's words. Returns whether it worked. */
async function settle<Data>(
  deps: FeatureDeps,
  result: CallResult<Data>,
  said: (data: Data) => CoreMessage | null,
): Promise<boolean> {
  // Another tab may have changed it, which is why the platform refuses.
  await rereadProtection(deps);
  showMessage(deps, result.ok ? said(result.data) : describeError(result.error));
  return result.ok;
}

/**
 * Asks for limits, one after the other, and says from when they count; an amount of null removes a limit. Never rejects
 * (RG-12).
 */
export async function storeLimits(
  deps: FeatureDeps,
  wanted: readonly { readonly key: LimitKey; readonly amount: bigint | null }[],
): Promise<boolean> {
  for (const [index, { key, amount }] of wanted.entries()) {
    const request = { ...key, amount: amount === null ? null : String(amount) };
    const result = await deps.calls.send(limitStore, request, silent);
    if (result.ok && index < wanted.length - 1) continue;
    return settle(deps, result, ({ limits }) => {
      const held = readLimits(limits);
      const pending = wanted.flatMap((one) => limitOf(held, one.key)?.pending ?? [])[0];
      if (pending === undefined) return { kind: 'success', key: amount === null ? 'limits.removed' : 'limits.saved' };
      if (pending.effectiveAt === null) return { kind: 'info', key: 'limits.effect_contact' };
      const time = formatMoment({ kind: 'known', at: pending.effectiveAt }, protectionNow(deps)?.zone);
      return { kind: 'info', key: 'limits.effect_later', params: { time } };
    });
  }
  return false;
}

/**
 * Lets a raise that waited count. Never rejects (RG-16).
 * @param amount what the member saw and confirms, null for no limit; the platform refuses if another amount waits by now
 */
export const confirmRaise = async (
  deps: FeatureDeps,
  { kind, period }: LimitKey,
  amount?: bigint | null,
): Promise<boolean> => {
  const named = amount === undefined ? {} : { amount: amount === null ? null : String(amount) };
  return settle(deps, await deps.calls.send(limitConfirm, { kind, period, ...named }, silent), () => ({
    kind: 'success',
    key: 'limits.saved',
  }));
};

/** Drops a raise that waits. Never rejects (RG-16). */
export const withdrawRaise = async (deps: FeatureDeps, { kind, period }: LimitKey): Promise<boolean> =>
  settle(deps, await deps.calls.send(limitWithdraw, { kind, period }, silent), () => ({
    kind: 'success',
    key: 'limits.withdrawn',
  }));

/** Goes on without a limit. Never rejects (RG-12). */
export const declineLimit = async (deps: FeatureDeps): Promise<boolean> =>
  settle(deps, await deps.calls.send(limitDecline, {}, silent), () => ({ kind: 'info', key: 'limits.declined' }));

/** Marks limits and transactions as reviewed. Never rejects (RG-18). */
export const storeReview = async (deps: FeatureDeps): Promise<boolean> =>
  settle(deps, await deps.calls.send(reviewStore, {}, silent), () => null);
