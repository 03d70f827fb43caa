import { withoutMark } from '@housefront/contract/json';
import { applyEdits, modify, parse, type ParseError } from 'jsonc-parser';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const equal = (a: unknown, b: unknown): boolean => {
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => key in b && equal(a[key], b[key]));
  }
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => equal(item, b.at(index)));
  return a === b;
};

/** A change of one value by the kit. */
export interface JsonChange {
  readonly path: readonly string[];
  /** Undefined for a value that is not there. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Whose value counts where both changed it: the operator's, the kit's, or neither. */
export type Choice = 'mine' | 'theirs' | 'conflict';

/** Values that the kit changed and that are not in the operator's file yet. Lists are one value. */
function changesOf(base: unknown, mine: unknown, theirs: unknown, path: readonly string[]): JsonChange[] {
  if (equal(base, theirs) || equal(mine, theirs)) return [];
  if (isObject(base) && isObject(mine) && isObject(theirs))
    return [...new Set([...Object.keys(base), ...Object.keys(theirs)])].flatMap((key) =>
      changesOf(base[key], mine[key], theirs[key], [...path, key]),
    );
  return [{ path, base, mine, theirs }];
}

function choiceOf(change: JsonChange, choose: (change: JsonChange) => Choice): Choice {
  const { base, mine, theirs } = change;
  if (equal(base, mine)) return 'theirs';
  // Values that an operator took out stay out, and those that the kit gave up stay as the operator made them.
  if ((mine === undefined && base !== undefined) || theirs === undefined) return 'mine';
  return choose(change);
}

function read(text: string): unknown {
  const errors: ParseError[] = [];
  const value: unknown = parse(withoutMark(text), errors, { allowTrailingComma: true });
  return errors.length === 0 && isObject(value) ? value : undefined;
}

/** Spaces at the start of the first line that has some; a tab if it begins with one. */
function layoutOf(text: string) {
  const [, start = '  '] = /\n([ \t]+)\S/.exec(text) ?? [];
  return {
    insertSpaces: !start.startsWith('\t'),
    tabSize: start.startsWith('\t') ? 1 : start.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

/** Sets a value; a new key of a sorted object takes its place in the order, another one the end. */
function set(text: string, path: readonly string[], value: unknown): string {
  const key = path.at(-1) ?? '';
  const isSorted = (names: readonly string[]) =>
    names.every((name, index) => index === 0 || (names[index - 1] ?? '') < name);
  const edits = modify(text, [...path], value, {
    formattingOptions: layoutOf(text),
    getInsertionIndex: (names) => {
      const place = names.findIndex((name) => name > key);
      return place >= 0 && isSorted(names) ? place : names.length;
    },
  });
  return applyEdits(text, edits);
}

/**
 * Prepares a merge of a JSON file by its values: three texts in the operator's layout, which differ only where both sides changed
 * one value and `choose` finds a conflict.
 * @returns undefined when a text is no JSON object
 */
export function alignJson(
  texts: { readonly base: string; readonly mine: string; readonly theirs: string },
  choose: (change: JsonChange) => Choice,
): { readonly base: string; readonly mine: string; readonly theirs: string } | undefined {
  const [base, mine, theirs] = [read(texts.base), read(texts.mine), read(texts.theirs)];
  if (base === undefined || mine === undefined || theirs === undefined) return undefined;
  let merged = withoutMark(texts.mine);
  const open: JsonChange[] = [];
  for (const change of changesOf(base, mine, theirs, [])) {
    const choice = choiceOf(change, choose);
    if (choice === 'theirs') merged = set(merged, change.path, change.theirs);
    if (choice === 'conflict') open.push(change);
  }
  const withSide = (side: 'base' | 'theirs') =>
    open.reduce((text, change) => set(text, change.path, change[side]), merged);
  return { base: withSide('base'), mine: merged, theirs: withSide('theirs') };
}
