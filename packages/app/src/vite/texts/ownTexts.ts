import { join, relative, sep } from 'node:path';
import type { SiteConfig } from '@housefront/contract/site-config';
import type { Plugin } from 'vite';
import { kitModule } from '../../site/assets/kitModule.ts';
import { hasProfile, isOfProfile, type ProfileConfig } from '../../site/assets/profile.ts';
import { textsChanged, type TextsChange } from '../../site/browser/texts-change.ts';
import { readOwnTexts, textFiles, TEXTS_FOLDER, wordedLanguages } from './own-text-files.ts';
import { moduleFile } from '../modules/packages.ts';

/** The module of the kit that names the texts of a site's own. */
const TABLE = 'app/site/own-texts';

const TEXTS = '\0housefront-texts/';

type Languages = Pick<SiteConfig, 'ownLanguages'> & ProfileConfig;

/**
 * Gives a site's languages that the kit does not ship their texts: the files of `locales/<code>`, with those of a fallback
 * language for what is missing, as one chunk for each language. A language that ships has such a chunk if the site words
 * texts of it itself (LOC-02).
 * @param root the site's folder
 * @param site the site's config
 */
export function ownTexts(root: string, site: () => Promise<Languages>): Plugin {
  /** A config that is broken has no languages here; the build reports its problems. */
  const declared = async (): Promise<Languages> => {
    try {
      return await site();
    } catch {
      return { ownLanguages: {} };
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
        const codes = [...Object.keys((await declared()).ownLanguages), ...wordedLanguages(root)];
        const rows = codes.map((code) => `${JSON.stringify(code)}: () => import(${JSON.stringify(TEXTS + code)})`);
        return { code: `export const ownTexts = { ${rows.join(', ')} };`, moduleType: 'js' };
      }
      if (!id.startsWith(TEXTS)) return null;
      const code = id.slice(TEXTS.length);
      for (const file of textFiles(root, code)) this.addWatchFile(join(root, TEXTS_FOLDER, code, file));
      const config = await declared();
      const { catalogue } = await readOwnTexts(root, code, config.ownLanguages);
      // As for the kit's own (`profileTexts`).
      const shown = Object.entries(catalogue).filter(([namespace]) => hasProfile(config) || !isOfProfile(namespace));
      return { code: `export default ${JSON.stringify(Object.fromEntries(shown))};`, moduleType: 'js' };
    },
    async hotUpdate({ file, type, modules, server }) {
      const path = relative(root, file).split(sep).join('/');
      const [, code, namespace] = new RegExp(`^${TEXTS_FOLDER}/(\\w+)/(\\w+)\\.json$`).exec(path) ?? [];
      if (code === undefined || namespace === undefined) return modules;
      const graph = this.environment.moduleGraph;
      const texts = graph.getModuleById(TEXTS + code);
      // A first file of a language is a further row.
      const table = type === 'update' ? undefined : graph.getModuleById(moduleFile(TABLE));
      const changed = [texts, table].filter((module) => module !== undefined);
      if (this.environment.name !== 'client' || table) return changed;
      const { catalogue } = await readOwnTexts(root, code, (await declared()).ownLanguages);
      const change: TextsChange = { locale: code, namespace, texts: catalogue[namespace] ?? {} };
      if (texts) graph.invalidateModule(texts);
      server.environments.client.hot.send(textsChanged, change);
      return [];
    },
  };
}
