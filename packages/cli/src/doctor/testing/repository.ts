import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  readFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import {
  collect,
  kitVersion,
  managers,
  recordedFiles,
  siteQuestions,
  writeTree,
  type Answers,
  type ManagerName,
} from '@housefront/generator';
import { examine, type ExaminedFinding } from '../examine.ts';
import { siteFolders } from '../../serve/siteFolders.ts';
import { readSnapshot, type SnapshotOptions } from '../snapshot.ts';

const workspace = join(import.meta.dirname, '../../../../..');

/** Folder of a package that is installed somewhere in the workspace. */
function installed(name: string): string {
  const places = ['.', 'packages/app', 'packages/ui', 'packages/cli'].map((folder) =>
    join(workspace, folder, 'node_modules', name),
  );
  const kit = name === 'housefront' ? 'cli' : /^@housefront\/(.+)$/.exec(name)?.[1];
  const place = kit === undefined ? places.find((path) => existsSync(path)) : join(workspace, 'packages', kit);
  if (place === undefined) throw new Error(`${name} is not installed in the workspace.`);
  return realpathSync(place);
}

/** Packages that a generated repository names, and those of the kit that they bring. */
const packages = [
  ...['app', 'contract', 'core', 'gateway', 'generator', 'sandbox', 'ui'].map((name) => `@housefront/${name}`),
  'housefront',
  '@vanilla-extract/css',
  'react',
  'react-dom',
  'vite',
  '@types/node',
  '@types/react',
  'typescript',
];

/** Links the packages of the workspace into a folder, as an installation would. */
export function linkPackages(folder: string): void {
  const manifest = join(folder, 'package.json');
  // This file of ours was written by a test.
  const json = (existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}) as { dependencies?: object };
  for (const name of [...packages, ...Object.keys(json.dependencies ?? {})]) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(installed(name), place, 'dir');
  }
}

/** Text of a lockfile that has the kit in one version. */
export function lockText(manager: ManagerName, version: string): string {
  const kit = ['housefront', '@housefront/app', '@housefront/ui'];
  const lines: Readonly<Record<ManagerName, (name: string) => string>> = {
    npm: (name) => `    "node_modules/${name}": {\n      "version": "${version}"\n    }`,
    pnpm: (name) => `  '${name}@${version}':\n    resolution: {integrity: sha512-x}\n`,
    yarn: (name) => `"${name}@${version}":\n  version "${version}"\n`,
    bun: (name) => `    "${name}": ["${name}@${version}", "", {}, ""],`,
  };
  const text = kit.map(lines[manager]);
  if (manager === 'npm') return `{\n  "lockfileVersion": 3,\n  "packages": {\n${text.join(',\n')}\n  }\n}\n`;
  if (manager === 'pnpm') return `lockfileVersion: '9.0'\n\npackages:\n\n${text.join('\n')}`;
  return manager === 'bun' ? `{\n  "packages": {\n${text.join('\n')}\n  }\n}\n` : text.join('\n');
}

/** A repository in a folder of its own, which is removed at the end. */
export interface TestRepository {
  readonly root: string;
  /** Runs git in it. */
  readonly git: (...args: string[]) => void;
  readonly write: (file: string, text: string | Buffer) => void;
  readonly examine: (options?: Partial<SnapshotOptions>) => Promise<readonly ExaminedFinding[]>;
  /** Findings that are faults. */
  readonly faults: (options?: Partial<SnapshotOptions>) => Promise<readonly ExaminedFinding[]>;
  /** The same repository in another folder. */
  readonly copy: () => TestRepository;
  readonly remove: () => void;
}

export interface RepositoryOptions {
  /** Name of its folder. */
  readonly name?: string;
  readonly manager?: ManagerName;
  /** Answers of each site beside the usual ones. */
  readonly sites?: Readonly<Record<string, Answers>>;
  readonly git?: boolean;
  /** Where packages are linked; the repository itself by default. */
  readonly packagesIn?: (root: string) => string;
}

/** Answers of a site, with the usual ones for all others. */
export const answersOf = (id: string, given: Answers): Promise<Answers> =>
  collect(
    siteQuestions(),
    { id, name: `Site ${id}`, title: '', 'title-en': `Site ${id}`, currencies: 'USD', languages: 'en_US', ...given },
    false,
  );

/** Runs a program without the settings of this person's git. */
export const quietGit = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};

/** Makes a repository as `npm create housefront` writes it, with packages of the workspace. */
export async function makeRepository(options: RepositoryOptions = {}): Promise<TestRepository> {
  const {
    name = 'sites-of-mine',
    manager = 'npm',
    git: withGit = true,
    packagesIn = (folder: string) => folder,
  } = options;
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'doctor-')));
  const root = join(temporary, name);
  const sites: Record<string, Answers> = {};
  for (const [id, given] of Object.entries(options.sites ?? { '1001': {}, '1002': { theme: 'emerald' } }))
    sites[id] = await answersOf(id, given);
  const kit = kitVersion();
  mkdirSync(root, { recursive: true });
  writeTree(
    root,
    recordedFiles({ kit, repository: { name: 'sites', 'package-manager': manager }, sites, migrations: [] }),
  );
  writeFileSync(join(root, managers[manager].lockfile), lockText(manager, kit));
  linkPackages(packagesIn(root));
  const repository = openRepository(temporary, root);
  if (withGit) {
    repository.git('init', '-q');
    repository.git('add', '-A');
    repository.git('commit', '-q', '-m', 'Make the repository');
  }
  return repository;
}

function openRepository(temporary: string, root: string): TestRepository {
  const examineIt = async (more: Partial<SnapshotOptions> = {}) => {
    const all = siteFolders(join(root, 'sites'));
    return examine(await readSnapshot({ root, allSites: all, chosen: all, env: {}, ...more }));
  };
  return {
    root,
    git(...args) {
      execFileSync('git', args, { cwd: root, env: { ...process.env, ...quietGit }, stdio: 'ignore' });
    },
    write(file, text) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    },
    examine: examineIt,
    faults: async (more) => (await examineIt(more)).filter(({ status }) => status === 'warn' || status === 'fail'),
    copy() {
      const folder = realpathSync(mkdtempSync(join(tmpdir(), 'doctor-')));
      cpSync(root, join(folder, basename(root)), { recursive: true, verbatimSymlinks: true });
      return openRepository(folder, join(folder, basename(root)));
    },
    remove: () => rmSync(temporary, { recursive: true, force: true }),
  };
}

/** Writes a build as far as the checks read it. */
export function writeBuild(repository: Pick<TestRepository, 'write'>, id: string, branch = 'production'): void {
  const dist = `sites/${id}/dist`;
  const manifest = { 'src/main.tsx': { file: 'assets/main-1a2b.js' } };
  repository.write(`${dist}/server/server.js`, 'export const render = () => {};\n');
  repository.write(`${dist}/client/.vite/manifest.json`, JSON.stringify(manifest));
  repository.write(`${dist}/client/assets/main-1a2b.js`, 'export {};\n');
  repository.write(`${dist}/client/assets/client-3c4d.js`, `let a={config:b,branch:\`${branch}\`};\n`);
  repository.write(`${dist}/client/builds/latest.json`, '{"id":"b1"}');
}

/**
 * Puts programs into a folder that do the work of a package manager in a test: `npm install` links packages and writes the
 * lockfile, `npm dedupe` removes second copies, `npx housefront build` writes a build.
 */
export function writePrograms(folder: string): void {
  const program = join(import.meta.dirname, 'programs.ts');
  mkdirSync(folder, { recursive: true });
  for (const name of ['npm', 'npx']) {
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/sh\nexec "${process.execPath}" "${program}" ${name} "$@"\n`);
    chmodSync(file, 0o755);
  }
}
