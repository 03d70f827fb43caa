import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteConfig } from '@housefront/contract/site-config';
import { templateOfFolder } from '@housefront/contract/templates';
import type { Plugin } from 'vite';
import type { SiteDefinition } from '../kernel/defineSite.ts';
import { checkSite, namedFolders, otherTemplate, otherTheme, SiteConfigError } from '../site/checkSite.ts';
import { subsetIcons, usedIcons } from '../site/icons.ts';
import { precompress } from './precompress.ts';

function writeJson(folder: string, name: string, value: unknown): void {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, JSON.stringify(value));
}

/** The templates that the workspace has. */
const templates: readonly string[] = readdirSync(new URL('../../../ui/src/templates', import.meta.url)).filter(
  (folder) => templateOfFolder(folder) !== undefined,
);

/**
 * Loads and checks the definition that stands in a site's folder.
 * @throws {SiteConfigError} when it cannot be used, also when it names a template that does not exist (CFG-08x)
 */
export async function loadSite(root: string): Promise<SiteConfig> {
  // What the file exports is checked in the next line.
  const module = (await import(pathToFileURL(join(root, 'site.config.ts')).href)) as { default: SiteDefinition };
  const config = checkSite(module.default);
  const named = namedFolders(config);
  const missing = (
    [
      ['TEMPLATE_NAME', named.desktop],
      ['MOBILE_TEMPLATE_NAME', named.mobile],
    ] as const
  ).filter(([, folder]) => !templates.includes(folder));
  if (missing.length === 0) return config;
  const known = templates.map(templateOfFolder).join(', ');
  throw new SiteConfigError(
    missing.map(([key, folder]) => `public.${key}: there is no template in the folder ${folder}. Use one of ${known}.`),
  );
}

/**
 * What a site's modules import otherwise than its config names, from what a bundler knows of them.
 * @param importsOf the ids of what a module of the site imports
 */
export function mismatches(
  root: string,
  config: Pick<SiteConfig, 'public' | 'theme'>,
  importsOf: (id: string) => readonly string[],
): readonly string[] {
  const imports = (file: string, end: string) => importsOf(join(root, file)).some((id) => id.endsWith(end));
  const problems = Object.entries(namedFolders(config))
    .filter(([, folder]) => !imports('site.config.ts', `/templates/${folder}/template.ts`))
    .map(([mode, folder]) => `templates.${mode}: imports another one ${otherTemplate(folder)}`);
  const theme = config.theme === 'site' ? join(root, 'theme.css.ts') : `/themes/${config.theme}.css.ts`;
  return imports('src/main.tsx', theme) ? problems : [...problems, otherTheme(config, 'another one')];
}

/**
 * What a site's build does beside bundling: stops on a config that cannot be used or that
 * names other looks than its modules import, writes the version files (VER-08),
 * the icon sets that the code uses (API-47x), the list of modules in each chunk (for `check-sites`) and the
 * compressed copies.
 */
export function sitePlugin({ root, buildId }: { readonly root: string; readonly buildId: string }): Plugin {
  let config: SiteConfig | undefined;
  return {
    name: 'housefront-site',
    async buildStart() {
      if (this.environment.name === 'client') config = await loadSite(root);
    },
    buildEnd(error) {
      if (error || !config || this.environment.mode !== 'build' || this.environment.name !== 'client') return;
      const problems = mismatches(root, config, (id) => {
        const module = this.getModuleInfo(id);
        return [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])];
      });
      if (problems.length > 0) throw new SiteConfigError(problems);
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
