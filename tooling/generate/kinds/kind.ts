import type { ActionType } from 'node-plop';
import type { Answers, FileTree, Question } from '@housefront/generator';

/** Values for the templates of a kind; `dest` is the target folder. */
export type KindData = Record<string, unknown>;

/** A change of an existing file, such as an entry in a registry. */
export interface Edit {
  readonly file: string;
  /** Returns the new text. Throws without its anchor; the helpers in `edits.ts` do. */
  readonly change: (text: string) => string;
}

/** A command that completes the generated files, run from the root; it can be repeated at any time. */
export interface Step {
  /** Progress message for the user. */
  readonly progress: string;
  readonly command: string;
  readonly args: readonly string[];
}

/** A kind of generator. */
export interface Kind {
  /** Word on the command line. */
  readonly name: string;
  readonly description: string;
  readonly questions: (root: string) => readonly Question[];
  /** Converts answers to template values. */
  readonly data: (answers: Answers, root: string) => KindData;
  /** Plop actions; every path starts with `{{dest}}`. */
  readonly actions?: (data: KindData, root: string) => readonly ActionType[];
  /** Files that need no plop action. */
  readonly files?: (data: KindData) => FileTree;
  /** Edits of existing files; several edits of a file are applied in order. */
  readonly edits?: (data: KindData, root: string) => readonly Edit[];
  /** Runs after all files are written, unless `--no-install` is given. */
  readonly step?: (data: KindData) => Step | undefined;
  /** Next steps, one line each. */
  readonly next: (data: KindData) => readonly string[];
}

/** Copies a folder of `templates/`, filled with values, into the tree. */
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

/** Copies a file of `templates/`, filled with values, into the tree. */
export function file(template: string, into: string): ActionType {
  return { type: 'add', path: `{{dest}}/${into}`, templateFile: `templates/${template}` };
}
