import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { kitModule } from '../../site/assets/kitModule.ts';
import { lockfileOf, moduleFile, modulesFolder, packageFolder, sitePackages, type SitePackage } from './packages.ts';
import { productionServer } from './productionServer.ts';
import { uiStyles } from './uiStyles.ts';

/** Folder beside a site's server entry. The gateway expects this name. */
const FOLDER = 'shared';

/** The only modules of our packages that are built into each site: they contain its build id, and the texts of its languages. */
const siteOwn: readonly string[] = ['app/site/server', 'app/site/own-texts'];

/** A part of a package's exports: a path in it, with declarations beside it in an installed package. */
type Target = string | { readonly default: string };

/** Modules of ui that templates and components of an operator's own import. */
export function publicModules(): `ui/${string}`[] {
  const folder = packageFolder('ui');
  // Ours.
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, Target>;
  };
  const files = readdirSync(modulesFolder('ui'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.(?:test|stories|fixtures|d))\.(?:tsx?|js)$/.test(path))
    .map((path) => `./${basename(modulesFolder('ui'))}/${path.replaceAll(sep, '/')}`);
  const found = Object.entries(exports).flatMap(([name, target]) => {
    // Tools for tests of the monorepo, and what has entries of its own.
    if (/^\.\/(?:testing|themes|templates|modules|package\.json)/.test(name)) return [];
    const [before = '', after] = (typeof target === 'string' ? target : target.default).split('*');
    const matches = (file: string) =>
      after === undefined
        ? file === before
        : file.startsWith(before) && file.endsWith(after) && !file.slice(before.length, -after.length).includes('/');
    return files.filter(matches);
  });
  // The folder of its modules is in it.
  return [...new Set(found)].map((file) => kitModule(`@housefront/ui/${file.slice(2)}`) as `ui/${string}`);
}

/** Modules that a site's server entry may import, by name ({@link kitModule}), and the names of their chunks. */
function entries(): ReadonlyMap<`${SitePackage}/${string}`, string> {
  const found = (folder: string, pattern: RegExp) =>
    readdirSync(join(modulesFolder('ui'), folder)).flatMap((file) => pattern.exec(file)?.[1] ?? []);
  return new Map<`${SitePackage}/${string}`, string>([
    ['app/site/createSiteRenderer', 'renderer'],
    ['app/site/contentFiles', 'content'],
    ['app/kernel/defineSite', 'config'],
    ...found('theme/themes', /^(\w+)\.css\.[jt]s$/).map(
      (name) => [`ui/theme/themes/${name}.css`, `theme-${name}`] as const,
    ),
    ...found('templates', /^([a-z][\w-]*)$/).map(
      (name) => [`ui/templates/${name}/template`, `template-${name}`] as const,
    ),
    ...publicModules().map((module) => [module, module.replaceAll('/', '-')] as const),
  ]);
}

/**
 * Modules of the look of which a second copy is harmless: names of classes, rules, and parts of templates, which have neither
 * contexts nor stores. Ejected parts import them one by one (ADR 78).
 */
const isStateless = (module: string): boolean =>
  !module.endsWith('Context') &&
  /^ui\/(?:templates|views|foundations|theme)\/|^ui\/(?:patterns|primitives|slots)\/.*\.css$/.test(module);

/** A package as the digest reads it. */
interface PackageSources {
  /** Folder with its package.json. */
  readonly folder: string;
  /** Folder of its modules. */
  readonly modules: string;
}

/**
 * A digest of all inputs of the shared code: modules of the packages, the lockfile for the libraries, and the environment.
 * @param lockfile path; undefined when nothing fixes the versions of libraries
 */
export function sourcesDigest(packages: readonly PackageSources[], lockfile: string | undefined): string {
  // Vite builds for production by default.
  const hash = createHash('sha256').update(`${process.env['NODE_ENV'] ?? 'production'}\0`);
  const add = (name: string, file: string) => hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  for (const { folder, modules } of packages) {
    add('package.json', join(folder, 'package.json'));
    const files = readdirSync(modules, { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile() && !/\.(test|stories|fixtures|d)\.|\.map$/.test(item.name))
      .map((item) => relative(folder, join(item.parentPath, item.name)));
    for (const file of files.toSorted()) add(file, join(folder, file));
  }
  if (lockfile !== undefined) add('lockfile', lockfile);
  return hash.digest('hex');
}

/** The shared code as built. */
interface SharedBuild {
  readonly folder: string;
  /** Names of its files by the names of the modules of {@link entries}. */
  readonly files: Readonly<Record<string, string>>;
}

const listName = 'entries.json';

/** Time for which a build of other sources may still be copied. */
const KEPT_MS = 60 * 60_000;

/** Moves a build to its final folder. If another process was first, its build is kept: it is identical. */
export async function settle(folder: string, place: string, now = Date.now()): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  try {
    await rename(folder, place);
  } catch (error) {
    if (!existsSync(join(place, listName))) throw error;
  }
  for (const name of await readdir(dirname(place))) {
    const other = join(dirname(place), name);
    const made = await stat(other).catch(() => undefined);
    if (other !== place && made && now - made.mtimeMs > KEPT_MS) await rm(other, { recursive: true, force: true });
  }
}

async function makeBuild(place: string): Promise<void> {
  const named = entries();
  const root = packageFolder('app');
  // Several sites may be built at the same time: each builds it, and one of the results is kept.
  const folder = `${place}-${process.pid}`;
  try {
    const output = await build({
      configFile: false,
      root,
      logLevel: 'error',
      mode: 'production',
      publicDir: false,
      plugins: [react(), uiStyles(root), productionServer],
      build: {
        outDir: folder,
        emptyOutDir: true,
        ssr: true,
        minify: false,
        rollupOptions: {
          input: Object.fromEntries([...named].map(([module, chunk]) => [chunk, moduleFile(module)])),
          output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    });
    if (!('output' in output)) throw new Error('The shared server code is one build.');
    const chunks = new Map(
      output.output.flatMap((item) => (item.type === 'chunk' && item.isEntry ? [[item.name, item.fileName]] : [])),
    );
    const files = Object.fromEntries(
      [...named].map(([module, name]) => {
        const chunk = chunks.get(name);
        if (chunk === undefined) throw new Error(`The shared server code has no chunk of ${module}.`);
        return [module, chunk];
      }),
    );
    await writeFile(join(folder, listName), JSON.stringify(files));
    await settle(folder, place);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Builds the server code that all sites share, unless it exists already: React, packages, texts, themes and templates. It
 * contains nothing of a site, so it is identical for all sites. It is cached in `node_modules/.cache` beside the lockfile.
 * @param root folder of the package that is built
 */
export async function buildSharedServer(root: string): Promise<SharedBuild> {
  const lockfile = lockfileOf(root);
  const sources = sitePackages.map((name) => ({ folder: packageFolder(name), modules: modulesFolder(name) }));
  const cache = join(lockfile === undefined ? root : dirname(lockfile), 'node_modules/.cache/housefront/server');
  const folder = join(cache, sourcesDigest(sources, lockfile));
  const list = join(folder, listName);
  if (!existsSync(list)) await makeBuild(folder);
  // Written by the build.
  return { folder, files: JSON.parse(readFileSync(list, 'utf8')) as SharedBuild['files'] };
}

/**
 * Excludes the code of {@link buildSharedServer} from a site's server entry, which imports it from `shared/` beside it; the
 * shared build is copied there. The entry then contains only the site's config, content and theme.
 * @param root the site's folder
 */
export function sharedServer(root: string): Plugin {
  let shared: SharedBuild | undefined;
  return {
    name: 'housefront-shared-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async buildStart() {
      shared = await buildSharedServer(root);
    },
    async resolveId(source, importer, options) {
      if (importer === undefined || source.startsWith('\0')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = found && shared?.files[kitModule(found.id) ?? ''];
      return file ? { id: `./${FOLDER}/${file}`, external: true } : found;
    },
    generateBundle(_, bundle) {
      const foreign = Object.values(bundle)
        .flatMap((item) => (item.type === 'chunk' ? item.moduleIds : []))
        .flatMap((id) => kitModule(id) ?? [])
        .filter(
          (module) => !siteOwn.includes(module) && !/^own\/|\.vanilla\.css$/.test(module) && !isStateless(module),
        );
      // A second copy of it would have separate contexts and stores.
      if (foreign.length > 0) this.error(`The site's server code would hold a copy of ${foreign.join(', ')}.`);
    },
    async writeBundle({ dir }) {
      if (dir === undefined || shared === undefined) return;
      await cp(shared.folder, join(dir, FOLDER), {
        recursive: true,
        filter: (source) => basename(source) !== listName,
      });
    },
  };
}
