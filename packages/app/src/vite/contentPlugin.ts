import { join } from 'node:path';
import { LOCALES } from '@housefront/contract/ids';
import type { Plugin } from 'vite';
import { readContent } from './readContent.ts';

/**
 * Compiles a site's content files (`content/zh_CN.md`) for the content provider, so that no browser loads a Markdown parser.
 * An invalid file stops the build.
 * @param root the site's folder
 * @param imageHosts allowed hosts of pictures
 */
export function contentPlugin(root: string, imageHosts: () => Promise<readonly string[]>): Plugin {
  const folder = join(root, 'content/');
  return {
    name: 'housefront-content',
    async transform(code, id) {
      const path = id.split('?')[0] ?? '';
      if (!path.startsWith(folder) || !path.endsWith('.md')) return null;
      const locale = path.slice(folder.length, -'.md'.length);
      try {
        if (!LOCALES.some((known) => known === locale))
          throw new Error(`"${locale}" is not a supported language; use one of: ${LOCALES.join(', ')}`);
        return {
          code: `export default ${JSON.stringify(readContent(code, await imageHosts()))};`,
          map: null,
          moduleType: 'js',
        };
      } catch (error) {
        return this.error(`content/${locale}.md: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}
