import { applyEdits, modify } from 'jsonc-parser';
import type { ThemeTokens } from '../../packages/ui/src/theme/tokens/tokens.types.ts';
import { parseTokens } from '../../packages/ui/src/theme/token-files/readTokens.ts';
import { EXTENSION, extensionOf } from '../../packages/ui/src/theme/token-files/theme-extension.ts';
import { isRecord } from '../../packages/ui/src/theme/token-files/token-fault.ts';
import { writeValue } from '../../packages/ui/src/theme/token-files/token-values.ts';
import { tokenAt, tokenList, type TokenFacts } from '../../packages/ui/src/theme/token-files/tokenList.ts';

/** A tokens file that shows another theme. */
export interface TokensUpdate {
  readonly text: string;
  /** Paths of the written values, including those of a palette, and our own facts in the file. */
  readonly written: readonly string[];
  /** Tokens that followed another one and now have a value of their own: `colour.accent.base follows {palette.teal}`. */
  readonly freed: readonly string[];
}

const same = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second);

/** The value at a path of names in a file; only the file's own keys count. */
function valueAt(json: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    json,
  );
}

/** JSON on one line, in a person's style. */
function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, below]) => `${JSON.stringify(name)}: ${oneLine(below)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** Additions to a hand-written file: a new name gets its own line, everything else keeps its form. */
function byHand(content: string, depth: number, eol: string): string {
  if (content === '') return '';
  const named = /^,?(?="(?:[^"\\]|\\.)*":)/.exec(content);
  if (!named) return oneLine(JSON.parse(content));
  const entry = oneLine(JSON.parse(`{${content.slice(named[0].length)}}`)).slice(2, -2);
  return named[0] === '' ? ` ${entry} ` : `,${eol}${'  '.repeat(depth)}${entry}`;
}

/** Writes a value into the text of a file; all other text is unchanged. */
function put(text: string, path: readonly string[], value: unknown): string {
  const json: unknown = JSON.parse(text);
  const known = path.filter((_, at) => isRecord(valueAt(json, path.slice(0, at)))).length;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const edits = modify(text, [...path], value, {});
  return applyEdits(
    text,
    edits.map((edit) => ({ ...edit, content: byHand(edit.content, known, eol) })),
  );
}

/** The formatting of a file written by a program; null for one that a person wrote. */
function printerOf(text: string): ((json: unknown) => string) | null {
  const json: unknown = JSON.parse(text);
  const indent = /^\{\s*?\n([ \t]+)"/.exec(text)?.[1];
  if (indent === undefined) return null;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const end = /\s*$/.exec(text)?.[0] ?? '';
  const print = (value: unknown): string => JSON.stringify(value, null, indent).replaceAll('\n', eol) + end;
  return print(json) === text ? print : null;
}

/** Tokens of a file whose value differs from the theme. */
function differing(text: string, wanted: ThemeTokens): readonly TokenFacts[] {
  const now = parseTokens(text);
  return tokenList.filter(({ path }) => !same(tokenAt(now, path), tokenAt(wanted, path)));
}

/** The aliases in a value; none in a plain value. */
const aliasesIn = (value: unknown): readonly string[] =>
  [...(JSON.stringify(value) ?? '').matchAll(/"(\{[^{}"]+\})"|"\$ref":"([^"]+)"/g)].map(
    ([, alias, pointer]) => alias ?? pointer ?? '',
  );

/** Writes a token, at its existing name or as a new one. */
function writeToken(text: string, facts: TokenFacts, wanted: ThemeTokens): string {
  const names = facts.path.split('.');
  const { $value, extension } = writeValue(facts, tokenAt(wanted, facts.path));
  if (!isRecord(valueAt(JSON.parse(text), names))) {
    const own = extension ? { $extensions: { [EXTENSION]: extension } } : {};
    return put(text, names, { $type: facts.type, $value, ...own });
  }
  const valued = put(text, [...names, '$value'], $value);
  const hasFacts = isRecord(valueAt(JSON.parse(valued), [...names, '$extensions', EXTENSION]));
  return extension || hasFacts ? put(valued, [...names, '$extensions', EXTENSION], extension) : valued;
}

/** Changes a palette's value if every token that follows it gets the new value; null otherwise. */
function writePalette(
  text: string,
  facts: TokenFacts,
  wanted: ThemeTokens,
): { readonly text: string; readonly path: string } | null {
  const file: unknown = JSON.parse(text);
  const leadsTo = (name: string): string | undefined => {
    const value = valueAt(file, [...name.split('.'), '$value']);
    return typeof value === 'string' ? /^\{(palette\.[^{}]+)\}$/.exec(value)?.[1] : undefined;
  };
  // A palette may have two levels: raw colours, and their roles. The file was parsed, so there is no cycle.
  let path: string | undefined;
  for (let next = leadsTo(facts.path); next !== undefined; next = leadsTo(next)) path = next;
  if (path === undefined || facts.translucent) return null;
  const next = put(text, [...path.split('.'), '$value'], writeValue(facts, tokenAt(wanted, facts.path)).$value);
  const before = differing(text, wanted).map((token) => token.path);
  const after = differing(next, wanted).map((token) => token.path);
  return after.length < before.length && after.every((each) => before.includes(each)) ? { text: next, path } : null;
}

/** The update with one base; without a base the file contains every token. */
function updateOn(given: string, wanted: ThemeTokens, base: string | undefined): TokensUpdate {
  const written: string[] = [];
  let text = given;
  const fact = (name: string, value: string): void => {
    text = put(text, ['$extensions', EXTENSION, name], value);
    written.push(name);
  };
  if (base !== undefined && valueAt(JSON.parse(text), ['$extensions', EXTENSION, 'base']) !== base) fact('base', base);
  for (const [name, value] of Object.entries(extensionOf(wanted)))
    if (Object.entries(extensionOf(parseTokens(text))).some(([each, now]) => each === name && now !== value))
      fact(name, value);
  const before: unknown = JSON.parse(text);
  const freed: string[] = [];
  // Values that depend on a changed token change with it, and are written in the next round.
  for (let left = differing(text, wanted); left.length > 0; left = differing(text, wanted)) {
    const follows = left.map((facts) => writePalette(text, facts, wanted)).find((update) => update !== null);
    if (follows) {
      text = follows.text;
      written.push(follows.path);
      continue;
    }
    const aliasesOf = ({ path }: TokenFacts): readonly string[] =>
      aliasesIn(valueAt(before, [...path.split('.'), '$value']));
    const plain = left.filter((facts) => aliasesOf(facts).length === 0);
    for (const facts of plain.length > 0 ? plain : left.slice(0, 1)) {
      const aliases = aliasesOf(facts);
      if (aliases.length > 0) freed.push(`${facts.path} follows ${aliases.join(', ')}`);
      text = writeToken(text, facts, wanted);
      written.push(facts.path);
    }
  }
  const print = written.length > 0 ? printerOf(given) : null;
  return { text: print ? print(JSON.parse(text)) : text, written, freed };
}

/**
 * Writes a theme into a hand-written tokens file: only values that differ. Palette, aliases, descriptions, foreign names
 * and the format stay.
 * @param text the file
 * @param base the built-in theme below the new one; it is named if that needs fewer changes than the file's base
 * @throws {TokensError} when the file cannot be read
 */
export function updateTokens(text: string, wanted: ThemeTokens, base?: string): TokensUpdate {
  parseTokens(text);
  const own = valueAt(JSON.parse(text), ['$extensions', EXTENSION, 'base']);
  const kept = updateOn(text, wanted, undefined);
  if (base === undefined || own === undefined || own === base) return kept;
  const rebased = updateOn(text, wanted, base);
  return rebased.written.length < kept.written.length ? rebased : kept;
}
