import type { CallResult } from '../../adapters/http/call-types.ts';
import { showOutcome } from '../../calls/call-outcome.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { reportMissing } from '../../loading/load-once.ts';
import { rereadProtection } from './protection.queries.ts';
import type { MarketingChoice } from './protection.types.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'events' | 'ports' | 'queryClient'>;

const api = () => import('./protection.choices.api.ts');

/** Says how a change went, and reads the state again. @returns whether it was made */
const finish = async (deps: Deps, sent: Promise<CallResult<unknown>>, key: string): Promise<boolean> => {
  const result = await sent.catch(reportMissing(deps, 'the choice', null));
  if (result === null) return false;
  showOutcome(deps, result, key);
  await rereadProtection(deps);
  return result.ok;
};

/** Keeps the choices of marketing; those that are not named are off. Messages are emitted. Never rejects (RG-33). */
export const storeMarketing = async (deps: Deps, choices: readonly MarketingChoice[]): Promise<boolean> => {
  const send = async () => (await api()).sendMarketing(deps, choices);
  return await finish(deps, send(), 'choices.saved');
};

/** Acknowledges a version of the text on client money. Messages are emitted. Never rejects (RG-34). */
export const acknowledgeFunds = async (deps: Deps, version: number): Promise<boolean> => {
  const send = async () => (await api()).sendFundsRead(deps, version);
  return await finish(deps, send(), 'funds.done');
};
