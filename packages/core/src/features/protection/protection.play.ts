import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { reportMissing } from '../../loading/load-once.ts';
import { rereadProtection } from './protection.queries.ts';

const api = () => import('./protection.play.api.ts');

/**
 * Sets the amount above which winnings are paid out by themselves, in minor units; null ends it. The outcome is a message.
 * Never rejects (RG-43). @returns whether it succeeded
 */
export const storePayout = async (deps: FeatureDeps, amount: bigint | null): Promise<boolean> => {
  const send = async () => (await api()).sendPayout(deps, amount);
  const done = await send().catch(reportMissing(deps, 'the payment of winnings', false));
  await rereadProtection(deps);
  return done;
};

/** Takes part in a promotion. The outcome is a message. Never rejects (RG-32). @returns whether it succeeded */
export const optIn = async (deps: FeatureDeps, id: string): Promise<boolean> => {
  const send = async () => (await api()).sendOptIn(deps, id);
  const done = await send().catch(reportMissing(deps, 'the promotion', false));
  await rereadProtection(deps);
  return done;
};
