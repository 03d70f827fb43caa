import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { rests } from '../../visitor/rhythm.ts';

type Deps = Pick<FeatureDeps, 'config' | 'ports'>;

/** Whether the hint was not shown yet in this tab, nor as recently as the site's rhythm asks (SHELL-38x). */
export const homeScreenHintIsDue = ({ config, ports: { clock, storage } }: Deps): boolean =>
  storage.get('homeScreenHint') !== true &&
  !rests(config.interruptions.homeScreenHint, storage.get('homeScreenHintShown'), clock.now());

/** Remembers that the hint is shown. */
export const keepHomeScreenHint = ({ config, ports: { clock, storage } }: Deps): void => {
  storage.set('homeScreenHint', true);
  if (config.interruptions.homeScreenHint !== 'visit') storage.set('homeScreenHintShown', clock.now());
};
