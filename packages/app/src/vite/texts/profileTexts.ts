import type { Plugin } from 'vite';
import { kitModule } from '../../site/assets/kitModule.ts';
import { hasProfile, isOfProfile, type ProfileConfig } from '../../site/assets/profile.ts';

const TEXTS = /^core\/i18n\/locales\/\w+\/(\w+)\.json$/;

/**
 * Removes the texts of a profile from the client build of a site without one, whose visitors would load them for nothing.
 * Servers share their code, so it keeps them (RG-37x).
 * @param site the site's config
 */
export function profileTexts(site: () => Promise<ProfileConfig>): Plugin {
  return {
    name: 'housefront-profile-texts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\.json/ },
      async handler(id) {
        const [, namespace] = TEXTS.exec(kitModule(id) ?? '') ?? [];
        if (namespace === undefined || !isOfProfile(namespace)) return null;
        // A config that is broken keeps its texts; the build reports its problems.
        return (await site().then(hasProfile, () => true)) ? null : '{}';
      },
    },
  };
}
