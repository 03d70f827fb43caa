import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
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
import { siteFolders } from '../../project/siteFolders.ts';
import { readSnapshot, type SnapshotOptions } from '../repository/snapshot.ts';
import { linkPackages, lockText } from './installation.ts';
import { loadOnce } from './loadOnce.ts';

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
    return examine(await readSnapshot({ root, allSites: all, chosen: all, env: {}, load: loadOnce, ...more }));
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
