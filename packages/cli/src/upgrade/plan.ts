import {
  BASE,
  hashesOf,
  hashOf,
  parseFormer,
  parseRecord,
  RECORD,
  recordText,
  type FileTree,
  type KitRecord,
  type Migration,
} from '@housefront/generator';
import { align } from './align.ts';
import { withKitVersion, withKitVersionInCatalog } from './dependencies.ts';
import { hasCrlf, sameFile, textFile, textOf, toCrlf, type GitFile } from './files.ts';
import type { Head } from './head.ts';
import { mergeFiles, type Conflict } from './merge.ts';
import { migrate, migrationsBetween, withEntries, type Migrated, type MigrationEntry } from './migrate.ts';

/** A version of the kit, as an upgrade needs it. */
export interface KitRelease {
  readonly version: string;
  readonly migrations: readonly Migration[];
  /**
   * All files that it generates for a repository, and those that the operator ejected.
   * @param former the files as an older version generated them
   */
  readonly files: (record: KitRecord, former: FileTree) => FileTree;
}

/** An upgrade that is known and not yet made. */
export interface Plan {
  /** New bytes of each changed file; null for one that goes. */
  readonly changes: ReadonlyMap<string, GitFile | null>;
  readonly conflicts: readonly Conflict[];
  readonly record: KitRecord;
  /** Outcome of each migration. */
  readonly entries: readonly MigrationEntry[];
  /** Generated files that the operator deleted, and that stay so. */
  readonly deleted: readonly string[];
  /** Lines for the operator. */
  readonly warnings: readonly string[];
}

/** Migrations of an upgrade; without options all that are pending, and newly generated files. */
export interface PlanOptions {
  /** Ids of migrations that the operator leaves out. */
  readonly skip?: readonly string[];
  /** Runs this migration alone, without newly generated files. */
  readonly only?: Migration;
}

/** The bases of generated files; a base that is missing is the file itself, if that was not changed. */
export function basesOf(
  head: Head,
  files: Readonly<Record<string, string>>,
): { bases: Map<string, string>; warnings: string[] } {
  const bases = new Map<string, string>();
  const warnings: string[] = [];
  for (const [path, hash] of Object.entries(files)) {
    const base = head.bases.get(path);
    const text = base ?? head.texts.get(path);
    if (base !== undefined && hashOf(base) !== hash)
      warnings.push(`${BASE}/${path} is not as it was generated. Keep formatters and editors away from .housefront.`);
    if (text !== undefined && (base !== undefined || hashOf(text) === hash)) bases.set(path, text);
    else warnings.push(`${BASE}/${path} is missing: ${path} cannot be compared with what the kit generated.`);
  }
  return { bases, warnings };
}

/** The operator's files after migrations: bytes of changed ones in the line ends of what they were made from. */
function migratedFiles(head: Head, { files, origins }: Migrated): Map<string, GitFile> {
  const own = new Map(head.files);
  for (const [path, from] of origins) {
    const text = files.get(path);
    const former = head.files.get(from ?? path) ?? head.files.get(path);
    if (text === undefined) own.delete(path);
    else if (text !== head.texts.get(path))
      own.set(path, textFile(hasCrlf(textOf(former) ?? '') ? toCrlf(text) : text, former?.mode));
  }
  return own;
}

/** Names the kit's new version in every package.json and catalog of the repository. */
function setKitVersion(own: Map<string, GitFile>, to: string): void {
  for (const [path, file] of own) {
    const [name = ''] = /[^/]+$/.exec(path) ?? [];
    const change =
      name === 'package.json'
        ? withKitVersion
        : /^(?:pnpm-workspace\.yaml|\.yarnrc\.yml)$/.test(name)
          ? withKitVersionInCatalog
          : undefined;
    const text = change && !path.startsWith(BASE) ? textOf(file) : undefined;
    const after = text === undefined ? undefined : change?.(text, to);
    if (after !== undefined && after !== text) own.set(path, textFile(after, file.mode));
  }
}

/**
 * Plans an upgrade of a commit: migrations on the operator's files and on the bases, then git's merge of both with what the
 * new version generates. Nothing is written (OPS-03).
 * @throws {MigrationError} when a migration fails
 * @throws {RecordError} when the record is invalid
 */
export function planUpgrade(head: Head, release: KitRelease, { skip = [], only }: PlanOptions = {}): Plan {
  const former = parseFormer(head.texts.get(RECORD) ?? '');
  const list = only ? [only] : migrationsBetween(release.migrations, former.kit, release.version, former.migrations);
  const { bases, warnings } = basesOf(head, former.files);
  const migrated = migrate(list, head.texts, skip);
  const base = migrate(list, bases, skip).files;
  const own = migratedFiles(head, migrated);
  const version = only ? former.kit : release.version;
  if (!only) setKitVersion(own, version);
  const record = parseRecord(migrated.files.get(RECORD) ?? '');
  const next: FileTree = only ? base : release.files({ ...record, kit: version }, base);

  // Files that were not read as texts, e.g. a large icon in the place of a generated one.
  const others = head.load([...new Set([...base.keys(), ...next.keys()])].filter((path) => !head.files.has(path)));
  for (const [path, file] of others) own.set(path, file);
  // The record is written below.
  own.delete(RECORD);
  const { deleted, ...trees } = align(base, own, migrated.files, next);
  const { files, conflicts } = mergeFiles(trees.base, trees.mine, trees.theirs);
  const after = new Map(own);
  for (const path of trees.mine.keys()) after.delete(path);
  for (const [path, file] of files) after.set(path, file);
  for (const path of Object.keys(former.files)) if (!next.has(path)) after.delete(`${BASE}/${path}`);
  for (const [path, text] of next) after.set(`${BASE}/${path}`, textFile(text));
  const newRecord: KitRecord = {
    ...record,
    kit: version,
    files: hashesOf(next),
    migrations: withEntries(record.migrations, migrated.entries),
    ...(record.ejected && { ejected: record.ejected.map((part) => ({ ...part, kit: version })) }),
  };
  after.set(RECORD, textFile(recordText(newRecord)));

  const open = new Set(conflicts.map(({ path }) => path));
  const changes = new Map<string, GitFile | null>();
  for (const path of new Set([...head.files.keys(), ...after.keys()])) {
    const file = after.get(path);
    if (!open.has(path) && !sameFile(file, head.files.get(path) ?? others.get(path))) changes.set(path, file ?? null);
  }
  return { changes, conflicts, record: newRecord, entries: migrated.entries, deleted, warnings };
}
