import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { run, runWith, shell } from './repository.ts';

/** A package manager that operators use. */
export interface Manager {
  readonly name: 'npm' | 'pnpm' | 'yarn' | 'bun';
  /** Its settings in a repository: they name the registry, and a cache that nothing else uses. */
  files(registry: string, cache: string): Readonly<Record<string, string>>;
  /** Installs what the package.json of a folder names. */
  install(root: string, folder: string, env: NodeJS.ProcessEnv): void;
}

/** A program of a package that only these tests need, installed once in the cache of the monorepo. */
function fetched(root: string, name: string, version: string): string {
  const folder = join(root, 'node_modules/.cache/housefront/programs', `${name}-${version}`);
  const program = join(folder, 'node_modules/.bin', name);
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    run(folder, 'npm', 'install', `${name}@${version}`, '--no-audit', '--no-fund', '--no-save', '--loglevel', 'error');
  }
  return program;
}

/** A Node.js of a version, as a program. */
export const nodeProgram = (root: string, version: string): string => fetched(root, 'node', version);

const bunProgram = (root: string): string => fetched(root, 'bun', '1.4.5');

const npm: Manager = {
  name: 'npm',
  files: (registry, cache) => ({ '.npmrc': `registry=${registry}\ncache=${cache}\n` }),
  install: (_, folder, env) =>
    void runWith(env, folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'),
};

const pnpm: Manager = {
  name: 'pnpm',
  files: (registry) => ({
    '.npmrc': `registry=${registry}\n`,
    // The esbuild that comes for this system needs no script; pnpm ends with an error until that is decided.
    'pnpm-workspace.yaml': 'allowBuilds:\n  esbuild: false\n',
  }),
  install(root, folder, env) {
    const own = { ...env, XDG_CACHE_HOME: join(folder, '../pnpm-cache') };
    runWith(own, folder, join(root, 'node_modules/.bin/pnpm'), 'install', '--store-dir', '../pnpm-store');
  },
};

const yarn: Manager = {
  name: 'yarn',
  files: (registry, cache) => ({
    '.yarnrc.yml': JSON.stringify({
      npmRegistryServer: registry,
      unsafeHttpWhitelist: ['127.0.0.1'],
      nodeLinker: 'node-modules',
      enableGlobalCache: false,
      enableTelemetry: false,
      cacheFolder: cache,
      // It keeps lists of versions there, also of other registries.
      globalFolder: `${cache}-global`,
      // It holds back what is younger than a day.
      npmMinimalAgeGate: 0,
    }),
    'yarn.lock': '',
  }),
  // In CI it would refuse to write a lockfile.
  install: (root, folder, env) =>
    void runWith({ ...env, YARN_ENABLE_IMMUTABLE_INSTALLS: 'false' }, folder, join(root, 'node_modules/.bin/yarn')),
};

const bun: Manager = {
  name: 'bun',
  files: (registry, cache) => ({
    'bunfig.toml': `[install]\nregistry = "${registry}"\n[install.cache]\ndir = ${JSON.stringify(cache)}\n`,
  }),
  install: (root, folder, env) => void runWith(env, folder, bunProgram(root), 'install'),
};

/** All package managers that a site can be installed with. */
export const managers: readonly Manager[] = [npm, pnpm, yarn, bun];

/** Those of which a run that installs by a manager draws one. */
export const usual: readonly Manager[] = [npm, pnpm];

/** An operator's shell that has every package manager, each with this registry and with caches in a folder. */
export function shellOfManagers(root: string, registry: string, folder: string): NodeJS.ProcessEnv {
  const { PATH = '', ...env } = shell();
  const programs = [dirname(process.execPath), join(root, 'node_modules/.bin'), dirname(bunProgram(root))];
  return {
    ...env,
    PATH: [...programs, PATH].join(delimiter),
    npm_config_registry: registry,
    npm_config_cache: join(folder, 'npm-cache'),
    pnpm_config_registry: registry,
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_DATA_HOME: join(folder, 'data'),
    YARN_NPM_REGISTRY_SERVER: registry,
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    YARN_GLOBAL_FOLDER: join(folder, 'yarn'),
    YARN_ENABLE_TELEMETRY: '0',
    BUN_CONFIG_REGISTRY: registry,
    BUN_INSTALL_CACHE_DIR: join(folder, 'bun-cache'),
  };
}
