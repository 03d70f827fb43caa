import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { checkSite } from '../site/checkSite.ts';
import type { SiteDefinition } from '../site/defineSite.ts';
import { subsetIcons, usedIcons } from './icons.ts';
import { precompress } from './precompress.ts';

function writeJson(folder: string, name: string, value: unknown): void {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, JSON.stringify(value));
}

/** Loads and checks the definition that stands in a site's folder. */
export async function loadSite(root: string) {
  const module = (await import(pathToFileURL(join(root, 'site.config.ts')).href)) as { default: SiteDefinition };
  return checkSite(module.default);
}

/**
 * What a site's build does beside bundling: stops on a config that cannot be used, writes the version files (VER-08),
 * the icon sets that the code uses (API-47x), the list of modules in each chunk (for `check-sites`) and the
 * compressed copies.
 */
export function sitePlugin({ root, buildId }: { readonly root: string; readonly buildId: string }): Plugin {
  return {
    name: 'housefront-site',
    async buildStart() {
      if (this.environment.name === 'client') await loadSite(root);
    },
    writeBundle(options, bundle) {
      if (this.environment.name !== 'client' || !options.dir) return;
      const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
      for (const [prefix, names] of usedIcons(chunks.map((chunk) => chunk.code))) {
        writeJson(options.dir, `icons/${prefix}.json`, subsetIcons(prefix, names));
      }
      writeJson(options.dir, 'builds/latest.json', { id: buildId });
      writeJson(options.dir, `builds/meta/${buildId}.json`, { id: buildId, createdAt: new Date().toISOString() });
      writeJson(
        join(options.dir, '..'),
        'modules.json',
        Object.fromEntries(
          chunks.map((chunk) => [chunk.fileName, chunk.moduleIds.map((id) => relative(join(root, '../..'), id))]),
        ),
      );
      precompress(options.dir);
    },
  };
}
