import { fundsRead, marketingStore } from '@housefront/contract/features/protection-choices';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { MarketingChoice } from './protection.types.ts';

type Deps = Pick<FeatureDeps, 'calls'>;

/** Sends the choices of marketing. */
export const sendMarketing = ({ calls }: Deps, choices: readonly MarketingChoice[]) =>
  calls.send(marketingStore, { choices: choices.map((choice) => ({ ...choice })) }, { silent: true });

/** Sends that a version of the text on client money was read. */
export const sendFundsRead = ({ calls }: Deps, version: number) => calls.send(fundsRead, { version }, { silent: true });
