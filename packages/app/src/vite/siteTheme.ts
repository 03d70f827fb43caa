import { join } from 'node:path';
import type { SiteConfig } from '@housefront/contract/site-config';
import type { Plugin } from 'vite';
import { checkSite } from '../site/checkSite.ts';
import { readDefinition } from './readDefinition.ts';

/**
 * Resolves the theme of a site, which `site.config.ts` names, so that no other file names it. The entries then import the
 * theme's module itself: chunks and styles are those of a direct import.
 * @param root the site's folder
 */
export function siteTheme(root: string): Plugin {
  const file = join(root, 'site.config.ts');
  let last: SiteConfig['theme'] | undefined;
  /** A config that is broken while its site is served keeps the theme; the renderer reports the problems. */
  const named = async (): Promise<SiteConfig['theme']> => {
    try {
      return (last = checkSite(await readDefinition(root)).theme);
    } catch (error) {
      if (last === undefined) throw error;
      return last;
    }
  };
  return {
    name: 'housefront-theme',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@housefront\/app\/theme$/ },
      async handler(_, importer, options) {
        const theme = await named();
        const source = theme === 'site' ? join(root, 'theme.css.ts') : `@housefront/ui/themes/${theme}`;
        return this.resolve(source, importer, { ...options, skipSelf: true });
      },
    },
    hotUpdate({ file: changed }) {
      if (changed !== file) return;
      const { moduleGraph } = this.environment;
      // The entries resolve their imports again, because the config may name another theme now.
      for (const entry of ['main.tsx', 'server.tsx'])
        for (const module of moduleGraph.getModulesByFile(join(root, 'src', entry)) ?? [])
          moduleGraph.invalidateModule(module);
    },
  };
}
