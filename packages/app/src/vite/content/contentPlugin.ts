import { join } from 'node:path';
import { isLocale, LOCALES } from '@housefront/contract/ids';
import type { SiteConfig } from '@housefront/contract/site-config';
import type { Plugin } from 'vite';
import { readContent } from './readContent.ts';

/**
 * Compiles a site's content files (`content/zh_CN.md`) for the content provider, so that no browser loads a Markdown parser.
 * An invalid file stops the build.
 * @param root the site's folder
 * @param config config of the site, for its own languages and the allowed hosts of pictures
 */
export function contentPlugin(
  root: string,
  config: () => Promise<Pick<SiteConfig, 'imageHosts' | 'ownLanguages'>>,
): Plugin {
  const folder = join(root, 'content/');
  return {
    name: 'housefront-content',
    async transform(code, id) {
      const path = id.split('?')[0] ?? '';
      if (!path.startsWith(folder) || !path.endsWith('.md')) return null;
      const locale = path.slice(folder.length, -'.md'.length);
      try {
        const { imageHosts, ownLanguages } = await config();
        const own = Object.keys(ownLanguages);
        if (!isLocale(locale) && !own.includes(locale))
          throw new Error(`"${locale}" is not a supported language; use one of: ${[...LOCALES, ...own].join(', ')}`);
        return {
          code: `export default ${JSON.stringify(readContent(code, imageHosts))};`,
          map: null,
          moduleType: 'js',
        };
      } catch (error) {
        return this.error(`content/${locale}.md: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}
