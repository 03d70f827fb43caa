/** Rules of the profile of a site for play; none on a site without one. */
import type { SiteConfig } from '@housefront/contract/site-config';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { PlayableGame } from '../../base/playable-game.ts';
import { protectionStateKey } from '../../protection/protection-key.ts';
import { protectionNow } from '../../protection/protection-now.ts';
import type { ProtectionState } from '../protection/index.ts';
import type { LaunchFields } from './play.protection.ts';
import type { StartFacts } from './machine/play.refusals.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'config' | 'events' | 'ports' | 'queryClient' | 'site'>;

/** Whether something may have to be shown over a game for money, which must then be in the page. */
export const coversGames = ({ protection }: Pick<SiteConfig, 'protection'>): boolean => {
  const { realityCheck, sessionBar } = protection?.values ?? {};
  return (realityCheck ?? sessionBar) !== undefined;
};

/** Facts of a start, as far as they are known now. */
export function profileFacts(
  deps: Pick<FeatureDeps, 'config' | 'ports' | 'queryClient'>,
): Pick<StartFacts, 'ageUnverified' | 'factsDue'> {
  const profile = protectionNow(deps);
  const known = deps.queryClient.getQueryData<ProtectionState>(protectionStateKey(deps));
  return {
    ageUnverified: profile?.ageVerified === true && known?.ageVerified === false,
    factsDue: profile?.gameFacts === true,
  };
}

/** Whether a member has one game at a time, so that its end is reported to other tabs (RG-26). */
export const hasOneGame = (deps: Pick<FeatureDeps, 'config' | 'ports'>): boolean =>
  protectionNow(deps)?.oneGame === true;

const code = () => import('./play.protection.ts');

/** Further fields of a launch (RG-39). */
export const launchFields = async (deps: Deps, game: PlayableGame): Promise<LaunchFields> =>
  deps.config.protection ? (await code()).launchFields(deps, game) : {};

/** Prepares the screen of a pause after slots. @returns whether the site has one (RG-23) */
export async function preparePause(deps: Deps): Promise<boolean> {
  if (!deps.config.protection) return false;
  await (await code()).reread(deps);
  return true;
}
