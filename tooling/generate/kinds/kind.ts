import type { ActionType } from 'node-plop';
import type { Answers, Question } from '../questions.ts';

/** Values that the templates of a kind are filled with; `dest` is the folder to write into. */
export type KindData = Record<string, unknown>;

/** A change of a file that exists: a registry gets its entry. */
export interface Edit {
  readonly file: string;
  /** The text afterwards. Throws when it finds no place; the helpers in `edits.ts` do. */
  readonly change: (text: string) => string;
}

/** A command that completes what was written, run from the root; it may be run again at any time. */
export interface Step {
  /** Progress message for the user. */
  readonly says: string;
  readonly command: string;
  readonly args: readonly string[];
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
  readonly actions: (data: KindData, root: string) => readonly ActionType[];
  /** Entries in files that exist; several may concern one file and are made in order. */
  readonly edits?: (data: KindData, root: string) => readonly Edit[];
  /** Runs once everything is written, unless `--no-install` is given; none for undefined. */
  readonly step?: (data: KindData) => Step | undefined;
  /** Next steps, one line each. */
  readonly next: (data: KindData) => readonly string[];
}

/** Fills a folder of `templates/` into a folder of the tree. */
export function folder(template: string, into: string): ActionType {
  return {
    type: 'addMany',
    destination: `{{dest}}/${into}`,
    base: `templates/${template}`,
    templateFiles: `templates/${template}/**/*.hbs`,
    globOptions: { dot: true },
    stripExtensions: ['hbs'],
  };
}

/** Fills one file of `templates/` into a file of the tree. */
export function file(template: string, into: string): ActionType {
  return { type: 'add', path: `{{dest}}/${into}`, templateFile: `templates/${template}` };
}
