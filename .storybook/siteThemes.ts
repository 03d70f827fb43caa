import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { siteThemeSources, type SiteThemeSource } from '../tooling/theme-lab/site-themes.ts';

const root = join(import.meta.dirname, '..');
const MODULE = 'virtual:site-themes';
const plainTheme = join(import.meta.dirname, 'plain-theme.ts');

/** A site's `theme.css.ts` under a name that is not a style sheet: it is run to get its tokens. */
const plain = /theme\.plain\.ts$/;
const sheet = 'theme.css.ts';

function entry({ name, title, file }: SiteThemeSource): string {
  const from = (path: string): string => `import(${JSON.stringify(path)})`;
  const load = file.endsWith(sheet)
    ? `${from(file.replace(sheet, 'theme.plain.ts'))}.then(({ theme }) => theme)`
    : `Promise.all([${from(file)}, ${from(plainTheme)}]).then(([tokens, { readTokens }]) => readTokens(tokens.default))`;
  return `{ name: ${JSON.stringify(name)}, title: ${JSON.stringify(title)}, load: () => ${load} }`;
}

const isSource = /[\\/]sites[\\/][^\\/]+[\\/](?:site\.config\.ts|theme\.css\.ts|theme\.tokens\.json)$/;

/**
 * Provides the themes of sites to Storybook, as the module `virtual:site-themes`. In style sheets all of them are named
 * `site`, so their tokens are read, and Storybook writes each with a name of its own.
 */
export function siteThemes(): Plugin {
  return {
    name: 'housefront:site-themes',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id === MODULE) return `\0${MODULE}`;
      if (plain.test(id)) return id;
      return plain.test(importer) && id === '@housefront/ui/theme' ? plainTheme : undefined;
    },
    load(id) {
      if (id === `\0${MODULE}`) return `export default [${siteThemeSources(root).map(entry).join(', ')}];`;
      return plain.test(id) ? readFileSync(id.replace(plain, sheet), 'utf8') : undefined;
    },
    configureServer(server) {
      const { watcher, moduleGraph } = server;
      const look = (file: string): void => {
        if (!isSource.test(file)) return;
        for (const id of [`\0${MODULE}`, file.replace(sheet, 'theme.plain.ts')]) {
          const module = moduleGraph.getModuleById(id);
          // `site-styles.ts` handles the update; the page does not reload, because the Theme Lab may be open in it.
          if (module) void server.reloadModule(module);
        }
      };
      watcher.add(join(root, 'sites'));
      watcher.on('add', look).on('unlink', look).on('change', look);
    },
  };
}
