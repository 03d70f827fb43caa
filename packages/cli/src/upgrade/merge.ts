import { rmSync } from 'node:fs';
import { indexEntries, readObjects, type GitFile, type GitFiles } from './files.ts';
import { gitIn, type Git } from './git.ts';
import { temporaryFolder } from './temporary.ts';

/** A path that git cannot merge: the file as it was generated, the operator's and the new one, where there is one. */
export interface Conflict {
  readonly path: string;
  readonly base?: GitFile | undefined;
  readonly mine?: GitFile | undefined;
  readonly theirs?: GitFile | undefined;
}

/** Result of a merge of three commits. */
export interface Merged {
  /** Every file of the result that has no conflict. */
  readonly files: GitFiles;
  readonly conflicts: readonly Conflict[];
}

/** Files in which white space between signs has no meaning. */
const freeForm = /\.(?:[cm]?[jt]sx?|json|css|svg|html)$/;

/** A path in the format of `git fast-import`. */
const quoted = (path: string): string =>
  `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

/** Commits in the format of `git fast-import`. */
function commitStream(branch: string, parent: string | undefined, files: GitFiles): Buffer {
  const data = (bytes: Buffer) => [Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n')];
  return Buffer.concat([
    Buffer.from(`commit refs/heads/${branch}\ncommitter housefront <housefront@localhost> 0 +0000\ndata 1\n.\n`),
    Buffer.from(`${parent === undefined ? '' : `from refs/heads/${parent}\n`}deleteall\n`),
    ...[...files].flatMap(([path, { mode, bytes }]) => [
      Buffer.from(`M ${mode} inline ${quoted(path)}\n`),
      ...data(bytes),
    ]),
  ]);
}

/** A repository that no setting of the machine reaches. */
export function isolatedGit(folder: string): Git {
  return gitIn(folder, {
    settings: {
      'core.autocrlf': 'false',
      'core.attributesFile': '/dev/null',
      'core.ignoreCase': 'false',
      'commit.gpgSign': 'false',
      'merge.renames': 'true',
      'merge.renameLimit': '5000',
      // A file that the operator added beside a moved one stays where it is.
      'merge.directoryRenames': 'false',
    },
    env: {
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      GIT_AUTHOR_NAME: 'housefront',
      GIT_AUTHOR_EMAIL: 'housefront@localhost',
      GIT_COMMITTER_NAME: 'housefront',
      GIT_COMMITTER_EMAIL: 'housefront@localhost',
      GIT_ATTR_NOSYSTEM: '1',
    },
  });
}

function withRepository<T>(branches: readonly (readonly [name: string, files: GitFiles])[], use: (git: Git) => T): T {
  const folder = temporaryFolder();
  try {
    const git = isolatedGit(folder);
    git.run(['init', '-q', '--template=']);
    const first = branches[0]?.[0];
    const streams = branches.map(([name, files], index) => commitStream(name, index === 0 ? undefined : first, files));
    git.run(['fast-import', '--quiet', '--force'], { input: Buffer.concat(streams) });
    return use(git);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** New names of files, by their old ones: those that git recognises by their content. */
export function renamesBetween(from: GitFiles, to: GitFiles): Map<string, string> {
  if (![...from.keys()].some((path) => !to.has(path))) return new Map();
  return withRepository(
    [
      ['from', from],
      ['to', to],
    ],
    (git) => {
      const parts = git
        .text(['diff-tree', '-r', '-M', '-l5000', '--diff-filter=R', '--name-status', '-z', 'from', 'to'])
        .split('\0');
      const renames = new Map<string, string>();
      for (let index = 0; index + 2 < parts.length; index += 3)
        renames.set(parts[index + 1] ?? '', parts[index + 2] ?? '');
      return renames;
    },
  );
}

function mergeOnce(git: Git, label: string, options: readonly string[]): Merged {
  git.run(['checkout', '-q', '-f', 'mine']);
  git.yes(['merge', '-q', '--no-commit', '--no-ff', '-s', 'recursive', ...options, label]);
  const entries = indexEntries(git);
  const objects = readObjects(git, [...new Set(entries.map(({ id }) => id))]);
  const files = new Map<string, GitFile>();
  const conflicts = new Map<string, { path: string; base?: GitFile; mine?: GitFile; theirs?: GitFile }>();
  for (const { path, mode, id, stage } of entries) {
    const file = { mode, bytes: objects.get(id) ?? Buffer.alloc(0) };
    if (stage === 0) files.set(path, file);
    else
      conflicts.set(path, {
        ...(conflicts.get(path) ?? { path }),
        [['base', 'mine', 'theirs'][stage - 1] ?? '']: file,
      });
  }
  git.run(['reset', '-q', '--hard', 'mine']);
  return { files, conflicts: [...conflicts.values()] };
}

/**
 * Merges three ways, by git in a repository of its own: renames are followed, and conflicts are git's. Where the same lines
 * differ in white space alone, files in which that has no meaning are merged without regard to it (OPS-03).
 * @param base the files as they were generated
 * @param mine the operator's files
 * @param theirs the files as the new version generates them
 */
export function mergeFiles(base: GitFiles, mine: GitFiles, theirs: GitFiles): Merged {
  return withRepository(
    [
      ['base', base],
      ['mine', mine],
      ['theirs', theirs],
    ],
    (git) => {
      const strict = mergeOnce(git, 'theirs', []);
      if (!strict.conflicts.some(({ path }) => freeForm.test(path))) return strict;
      const loose = mergeOnce(git, 'theirs', ['-Xignore-all-space']);
      const solved = strict.conflicts.filter(({ path }) => freeForm.test(path) && loose.files.has(path));
      const files = new Map(strict.files);
      for (const { path } of solved) {
        const file = loose.files.get(path);
        if (file) files.set(path, file);
      }
      return { files, conflicts: strict.conflicts.filter((conflict) => !solved.includes(conflict)) };
    },
  );
}
