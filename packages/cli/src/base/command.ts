import type { Answers, Question } from '@housefront/generator';

/** Words, options and folder of a command. */
export interface CommandInput {
  /** Words after the command's name. */
  readonly words: readonly string[];
  /** Values of options, as given. */
  readonly given: Answers;
  readonly switches: ReadonlySet<string>;
  /** Folder that it was started in. */
  readonly cwd: string;
}

/** A command of the command line. Help and the reference of the documentation are written from it. */
export interface Command {
  readonly name: string;
  /** One sentence. */
  readonly summary: string;
  /** Words that it takes, e.g. `[site …]`; none if absent. */
  readonly words?: string;
  /** Options with a value. */
  readonly options?: (cwd: string) => readonly Question[];
  /** Options without a value, with their meaning. */
  readonly switches?: Readonly<Record<string, string>>;
  /** Whether it runs git. */
  readonly needsGit?: boolean;
  /** Command lines with their effect. */
  readonly examples: readonly (readonly [line: string, effect: string])[];
  /**
   * @returns the exit code
   * @throws {Failure} with one line that says the problem and the next step
   */
  readonly run: (input: CommandInput) => Promise<number>;
}

/** A command cannot go on; the message says the problem and the next step in one line. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: number;
  constructor(message: string, code = 1) {
    super(message);
    this.code = code;
  }
}
