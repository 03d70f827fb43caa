import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseRecord, RECORD, shown } from '@housefront/generator';
import { Failure } from '../base/command.ts';
import { textOf, toLf, type GitFiles } from './files.ts';
import type { Head } from './head.ts';
import { planUpgrade, type KitRelease } from './plan.ts';
import { temporaryFolder } from './temporary.ts';

/** Views of a generated file (OPS-09). */
export type DiffView = 'kit' | 'mine' | 'result';

const texts = (files: GitFiles, paths: readonly string[]): Map<string, string> =>
  new Map(
    paths.flatMap((path) => {
      const text = textOf(files.get(path));
      return text === undefined ? [] : [[path, toLf(text)]];
    }),
  );

/** Two trees whose difference is a view: texts before and after. */
export interface Sides {
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
  /** Files that an upgrade would leave to the operator. */
  readonly conflicts?: readonly string[];
}

/**
 * The two sides of a view of the generated files.
 * @param head files of the operator's folder as they are
 * @param release the version that runs
 */
export function sidesOf(view: DiffView, head: Head, release: KitRelease): Sides {
  const record = parseRecord(head.texts.get(RECORD) ?? '');
  const recorded = Object.keys(record.files);
  const base = new Map(recorded.flatMap((path) => (head.bases.has(path) ? [[path, head.bases.get(path) ?? '']] : [])));
  const mine = texts(head.files, recorded);
  if (view === 'mine') return { before: base, after: mine };
  if (view === 'kit') return { before: base, after: release.files(record, base) };
  const { changes, conflicts } = planUpgrade(head, release);
  const after = new Map(mine);
  const before = new Map(mine);
  for (const [path, file] of changes) {
    if (path.startsWith('.housefront/') || path === RECORD) continue;
    const [was, is] = [head.texts.get(path), textOf(file ?? undefined)];
    if (was !== undefined) before.set(path, was);
    if (is === undefined) after.delete(path);
    else after.set(path, toLf(is));
  }
  return { before, after, conflicts: conflicts.map(({ path }) => path) };
}

/**
 * A unified difference of two sides, by git.
 * @param paths files or folders to show; all if empty
 * @throws {Failure} for a path that is no generated file
 */
export function unified({ before, after }: Sides, paths: readonly string[], colour: boolean): string {
  const known = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  const isNamed = (path: string, name: string) => path === name || path.startsWith(`${name.replace(/\/$/, '')}/`);
  const strange = paths.find((name) => !known.some((path) => isNamed(path, name)));
  if (strange !== undefined)
    throw new Failure(`${shown(strange)} is no generated file. Generated are: ${known.join(', ')}.`);
  const chosen = known.filter((path) => paths.length === 0 || paths.some((name) => isNamed(path, name)));
  const folder = temporaryFolder();
  try {
    for (const [side, tree] of [
      ['a', before],
      ['b', after],
    ] as const) {
      mkdirSync(join(folder, side));
      for (const path of chosen) {
        const text = tree.get(path);
        if (text === undefined) continue;
        mkdirSync(dirname(join(folder, side, path)), { recursive: true });
        writeFileSync(join(folder, side, path), text);
      }
    }
    const { status, stdout, error } = spawnSync(
      'git',
      ['diff', '--no-index', '--no-ext-diff', '--no-prefix', `--color=${colour ? 'always' : 'never'}`, 'a', 'b'],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        env: { ...process.env, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' },
      },
    );
    if (error || status === null || status > 1)
      throw new Failure('git is not installed, or it failed. This command compares with it.');
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
