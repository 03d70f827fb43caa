import type { ActionType } from 'node-plop';
import type { Answers, Question } from '../questions.ts';

/** Values that the templates of a kind are filled with; `dest` is the folder to write into. */
export type KindData = Record<string, unknown>;

/** A change of a file that exists: a registry gets its entry. */
export interface Edit {
  readonly file: string;
  readonly find: RegExp;
  readonly replace: (...groups: (string | undefined)[]) => string;
}

/** A kind of thing that the kit can make. */
export interface Kind {
  /** Word on the command line. */
  readonly name: string;
  readonly description: string;
  readonly questions: (root: string) => readonly Question[];
  /** From answers to template values. */
  readonly data: (answers: Answers, root: string) => KindData;
  /** Plop actions; every path starts with `{{dest}}`. */
  readonly actions: (data: KindData) => readonly ActionType[];
  /** Entries in files that exist; each must find its place. */
  readonly edits?: (data: KindData) => readonly Edit[];
  /** What to do next, one line each. */
  readonly next: (data: KindData) => readonly string[];
  /** Whether the workspace has to be linked anew. */
  readonly install?: boolean;
}
