import type { CoreExtension, StartRules } from '../../calls/extension.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { rereadShown } from '../../loading/reread.ts';
import { protectionStateKey } from './protection.key.ts';
import { protectionNow } from './protection.now.ts';
import { rereadProtection } from './protection.queries.ts';
import type { ProtectionState } from './protection.types.ts';
import { tellRefusals } from './refusals/protection.calls.ts';

const startRules = (deps: FeatureDeps): StartRules => {
  const { realityCheck, sessionBar } = deps.config.protection?.values ?? {};
  return {
    coversGames: (realityCheck ?? sessionBar) !== undefined,
    conditions: () => {
      const profile = protectionNow(deps);
      const known = deps.queryClient.getQueryData<ProtectionState>(protectionStateKey(deps));
      return {
        ageUnverified: profile?.ageVerified === true && known?.ageVerified === false,
        factsDue: profile?.gameFacts === true,
      };
    },
    hasOneGame: () => protectionNow(deps)?.oneGame === true,
    launchFields: async (game) => (await import('./protection.launch.ts')).launchFields(deps, game),
    preparePause: () => rereadProtection(deps),
  };
};

/** Answers of player protection. Loaded by sites with a profile only. */
export const protectionExtension = (deps: FeatureDeps): CoreExtension => ({
  wrapCalls: (client) => tellRefusals(client, deps),
  starts: startRules(deps),
  reads: new Map([['protection', () => rereadShown(deps.queryClient, protectionStateKey(deps))]]),
});
