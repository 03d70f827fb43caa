import { existsSync, readFileSync } from 'node:fs';
import { AnswersError, type Answers } from './questions.ts';

/** What stands on a command line: the kind of thing to make, answers, and switches. */
export interface Input {
  readonly kind: string | undefined;
  readonly given: Answers;
  /** Switches without a value, e.g. `no-install`. */
  readonly switches: ReadonlySet<string>;
}

const known = new Set(['no-install', 'help', 'dry-run']);

function readAnswersFile(path: string): Answers {
  if (!existsSync(path)) throw new AnswersError([`--answers: there is no file ${path}. Give the path of a JSON file.`]);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new AnswersError([`--answers: ${path} is not JSON. Write one object with the option names as keys.`]);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AnswersError([`--answers: ${path} holds no object. Write one object with the option names as keys.`]);
  }
  const answers: Answers = {};
  for (const [name, answer] of Object.entries(value)) {
    answers[name] = Array.isArray(answer) ? answer.map(String) : String(answer);
  }
  return answers;
}

/**
 * Reads a command line: `kind --name value --name=value --answers file.json --switch`. Options win over the file.
 * @throws {AnswersError} for words that mean nothing
 */
export function readInput(argv: readonly string[]): Input {
  const given: Answers = {};
  const switches = new Set<string>();
  let kind: string | undefined;
  let file: Answers = {};
  for (let index = 0; index < argv.length; index += 1) {
    const word = argv[index] ?? '';
    if (!word.startsWith('--')) {
      if (kind !== undefined) throw new AnswersError([`"${word}" is one word too many. Quote values that hold spaces.`]);
      kind = word;
      continue;
    }
    const [name = '', inline] = word.slice(2).split(/=(.*)/s);
    if (known.has(name) && inline === undefined) {
      switches.add(name);
      continue;
    }
    const value = inline ?? argv[(index += 1)];
    if (value === undefined) throw new AnswersError([`--${name}: has no value. Write --${name} VALUE.`]);
    if (name === 'answers') file = readAnswersFile(value);
    else given[name] = value;
  }
  return { kind, given: { ...file, ...given }, switches };
}
