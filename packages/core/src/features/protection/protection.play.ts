import { describeError } from '../../call-message.ts';
import type { CallResult } from '../../adapters/call-types.ts';
import type { FeatureDeps } from '../../feature-deps.ts';
import { rereadProtection } from './protection.queries.ts';

/** Emits the outcome of a change as a message and reads the state again. @returns whether it succeeded */
const settled = async (
  deps: Pick<FeatureDeps, 'events' | 'ports' | 'queryClient'>,
  result: CallResult<unknown>,
  key: string,
): Promise<boolean> => {
  const message = result.ok ? ({ kind: 'success', key } as const) : describeError(result.error);
  if (message !== null) deps.events.emit('message', message);
  await rereadProtection(deps);
  return result.ok;
};

/** Sets the amount above which winnings are paid out by themselves, in minor units; null ends it (RG-43). Never rejects. */
export const storePayout = async (deps: FeatureDeps, amount: bigint | null): Promise<boolean> =>
  settled(
    deps,
    await (await import('./protection.play.api.ts')).sendPayout(deps, amount),
    amount === null ? 'protection_play.payout_ended' : 'protection_play.payout_saved',
  );

/** Takes part in a promotion (RG-32). Never rejects. */
export const optIn = async (deps: FeatureDeps, id: string): Promise<boolean> =>
  settled(deps, await (await import('./protection.play.api.ts')).sendOptIn(deps, id), 'protection_play.opted_in_done');
