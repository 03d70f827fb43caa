import type { Plugin } from 'vite';
import { kitModule } from '../../site/assets/kitModule.ts';
import { isLive, isOfLive, type LiveConfig } from '../../site/assets/live.ts';
import { hasFacets, isOfFacets, type LobbyConfig } from '../../site/assets/lobby.ts';
import { hasProfile, isOfProfile, type ProfileConfig } from '../../site/assets/profile.ts';

const TEXTS = /^core\/i18n\/locales\/\w+\/(\w+)\.json$/;

/** The parts of a site's config that decide about its texts. */
type TextsConfig = ProfileConfig & LiveConfig & LobbyConfig;

/** Whether a site with this config reads a namespace of texts. */
const reads = (namespace: string) => (config: TextsConfig) =>
  (hasProfile(config) || !isOfProfile(namespace)) &&
  (isLive(config) || !isOfLive(namespace)) &&
  (hasFacets(config) || !isOfFacets(namespace));

/**
 * Removes the texts of player protection, of wins and jackpots, and of facets, from the client build of a site without them, whose visitors would
 * load them for nothing.
 * Servers share their code, so it keeps them (RG-37x).
 * @param site the site's config
 */
export function profileTexts(site: () => Promise<TextsConfig>): Plugin {
  return {
    name: 'housefront-profile-texts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\.json/ },
      async handler(id) {
        const [, namespace] = TEXTS.exec(kitModule(id) ?? '') ?? [];
        if (namespace === undefined || !(isOfProfile(namespace) || isOfLive(namespace) || isOfFacets(namespace)))
          return null;
        // A config that is broken keeps its texts; the build reports its problems.
        return (await site().then(reads(namespace), () => true)) ? null : '{}';
      },
    },
  };
}
