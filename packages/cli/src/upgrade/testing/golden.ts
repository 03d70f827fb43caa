import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { collect, siteQuestions, writeTree, type Answers } from '@housefront/generator';
import { upgrade, type Outcome, type UpgradeOptions } from '../run.ts';
import type { TestRelease } from './releases.ts';

const siteAnswers = (id: string, more: Answers): Promise<Answers> =>
  collect(
    siteQuestions(),
    { id, name: `Golden ${id}`, 'title-en': `Golden ${id}`, currencies: 'USD', languages: 'en_US', ...more },
    false,
  );

/** A repository in a folder of its own. */
export interface Golden {
  readonly root: string;
  readonly git: (...args: string[]) => string;
  readonly read: (path: string) => string;
  readonly has: (path: string) => boolean;
  /** Writes, or removes for null, and commits. */
  readonly commit: (files: Readonly<Record<string, string | null>>) => void;
  readonly edit: (path: string, change: (text: string) => string) => void;
  /** Texts of all committed files. */
  readonly tree: () => Record<string, string>;
  readonly upgrade: (release: TestRelease, options?: Partial<UpgradeOptions>) => Promise<Outcome & { lines: string[] }>;
  readonly remove: () => void;
}

export function repositoryIn(root: string): Golden {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const commit: Golden['commit'] = (files) => {
    for (const [path, text] of Object.entries(files)) {
      const file = join(root, path);
      if (text === null) rmSync(file, { recursive: true });
      else {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    }
    git('add', '-A');
    git('commit', '-q', '--no-verify', '-m', 'Edit');
  };
  return {
    root,
    git,
    read,
    has: (path) => existsSync(join(root, path)),
    commit,
    edit: (path, change) => {
      const before = read(path);
      const after = change(before);
      if (after === before) throw new Error(`The edit of ${path} changes nothing.`);
      commit({ [path]: after });
    },
    tree: () =>
      Object.fromEntries(
        git('ls-files', '-z')
          .split('\0')
          .filter((path) => path !== '' && existsSync(join(root, path)))
          .map((path) => [path, read(path)]),
      ),
    upgrade: async (release, options = {}) => {
      const lines: string[] = [];
      const outcome = await upgrade({ root, release, install: false, print: (line) => lines.push(line), ...options });
      return { ...outcome, lines };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Makes a repository with two sites by a version, as `npm create housefront` does, and commits it. */
async function makeFirst(release: TestRelease): Promise<Golden> {
  const root = mkdtempSync(join(tmpdir(), 'housefront golden ü '));
  const golden = repositoryIn(root);
  writeTree(
    root,
    release.recordedFiles({
      kit: release.version,
      repository: { name: 'golden', 'package-manager': 'npm' },
      sites: {
        '1001': await siteAnswers('1001', {}),
        '1002': await siteAnswers('1002', {
          theme: 'brand',
          accent: '#0f9d76',
          languages: 'th_TH,en_US',
          offline: 'yes',
          consent: 'ga4,metaRelay',
          'measurement-id': 'G-AB12CD34EF',
        }),
      },
      migrations: [],
    }),
  );
  golden.git('init', '-q', '-b', 'main');
  golden.git('config', 'user.name', 'Operator');
  golden.git('config', 'user.email', 'operator@example.com');
  golden.git('add', '-A');
  golden.git('commit', '-q', '-m', 'Begin');
  return golden;
}

const made = new Map<TestRelease, Promise<Golden>>();

/** A repository with two sites, made by a version; each call gives another copy. */
export async function makeGolden(release: TestRelease): Promise<Golden> {
  const first = made.get(release) ?? makeFirst(release);
  made.set(release, first);
  const { root } = await first;
  const copy = mkdtempSync(join(tmpdir(), 'housefront golden ü '));
  cpSync(root, copy, { recursive: true });
  return repositoryIn(copy);
}

/** Removes what the copies were made from. */
export async function removeGolden(): Promise<void> {
  for (const first of made.values()) (await first).remove();
}

/** Folders of upgrades that were not removed. */
export const leftovers = (): string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`housefront-upgrade-${process.pid}-`));
