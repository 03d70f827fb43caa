import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  deprecatedKeys,
  deprecationNote,
  renameDeprecated,
  type DeprecatedKey,
  type SiteConfig,
} from '@housefront/contract/site-config';
import { isOwnTemplate, OWN_TEMPLATES_FROM, templateOfFolder } from '@housefront/contract/templates';
import type { Plugin } from 'vite';
import { checkSite, namedFolders, otherTemplate, otherTheme, SiteConfigError } from '../site/checkSite.ts';
import { subsetIcons, usedIcons } from '../site/assets/icons.ts';
import { kitModule, templateModules } from '../site/assets/kitModule.ts';
import { isLive } from '../site/assets/live.ts';
import { hasFacets } from '../site/assets/lobby.ts';
import { hasShelves } from '../site/assets/shelves.ts';
import { hasProfile } from '../site/assets/profile.ts';
import { moveSourceMaps } from './output/moveSourceMaps.ts';
import { localAddresses } from './output/build-notes.ts';
import { buildWorker } from './output/buildWorker.ts';
import { iconSource, iconAddress } from './pictures/iconSource.ts';
import { moduleFile, modulesFolder } from './modules/packages.ts';
import { ownTextGaps, ownTextProblems } from './texts/own-text-files.ts';
import { pictureLibraryProblems } from './pictures/picture-library.ts';
import { precompress } from './output/precompress.ts';
import { readDefinition } from './readDefinition.ts';
import { siteFiles } from './pictures/siteFiles.ts';
import { untranslatedNote } from './content/untranslated.ts';
import { webAppFiles, type MadeWebApp } from './pictures/webAppFiles.ts';

function writeJson(folder: string, name: string, value: unknown): void {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, JSON.stringify(value));
}

/** The module of the kit that has the sizes of a site's pictures. */
const SERVER = 'app/site/server';

/** Folders of the kit's templates. */
const templates: readonly string[] = readdirSync(join(modulesFolder('ui'), 'templates')).filter(
  (folder) => templateOfFolder(folder) !== undefined,
);

/**
 * Loads and checks the definition in a site's folder (CFG-08x).
 * @throws {SiteConfigError} when it is invalid, also when it names an unknown template
 */
export async function loadSite(root: string, deprecated = deprecatedKeys): Promise<SiteConfig> {
  const config = checkSite(await readDefinition(root), undefined, deprecated);
  const named = namedFolders(config);
  const missing = (
    [
      ['TEMPLATE_NAME', named.desktop],
      ['MOBILE_TEMPLATE_NAME', named.mobile],
    ] as const
  ).filter(([, folder]) => !templates.includes(folder) && !isOwnTemplate(folder));
  if (missing.length === 0) return config;
  const known = templates.map(templateOfFolder).join(', ');
  throw new SiteConfigError(
    missing.map(
      ([key, folder]) =>
        `public.${key}: there is no template in the folder ${folder}. Use one of ${known}, or a number from ${OWN_TEMPLATES_FROM} on for a template of your own.`,
    ),
  );
}

/** One line for each deprecated key in the definition of a site (OPS-11). */
async function deprecationNotes(root: string, deprecated: readonly DeprecatedKey[]): Promise<readonly string[]> {
  return renameDeprecated(await readDefinition(root), deprecated).used.map(deprecationNote);
}

/**
 * Differences between a site's imports and its config, by the bundler's module graph.
 * @param importsOf the ids that a module of the site imports
 */
export function mismatches(
  root: string,
  config: Pick<SiteConfig, 'public' | 'theme'>,
  importsOf: (id: string) => readonly string[],
): readonly string[] {
  const imports = (file: string, module: string) =>
    importsOf(join(root, file)).some((id) => id === module || kitModule(id) === module);
  // A template of which the site ejected parts is imported by a module of the site (ADR 78).
  const isImported = (folder: string) => {
    const ejected = `templates/${folder}/template.ts`;
    return (
      importsTemplate('site.config.ts', folder) ||
      (imports('site.config.ts', join(root, ejected)) && importsTemplate(ejected, folder))
    );
  };
  const importsTemplate = (file: string, folder: string) =>
    templateModules(folder).some((module) => imports(file, module));
  const problems = Object.entries(namedFolders(config))
    .filter(([, folder]) => !isImported(folder))
    .map(([mode, folder]) => `templates.${mode}: imports another one ${otherTemplate(folder)}`);
  const theme = config.theme === 'site' ? join(root, 'theme.css.ts') : `ui/theme/themes/${config.theme}.css`;
  return imports('src/main.tsx', theme) ? problems : [...problems, otherTheme(config, 'another one')];
}

interface SitePluginOptions {
  /** The site's folder. */
  readonly root: string;
  readonly buildId: string;
  /** Table of deprecated keys of the config. */
  readonly deprecated?: readonly DeprecatedKey[];
}

/**
 * Vite plugin of a site's build: stops on an invalid config, missing pictures or imports that differ from it, and writes the
 * version files, the icon sets in use, the list of modules in each chunk (for `check-sites`), source maps for
 * `housefront trace` and the compressed copies (VER-08).
 */
export function sitePlugin({ root, buildId, deprecated = deprecatedKeys }: SitePluginOptions): Plugin {
  let config: SiteConfig | undefined;
  let app: MadeWebApp | undefined;
  return {
    name: 'housefront-site',
    async config(_, { command }) {
      // Problems are reported below, where the bundler adds no stack of its own to them.
      const site = await loadSite(root, deprecated).catch(() => undefined);
      // Drawing takes a moment, and development installs nothing.
      app = site && command === 'build' ? await webAppFiles(root, site) : undefined;
      const files = site ? { ...siteFiles(root, site).files, ...(app && { webApp: app.files }) } : {};
      return {
        define: {
          // While a site is served, they change (see `transform`).
          ...(command !== 'serve' && { __SITE_FILES__: JSON.stringify(files) }),
          // A site without it does not load the code.
          __SITE_IMAGES__: String(command === 'serve' || site?.images !== undefined),
          __SITE_LIVE__: String(command === 'serve' || (site !== undefined && isLive(site))),
          __SITE_LOBBY__: String(command === 'serve' || (site !== undefined && hasFacets(site))),
          __SITE_SHELVES__: String(command === 'serve' || (site !== undefined && hasShelves(site))),
          __SITE_PROFILE__: String(command === 'serve' || (site !== undefined && hasProfile(site))),
        },
      };
    },
    async transform(code, id) {
      if (this.environment.mode !== 'dev' || kitModule(id) !== SERVER) return null;
      const site = await loadSite(root, deprecated).catch(() => undefined);
      const found = site && siteFiles(root, site);
      for (const problem of found?.problems ?? []) this.warn(problem);
      const isLost = found?.faults.some(({ key, kind }) => kind === 'missing' && key.startsWith('logo.'));
      const files = { ...found?.files, ...(isLost && { logo: undefined }) };
      return { code: code.replaceAll('__SITE_FILES__', JSON.stringify(files)), map: null };
    },
    hotUpdate({ file, modules }) {
      if (file !== join(root, 'site.config.ts') && !file.startsWith(join(root, 'public/'))) return modules;
      const server = this.environment.moduleGraph.getModuleById(moduleFile(SERVER));
      // The page asks the server for it, so only the server has the module.
      return server ? [...modules, server] : modules;
    },
    async buildStart() {
      if (this.environment.name !== 'client') return;
      config = await loadSite(root, deprecated);
      const isBuild = this.environment.mode === 'build';
      const problems = [
        ...siteFiles(root, config).problems,
        ...ownTextProblems(root, config.ownLanguages),
        ...(isBuild ? pictureLibraryProblems(root, config) : []),
      ];
      if (problems.length > 0) throw new SiteConfigError(problems);
      for (const note of await deprecationNotes(root, deprecated)) this.warn(note);
      if (!isBuild) return;
      if (process.env['BRANCH_NAME'] === 'production') for (const note of localAddresses(config)) this.warn(note);
      const note = untranslatedNote(root, config, await ownTextGaps(root, config.ownLanguages));
      if (note !== undefined) this.warn(note);
      if (!app)
        this.warn(
          `icons: public/${iconSource(config)} is no picture that icons can be made from, so the site cannot be installed.`,
        );
    },
    buildEnd(error) {
      if (error || !config || this.environment.mode !== 'build' || this.environment.name !== 'client') return;
      const problems = mismatches(root, config, (id) => {
        const module = this.getModuleInfo(id);
        return [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])];
      });
      if (problems.length > 0) throw new SiteConfigError(problems);
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, source] of app?.made ?? []) this.emitFile({ type: 'asset', fileName, source });
    },
    async writeBundle(options, bundle) {
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
          chunks.map(({ fileName, moduleIds }) => [
            fileName,
            moduleIds.map((id) => kitModule(id) ?? relative(root, id)),
          ]),
        ),
      );
      moveSourceMaps(options.dir, Object.keys(bundle));
      precompress(options.dir);
      // Compressed by the gateway, which writes the facts of the site before it.
      if (config?.webApp?.offline)
        await buildWorker(root, options.dir, { push: config.push, icon: iconAddress(root, config) });
    },
  };
}
