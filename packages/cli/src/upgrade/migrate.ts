import type { FileTree, KitRecord, Migration } from '@housefront/generator';
import { compare, gt, lte } from 'semver';

/** Entry of a migration in the record. */
export type MigrationEntry = KitRecord['migrations'][number];

/** A migration threw; nothing was changed. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
  readonly id: string;
  constructor(id: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.id = id;
  }
}

/** Migrations of all versions after one up to another, in order, without those that ran before. */
export const migrationsBetween = (
  all: readonly Migration[],
  from: string,
  to: string,
  done: readonly MigrationEntry[],
): Migration[] =>
  all
    .filter(({ version }) => gt(version, from) && lte(version, to))
    .filter(({ id }) => !done.some((entry) => entry.id === id && entry.state === 'applied'))
    .toSorted((a, b) => compare(a.version, b.version));

/** Texts after migrations, with what each one did. */
export interface Migrated {
  readonly files: FileTree;
  readonly entries: readonly MigrationEntry[];
  /** Paths that a migration gave another text, made or deleted, each with the path that it was moved from, if any. */
  readonly origins: ReadonlyMap<string, string | undefined>;
}

function runOne(migration: Migration, files: FileTree): { files: FileTree; entry: MigrationEntry; changes: FileTree } {
  const { id, kind, summary } = migration;
  const none: FileTree = new Map();
  if (!migration.applies(files))
    return { files, changes: none, entry: { id, state: 'skipped', reason: 'Nothing in this repository needs it.' } };
  if (kind === 'note' || !migration.change)
    return { files, changes: none, entry: { id, state: 'unresolved', reason: `To be done by hand: ${summary}` } };
  const after = new Map(files);
  const changes = migration.change(files);
  for (const [path, text] of changes) {
    if (text === null) after.delete(path);
    else after.set(path, text);
  }
  const left = migration.unresolved?.(after) ?? [];
  const entry: MigrationEntry =
    left.length === 0 ? { id, state: 'applied' } : { id, state: 'unresolved', reason: left.join(' ') };
  return { files: after, entry, changes: new Map([...changes].map(([path, text]) => [path, text ?? ''])) };
}

/**
 * Runs migrations in order.
 * @param skip ids that the operator left out
 * @throws {MigrationError} when one fails
 */
export function migrate(migrations: readonly Migration[], files: FileTree, skip: readonly string[]): Migrated {
  let current = files;
  const entries: MigrationEntry[] = [];
  const origins = new Map<string, string | undefined>();
  for (const migration of migrations) {
    if (skip.includes(migration.id)) {
      entries.push({ id: migration.id, state: 'skipped', reason: 'Left out by --skip.' });
      continue;
    }
    try {
      const { files: after, entry, changes } = runOne(migration, current);
      const gone = [...changes.keys()].filter((path) => current.has(path) && !after.has(path));
      const made = [...changes.keys()].filter((path) => !current.has(path) && after.has(path));
      for (const path of changes.keys()) {
        const from = made.includes(path) ? gone[made.indexOf(path)] : undefined;
        origins.set(path, origins.get(from ?? path) ?? from);
      }
      current = after;
      entries.push(entry);
    } catch (error) {
      throw new MigrationError(migration.id, error);
    }
  }
  return { files: current, entries, origins };
}

/** The record's list with newer entries in the place of older ones. */
export const withEntries = (known: readonly MigrationEntry[], entries: readonly MigrationEntry[]): MigrationEntry[] => [
  ...known.filter(({ id }) => !entries.some((entry) => entry.id === id)),
  ...entries,
];
