import { isLikeSlots, launchLimits } from '@housefront/contract/rules';
import type { PlayableGame } from '../../base/playable-game.ts';
import type { LaunchFields } from '../../calls/extension.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { profileCap } from './protection.amounts.ts';
import { protectionNow } from './protection.now.ts';
import { protectionQueries } from './protection.queries.ts';

/** The highest stake that the platform names; the lowest of the profile where it names none or cannot be asked (RG-39). */
const capOf = async (deps: FeatureDeps): Promise<bigint | null> => {
  try {
    return (await deps.queryClient.fetchQuery({ ...protectionQueries(deps).state(), retry: false })).stakeCap;
  } catch {
    return profileCap(deps);
  }
};

/** The fields of a launch that a profile adds. Loaded by the first launch (RG-39). */
export const launchFields = async (deps: FeatureDeps, { gameType }: PlayableGame): Promise<LaunchFields> => {
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
