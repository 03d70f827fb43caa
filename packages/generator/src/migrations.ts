import type { FileTree } from './writeTree.ts';

/**
 * A change of an operator's files that a release needs (OPS-03, GEN-07). It is a pure function over the texts of the repository,
 * with line feeds at the ends of lines, and changes nothing where it does not apply. It runs on the operator's files and on the
 * generated files as they were written, so that an upgrade compares like with like. A file moves by null for its old path and its
 * text for the new one.
 */
export interface Migration {
  /** Stable, e.g. `0.2.0-rename-demo-games`. */
  readonly id: string;
  /** The release that needs it. It runs for repositories of older versions. */
  readonly version: string;
  /** `config`: site.config.ts and housefront.json; `code`: other files; `note`: only text for the operator. */
  readonly kind: 'config' | 'code' | 'note';
  /** One sentence for the report. */
  readonly summary: string;
  readonly applies: (files: FileTree) => boolean;
  /** Returns the changed and new files; null as text deletes a file. Absent for a note. */
  readonly change?: (files: FileTree) => ReadonlyMap<string, string | null>;
  /** Places that it could not change, each in one line for the operator. Read after the change; empty if all is done. */
  readonly unresolved?: (files: FileTree) => readonly string[];
}

/** All migrations, in the order of their releases. The first release needs none. */
export const migrations: readonly Migration[] = [];
