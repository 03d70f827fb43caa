import { parseSync, Visitor } from 'oxc-parser';

/** A row of the requirements. */
export interface Requirement {
  /** e.g. `PLAY-07`; an `x` at the end marks a decision where the source says nothing. */
  readonly id: string;
  readonly requirement: string;
}

/** Which rows the tests name. */
export interface Trace {
  /** Rows that no test names, in their order. */
  readonly open: readonly Requirement[];
  /** Those of them that wait for nothing: each needs a test. */
  readonly unproven: readonly Requirement[];
  /** Entries of the list of waiting rows that hold for no open row. */
  readonly stale: readonly string[];
  /** Ids that tests name and that no row has, each with the files. */
  readonly strangers: ReadonlyMap<string, readonly string[]>;
}

/** Reads the rows of `docs/requirements.tsv`. @throws for a line that is no row, and for an id that is there twice */
export function readRequirements(table: string): readonly Requirement[] {
  const seen = new Set<string>();
  return table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line, at) => {
      const [id = '', , requirement = ''] = line.split('\t');
      if (!/^[A-Z][A-Z0-9]*-\d+[a-z]?$/.test(id) || requirement === '')
        throw new Error(`line ${at + 2} of the requirements is no row`);
      if (seen.has(id)) throw new Error(`the row ${id} is there twice`);
      seen.add(id);
      return { id, requirement };
    });
}

/** True for files whose texts name what they prove. */
export const isTest = (path: string): boolean => /\.(?:test|e2e)\.tsx?$|\.stories\.tsx$/.test(path);

/**
 * The ids that a test file names in brackets, in titles and in the tables that titles are made of. Comments do not count,
 * and nothing within a test that is skipped.
 */
export function idsIn(path: string, text: string): ReadonlySet<string> {
  const ids = new Set<string>();
  let skipped = 0;
  const read = (value: unknown) => {
    if (skipped > 0 || typeof value !== 'string') return;
    for (const [, id = ''] of value.matchAll(/\[([A-Z][A-Z0-9]*-\d+[a-z]?)\]/g)) ids.add(id);
  };
  const isSkip = (callee: { readonly start: number; readonly end: number }) =>
    /^(?:test|it|describe)\b.*\.(?:skip|todo|fixme)$/s.test(text.slice(callee.start, callee.end));
  new Visitor({
    CallExpression: ({ callee }) => void (skipped += isSkip(callee) ? 1 : 0),
    'CallExpression:exit': ({ callee }) => void (skipped -= isSkip(callee) ? 1 : 0),
    Literal: ({ value }) => read(value),
    TemplateElement: ({ value }) => read(value.cooked),
  }).visit(parseSync(path, text).program);
  return ids;
}

/** Largest number of rows in one title, and its largest length; above that, the test is split. */
const [MAX_IDS, MAX_CHARACTERS] = [3, 140];

/** The titles of a test file that name more rows, or are longer, than one test may. */
export function heavyTitles(path: string, text: string): readonly string[] {
  const heavy: string[] = [];
  const read = (title: unknown) => {
    if (typeof title !== 'string') return;
    const ids = title.match(/\[[A-Z][A-Z0-9]*-\d+[a-z]?\]/g) ?? [];
    if (ids.length > MAX_IDS || (ids.length > 0 && title.length > MAX_CHARACTERS)) heavy.push(title);
  };
  new Visitor({
    Literal: ({ value }) => read(value),
    TemplateLiteral: ({ quasis }) => read(quasis.map(({ value }) => value.cooked).join('…')),
  }).visit(parseSync(path, text).program);
  return heavy;
}

const areaOf = (id: string): string => id.replace(/-.*/, '');

/**
 * Holds the rows against the ids that test files name.
 * @param files path and text of each
 * @param waiting ids and areas of rows that wait for a part of the product
 */
export function trace(
  rows: readonly Requirement[],
  files: readonly (readonly [path: string, text: string])[],
  waiting: ReadonlySet<string> = new Set(),
): Trace {
  const named = new Map<string, string[]>();
  for (const [path, text] of files) for (const id of idsIn(path, text)) named.set(id, [...(named.get(id) ?? []), path]);
  const known = new Set(rows.map(({ id }) => id));
  const open = rows.filter(({ id }) => !named.has(id));
  const waits = new Set(open.flatMap(({ id }) => [id, areaOf(id)]).filter((entry) => waiting.has(entry)));
  return {
    open,
    unproven: open.filter(({ id }) => !waits.has(id) && !waits.has(areaOf(id))),
    stale: [...waiting].filter((entry) => !waits.has(entry)),
    strangers: new Map([...named].filter(([id]) => !known.has(id))),
  };
}
