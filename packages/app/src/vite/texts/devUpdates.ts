import type { Plugin } from 'vite';
import { textsChanged, type TextsChange } from '../../site/browser/texts-change.ts';

const catalogue = /\/core\/src\/i18n\/locales\/(\w+)\/(\w+)\.json$/;
const tokens = /\.tokens\.(?:ts|json)$/;
const theme = /\/themes\/\w+\.css\.ts$|\/theme\.css\.ts$/;

const isTexts = (value: unknown): value is TextsChange['texts'] =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

/**
 * Shows changed texts and themes in the open page. The entry imports both and cannot be replaced, so Vite alone would
 * reload the page. Texts are sent to the page; for a theme, the CSS is replaced.
 */
export const devUpdates: Plugin = {
  name: 'housefront-dev-updates',
  apply: 'serve',
  transform(code, id) {
    if (this.environment.name !== 'client' || !theme.test(id)) return null;
    // The page keeps the values of the theme from its start. Components depend on its colour scheme.
    const accept =
      'import.meta.hot.accept((next) => { if (next?.theme.scheme !== theme.scheme) import.meta.hot.invalidate(); });';
    return { code: `${code}\n${accept}`, map: null };
  },
  async hotUpdate({ file, modules, read, server }) {
    // The server reloads its modules for the next page.
    if (this.environment.name !== 'client') return modules;
    const [, locale, namespace] = catalogue.exec(file) ?? [];
    if (locale !== undefined && namespace !== undefined) {
      try {
        const texts: unknown = JSON.parse(await read());
        if (!isTexts(texts)) throw new TypeError('a catalogue is an object of texts');
        this.environment.hot.send(textsChanged, { locale, namespace, texts } satisfies TextsChange);
      } catch (error) {
        server.config.logger.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      }
      return [];
    }
    if (!tokens.test(file)) return modules;
    // All stylesheets are compiled from tokens, but only a theme's depends on their values, others on names of variables.
    return [...new Set(modules.flatMap(({ importers }) => [...importers]))].filter(({ id }) => theme.test(id ?? ''));
  },
};
