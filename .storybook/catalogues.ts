import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../packages/core/src/i18n/locales');
const name = 'virtual:catalogues';

/** The shipped texts of every language by key, over all namespaces. */
const readCatalogues = () =>
  Object.fromEntries(
    readdirSync(folder).map((locale) => {
      const files = readdirSync(join(folder, locale)).filter((file) => file.endsWith('.json'));
      const texts = files.map((file): unknown => JSON.parse(readFileSync(join(folder, locale, file), 'utf8')));
      return [locale, Object.assign({}, ...texts) as unknown];
    }),
  );

/**
 * Provides the shipped catalogues to fixtures as the module `virtual:catalogues`, so that stories, conformance and
 * screenshots show the texts of visitors. The package `ui` itself contains no catalogue.
 */
export function catalogues(): Plugin {
  return {
    name: 'housefront:catalogues',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(readCatalogues())};` : undefined),
    // A changed text is shown at once.
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder)) return;
      const module = server.moduleGraph.getModuleById(`\0${name}`);
      if (module) server.moduleGraph.invalidateModule(module);
      server.ws.send({ type: 'full-reload' });
    },
  };
}
