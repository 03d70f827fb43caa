/** Player protection around the start of a game. Loaded by sites with a profile only. */
import { isLikeSlots, launchLimits } from '@housefront/contract/rules';
import type { CallRequest } from '@housefront/contract/endpoint';
import type { play } from '@housefront/contract/features/play';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { PlayableGame } from '../../base/playable-game.ts';
import { protectionNow } from '../../protection/protection-now.ts';
import { profileCap, protectionQueries, rereadProtection } from '../protection/index.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'config' | 'events' | 'ports' | 'queryClient' | 'site'>;

/** Fields of a launch that a profile adds. */
export type LaunchFields = Pick<CallRequest<typeof play>, 'autoplay' | 'turbo' | 'min_round_ms' | 'max_stake'>;

/** The highest stake that the platform names; the lowest of the profile where it names none or cannot be asked (RG-39). */
const capOf = async (deps: Deps): Promise<bigint | null> => {
  try {
    return (await deps.queryClient.fetchQuery({ ...protectionQueries(deps).state(), retry: false })).stakeCap;
  } catch {
    return profileCap(deps);
  }
};

/** The fields of a launch, none without a profile (RG-39). */
export const launchFields = async (deps: Deps, { gameType }: PlayableGame): Promise<LaunchFields> => {
  const profile = protectionNow(deps);
  if (!profile) return {};
  const asks = profile.highestStake !== undefined && isLikeSlots(gameType);
  const cap = asks ? await capOf(deps) : null;
  const { autoplay, turbo, shortestRound, highestStake } = launchLimits(profile, gameType, cap);
  return {
    ...(autoplay === false && { autoplay: 0 }),
    ...(turbo === false && { turbo: 0 }),
    ...(shortestRound !== undefined && { min_round_ms: shortestRound }),
    ...(highestStake !== undefined && { max_stake: String(highestStake) }),
  };
};

/** Reads the state of protection after the platform refused a start for it. */
export const reread = (deps: Pick<FeatureDeps, 'queryClient' | 'ports'>): Promise<void> => rereadProtection(deps);
