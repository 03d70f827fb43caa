import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { iconFaults, type IconFault } from '@housefront/app/checks';
import { parseSiteConfig, type DeprecatedKey, type SiteConfig } from '@housefront/contract/site-config';
import { kitVersion, managers, readRecord, RecordError, type KitRecord, type ManagerName } from '@housefront/generator';
import type { SiteFolder } from '../../project/siteFolders.ts';
import { filesOf, pathFrom, type Files } from './files.ts';
import { gitOf, type Git } from './git.ts';
import { loadConfigs, type LoadedConfig } from '../../project/loadConfigs.ts';
import { findPackage, lockfiles, managerOfLock, type Lockfile } from '../../project/packages.ts';

type Problems = Extract<ReturnType<typeof parseSiteConfig>, { ok: false }>['problems'];

/** A site as the checks see it. */
export interface SiteSnapshot {
  readonly id: string;
  /** Path of its folder from the root, with `/` between folders. */
  readonly folder: string;
  /** Path of its config. */
  readonly configFile: string;
  /** The config as written; undefined when it could not be loaded. */
  readonly loaded: LoadedConfig | undefined;
  /** The checked config; undefined when it is invalid. */
  readonly config: SiteConfig | undefined;
  readonly problems: Problems;
  /** Keys under their old names. */
  readonly deprecated: readonly DeprecatedKey[];
  /** Faults of the pictures of the site as an app. */
  readonly icons: readonly IconFault[];
}

/** A repository at one moment. Checks read nothing else. */
export interface Snapshot {
  readonly root: string;
  readonly now: Date;
  /** Version of the running Node, e.g. `24.5.0`. */
  readonly node: string;
  /** Version of the running command line. */
  readonly kit: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly files: Files;
  readonly git: Git | undefined;
  readonly record: KitRecord | undefined;
  readonly recordProblem: string | undefined;
  /** `package.json`; undefined when it is missing or invalid. */
  readonly manifest: Readonly<Record<string, unknown>> | undefined;
  readonly manager: ManagerName;
  /** Lockfiles of the repository; when it has none, those of the nearest folder above with one. */
  readonly locks: { readonly own: readonly Lockfile[]; readonly above: readonly Lockfile[] };
  /** Whether the packages of the kit can be found; without them no config can be loaded. */
  readonly isInstalled: boolean;
  /** Every site of the repository. */
  readonly allSites: readonly SiteFolder[];
  /** The sites to look at. */
  readonly sites: readonly SiteSnapshot[];
}

/** Commands of the repository's package manager. */
export const commandsOf = ({ manager }: Pick<Snapshot, 'manager'>) => managers[manager];

/** Whether a parsed value is an object, neither null nor a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Folders and circumstances of {@link readSnapshot}. */
export interface SnapshotOptions {
  readonly root: string;
  readonly allSites: readonly SiteFolder[];
  readonly chosen: readonly SiteFolder[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly now?: Date;
  /** Keys with other names now; the kit's own by default. */
  readonly deprecated?: readonly DeprecatedKey[];
  /** Loads configs; in a thread of its own by default. */
  readonly load?: typeof loadConfigs;
}

function recordOf(root: string): Pick<Snapshot, 'record' | 'recordProblem'> {
  try {
    return { record: readRecord(root), recordProblem: undefined };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { record: undefined, recordProblem: error.message };
  }
}

/** Lockfiles of a folder. */
const locksIn = (folder: string): readonly Lockfile[] => lockfiles.filter((name) => existsSync(join(folder, name)));

/** Lockfiles of the nearest folder above that has one: a workspace of the operator's own. */
function locksAbove(folder: string): readonly Lockfile[] {
  const parent = dirname(folder);
  if (parent === folder) return [];
  const found = locksIn(parent);
  return found.length > 0 ? found : locksAbove(parent);
}

const isManager = (name: unknown): name is ManagerName => typeof name === 'string' && name in managers;

/** Reads a repository. */
export async function readSnapshot({
  root,
  allSites,
  chosen,
  env,
  now,
  deprecated,
  load = loadConfigs,
}: SnapshotOptions): Promise<Snapshot> {
  const real = realpathSync(root);
  const files = filesOf(real);
  const { record, recordProblem } = recordOf(real);
  const json = files.json('package.json');
  const locks = { own: locksIn(real), above: locksAbove(real) };
  const named = record?.repository['package-manager'];
  const [lock] = [...locks.own, ...locks.above];
  // Node refuses to load anything beside a package.json that is no JSON.
  const isInstalled = isObject(json) && findPackage(real, '@housefront/app') !== undefined;
  const configs = chosen.map(({ id, folder }) => ({ id, folder, file: join(folder, 'site.config.ts') }));
  const loaded = isInstalled ? await load(configs.map(({ file }) => file)) : new Map<string, LoadedConfig>();
  return {
    root: real,
    now: now ?? new Date(),
    node: process.versions.node,
    kit: kitVersion(),
    env: env ?? process.env,
    files,
    git: gitOf(real),
    record,
    recordProblem,
    manifest: isObject(json) ? json : undefined,
    manager: isManager(named) ? named : lock === undefined ? 'npm' : managerOfLock[lock],
    locks,
    isInstalled,
    allSites,
    sites: await Promise.all(
      configs.map(async ({ id, folder, file }) => {
        const result = loaded.get(file);
        const parsed = result?.problem === undefined && result ? parseSiteConfig(result.config, deprecated) : undefined;
        const path = pathFrom(root, folder);
        return {
          id,
          icons: parsed?.ok ? await iconFaults(folder, parsed.config) : [],
          folder: path,
          configFile: `${path}/site.config.ts`,
          loaded: result,
          config: parsed?.ok ? parsed.config : undefined,
          problems: parsed?.ok === false ? parsed.problems : [],
          deprecated: parsed?.ok ? parsed.deprecated : [],
        };
      }),
    ),
  };
}
