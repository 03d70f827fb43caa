import { join } from 'node:path';
import type { OwnLanguages } from '@housefront/contract/ids';
import type { Plugin } from 'vite';
import { kitModule } from '../site/kitModule.ts';
import { readOwnTexts, textFiles, TEXTS_FOLDER } from './own-text-files.ts';

/** The module of the kit that names the texts of a site's own languages. */
const TABLE = 'app/site/own-texts';

const TEXTS = '\0housefront-texts/';

/**
 * Gives a site's languages that the kit does not ship their texts: the files of `locales/<code>`, with those of a fallback
 * language for what is missing, as one chunk for each language (LOC-02).
 * @param root the site's folder
 * @param site the site's config
 */
export function ownTexts(root: string, site: () => Promise<{ readonly ownLanguages: OwnLanguages }>): Plugin {
  /** A config that is broken has no languages here; the build reports its problems. */
  const declared = async (): Promise<OwnLanguages> => {
    try {
      return (await site()).ownLanguages;
    } catch {
      return {};
    }
  };
  return {
    name: 'housefront-own-texts',
    resolveId: {
      filter: { id: /^\0housefront-texts\// },
      handler: (source) => source,
    },
    async load(id) {
      if (kitModule(id) === TABLE) {
        const codes = Object.keys(await declared());
        const rows = codes.map((code) => `${JSON.stringify(code)}: () => import(${JSON.stringify(TEXTS + code)})`);
        return { code: `export const ownTexts = { ${rows.join(', ')} };`, moduleType: 'js' };
      }
      if (!id.startsWith(TEXTS)) return null;
      const code = id.slice(TEXTS.length);
      for (const file of textFiles(root, code)) this.addWatchFile(join(root, TEXTS_FOLDER, code, file));
      const { catalogue } = await readOwnTexts(root, code, await declared());
      return { code: `export default ${JSON.stringify(catalogue)};`, moduleType: 'js' };
    },
  };
}
