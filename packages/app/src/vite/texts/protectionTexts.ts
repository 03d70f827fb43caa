import type { SiteConfig } from '@housefront/contract/site-config';
import type { Plugin } from 'vite';
import { kitModule } from '../../site/assets/kitModule.ts';

const TEXTS = /^core\/i18n\/locales\/\w+\/protection\w*\.json$/;

/**
 * Removes the texts of player protection from the client build of a site without a profile, whose visitors would load them
 * for nothing. Servers share their code, so it keeps them (RG-37x).
 * @param site the site's config
 */
export function protectionTexts(site: () => Promise<Pick<SiteConfig, 'protection'>>): Plugin {
  /** A config that is broken keeps its texts; the build reports its problems. */
  const isProtected = async (): Promise<boolean> => {
    try {
      return (await site()).protection !== undefined;
    } catch {
      return true;
    }
  };
  return {
    name: 'housefront-protection-texts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /protection\w*\.json/ },
      handler: async (id) => (TEXTS.test(kitModule(id) ?? '') && !(await isProtected()) ? '{}' : null),
    },
  };
}
