import { existsSync, readFileSync } from 'node:fs';
import { withoutMark } from '@housefront/contract/json';
import { AnswersError, shown, type Answers } from './questions.ts';

/** The content of a command line: words, answers and switches. */
export interface Input {
  /** Words without dashes, in order. */
  readonly words: readonly string[];
  readonly given: Answers;
  /** Options without a value, e.g. `no-install`. */
  readonly switches: ReadonlySet<string>;
}

function readAnswersFile(path: string): Answers {
  if (!existsSync(path))
    throw new AnswersError([`--answers: there is no file ${shown(path)}. Give the path of a JSON file.`]);
  let value: unknown;
  try {
    value = JSON.parse(withoutMark(readFileSync(path, 'utf8')));
  } catch {
    throw new AnswersError([`--answers: ${shown(path)} is not JSON. Write one object with the option names as keys.`]);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AnswersError([
      `--answers: ${shown(path)} holds no object. Write one object with the option names as keys.`,
    ]);
  }
  const plain = (item: unknown) => typeof item === 'string' || typeof item === 'number';
  const strange = Object.entries(value).filter(([, item]) => !(Array.isArray(item) ? item : [item]).every(plain));
  if (strange.length > 0) {
    throw new AnswersError(
      strange.map(
        ([name]) => `${shown(`--${name}`)}: is neither text nor number nor a list of them. Write one of these.`,
      ),
    );
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, Array.isArray(item) ? item.map(String) : String(item)]),
  );
}

/** Letters of switches, where a command has the switch. */
const LETTERS: Readonly<Record<string, string>> = { '-h': 'help', '-y': 'yes', '-v': 'version' };

/**
 * Reads a command line: `word … --name value --name=value --answers file.json --switch -y`. Options win over the file.
 * @param known names of the switches
 * @throws {AnswersError} for an option without a value, and for a file that holds no answers
 */
export function readInput(argv: readonly string[], known: readonly string[]): Input {
  const given: Answers = {};
  const switches = new Set<string>();
  const words: string[] = [];
  let file: Answers = {};
  for (let index = 0; index < argv.length; index += 1) {
    const word = argv[index] ?? '';
    // Package managers differ in whether they pass it on.
    if (word === '--') continue;
    if (!word.startsWith('-')) {
      words.push(word);
      continue;
    }
    const letter = LETTERS[word];
    if (letter !== undefined && known.includes(letter)) {
      switches.add(letter);
      continue;
    }
    if (!word.startsWith('--')) {
      const letters = Object.entries(LETTERS).filter(([, name]) => known.includes(name));
      const all = letters.map(([sign, name]) => `${sign} (--${name})`).join(', ');
      throw new AnswersError([
        `${shown(word)} is no option. Write --name VALUE${all === '' ? '' : `, or one of ${all}`}.`,
      ]);
    }
    const [name = '', inline] = word.slice(2).split(/=(.*)/s);
    if (known.includes(name) && inline === undefined) {
      switches.add(name);
      continue;
    }
    if (!/^[a-z][a-zA-Z_-]*$/.test(name)) throw new AnswersError([`${shown(word)} is no option. Write --name VALUE.`]);
    const value = inline ?? argv[(index += 1)];
    if (value === undefined) throw new AnswersError([`${shown(word)} has no value. Write ${shown(`${word} VALUE`)}.`]);
    if (name === 'answers') file = readAnswersFile(value);
    else given[name] = value;
  }
  return { words, given: { ...file, ...given }, switches };
}
