/** The files of a working copy, and their content before a change. All paths are from the root. */
export interface WorkingCopy {
  readonly files: readonly string[];
  /** The text of a file; undefined if it does not exist. */
  readonly now: (file: string) => string | undefined;
  readonly before: (file: string) => string | undefined;
}

/** Tables of the kit in which each page, call and feature has an entry. */
export const LISTS: readonly string[] = [
  'packages/contract/src/pages/pages.ts',
  'packages/contract/src/registry/calls.ts',
  'packages/core/src/createCore.ts',
  'packages/sandbox/src/handlers/index.ts',
];

const catalogue = /^packages\/core\/src\/i18n\/(?:locales\/[^/]+\/[^/]+|untranslated)\.json$/;

/** Whether a file contains the texts of a language, or lists texts that wait for a translation. */
export const isCatalogue = (file: string): boolean => catalogue.test(file);

/** An import, or an entry of a table on one line. */
const entry = /^(?:import (?:\* as )?[\w{}, ]+ from '[^']+';|\s+\w+(?:: (?:\w+\(\w*\)|[\w.]+|\{[^{}]*\}))?,)$/;

/** Whether a table has all its earlier lines in the same order, and otherwise only new imports and entries. */
export function gainedEntriesOnly(before = '', now = ''): boolean {
  const left = before.split('\n');
  return (
    now.split('\n').every((line) => {
      if (line !== left[0]) return entry.test(line);
      left.shift();
      return true;
    }) && left.length === 0
  );
}

const texts = (json = '{}') => JSON.parse(json) as Readonly<Record<string, unknown>>;

/** Keys of a catalogue whose text changed or was removed. */
export function changedKeys(before: string | undefined, now: string | undefined): string[] {
  const [old, current] = [texts(before), texts(now)];
  return Object.keys(old).filter((key) => JSON.stringify(current[key]) !== JSON.stringify(old[key]));
}

/** Source files that contain a key. The table of pages is excluded: it names headings for links. */
export const ownersOf = (key: string, copy: WorkingCopy): string[] =>
  copy.files.filter(
    (file) =>
      /^packages\/[^/]+\/src\/.*(?<!\.test|\.stories|\.fixtures)\.tsx?$/.test(file) &&
      !LISTS.includes(file) &&
      copy.now(file)?.includes(`'${key}'`),
  );
