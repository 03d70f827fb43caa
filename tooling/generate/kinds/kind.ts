import type { ActionType } from 'node-plop';
import type { Answers, Question } from '../questions.ts';

/** Values that the templates of a kind are filled with; `dest` is the folder to write into. */
export type KindData = Record<string, unknown>;

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
  /** What to do next, one line each. */
  readonly next: (data: KindData) => readonly string[];
  /** Whether the workspace has to be linked anew. */
  readonly install?: boolean;
}
