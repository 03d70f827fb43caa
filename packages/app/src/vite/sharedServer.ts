import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, normalizePath, type Plugin } from 'vite';
import { productionServer } from './productionServer.ts';
import { uiStyles } from './uiStyles.ts';

const workspace = normalizePath(fileURLToPath(new URL('../../../../', import.meta.url)));
const packages = join(workspace, 'packages');
/** One folder per digest, so that a build never removes a folder in use by another one. */
const builds = join(packages, 'app/dist/server');

/** Folder beside a site's server entry. The gateway expects this name. */
const FOLDER = 'shared';

/** The only module of our packages that is built into each site: it contains the site's build id. */
const siteOwn = 'packages/app/src/site/server.ts';

/** Modules that a site's server entry may import: file in the workspace, and a name for its chunk. */
function entries(): Readonly<Record<string, string>> {
  const files = (folder: string, end: RegExp) => readdirSync(join(workspace, folder)).filter((name) => end.test(name));
  return Object.fromEntries<string>([
    ['packages/app/src/site/createSiteRenderer.tsx', 'renderer'],
    ['packages/app/src/site/contentFiles.ts', 'content'],
    ['packages/app/src/kernel/defineSite.ts', 'config'],
    ...files('packages/ui/src/theme/themes', /\.css\.ts$/).map((name): [string, string] => [
      `packages/ui/src/theme/themes/${name}`,
      `theme-${basename(name, '.css.ts')}`,
    ]),
    ...files('packages/ui/src/templates', /^[a-z]/).map((name): [string, string] => [
      `packages/ui/src/templates/${name}/template.ts`,
      `template-${name}`,
    ]),
  ]);
}

/** A digest of all inputs of the shared code: sources of the packages, the lockfile for the libraries, and the environment. */
export function sourcesDigest(root: string = workspace): string {
  // Vite builds for production by default.
  const hash = createHash('sha256').update(`${process.env['NODE_ENV'] ?? 'production'}\0`);
  const add = (file: string) =>
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  for (const name of ['app', 'contract', 'core', 'ui']) {
    const folder = join('packages', name);
    add(join(folder, 'package.json'));
    const sources = readdirSync(join(root, folder, 'src'), { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile() && !/\.(test|stories|fixtures)\./.test(item.name))
      .map((item) => relative(root, join(item.parentPath, item.name)));
    for (const file of sources.toSorted()) add(file);
  }
  add('pnpm-lock.yaml');
  return hash.digest('hex');
}

/** The shared code as built. */
interface SharedBuild {
  readonly folder: string;
  /** Names of its files by the source files of {@link entries}. */
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
  // Several sites may be built at the same time: each builds it, and one of the results is kept.
  const folder = `${place}-${process.pid}`;
  try {
    const output = await build({
      configFile: false,
      root: join(packages, 'app'),
      logLevel: 'error',
      mode: 'production',
      publicDir: false,
      plugins: [react(), uiStyles(join(packages, 'app')), productionServer],
      build: {
        outDir: folder,
        emptyOutDir: true,
        ssr: true,
        minify: false,
        rollupOptions: {
          input: Object.fromEntries(Object.entries(named).map(([file, name]) => [name, join(workspace, file)])),
          output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    });
    if (!('output' in output)) throw new Error('The shared server code is one build.');
    const chunks = new Map(
      output.output.flatMap((item) => (item.type === 'chunk' && item.isEntry ? [[item.name, item.fileName]] : [])),
    );
    const files = Object.fromEntries(
      Object.entries(named).map(([file, name]) => {
        const chunk = chunks.get(name);
        if (chunk === undefined) throw new Error(`The shared server code has no chunk of ${file}.`);
        return [file, chunk];
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
 * contains nothing of a site, so it is identical for all sites.
 */
export async function buildSharedServer(): Promise<SharedBuild> {
  const folder = join(builds, sourcesDigest());
  const list = join(folder, listName);
  if (!existsSync(list)) await makeBuild(folder);
  // Written by the build.
  return { folder, files: JSON.parse(readFileSync(list, 'utf8')) as SharedBuild['files'] };
}

/**
 * Excludes the code of {@link buildSharedServer} from a site's server entry, which imports it from `shared/` beside it; the
 * shared build is copied there. The entry then contains only the site's config, content and theme.
 */
export function sharedServer(): Plugin {
  let shared: SharedBuild | undefined;
  return {
    name: 'housefront-shared-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async buildStart() {
      shared = await buildSharedServer();
    },
    async resolveId(source, importer, options) {
      if (importer === undefined || source.startsWith('\0')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = found && shared?.files[relative(workspace, found.id)];
      return file ? { id: `./${FOLDER}/${file}`, external: true } : found;
    },
    generateBundle(_, bundle) {
      const foreign = Object.values(bundle)
        .flatMap((item) => (item.type === 'chunk' ? item.moduleIds : []))
        .map((id) => relative(workspace, id))
        .filter((id) => id.startsWith('packages/') && id !== siteOwn && !id.endsWith('.css'));
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
