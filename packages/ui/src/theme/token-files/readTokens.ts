import { builtInThemes } from '../tokens/builtInThemes.ts';
import { midnight } from '../tokens/midnight.tokens.ts';
import type { ThemeTokens } from '../tokens/tokens.types.ts';
import { aliasResolver } from './aliases.ts';
import { fault, isDeeper, isRecord, shownValue, TokenFault, TokensError } from './token-fault.ts';
import { tokenAt, tokenList, withTokens, type TokenFacts } from './tokenList.ts';
import { EXTENSION, extensionOf, type ThemeExtension } from './theme-extension.ts';
import { readValue } from './token-values.ts';

/** Longest file in characters, longest list of problems, deepest nesting. A whole indented theme has about 50,000 characters. */
const LIMITS = { characters: 500_000, lines: 20, depth: 100 };

/** A group for values that aliases refer to, beside the theme's own groups. */
const PALETTE = 'palette';

const known = new Map(tokenList.map((facts) => [facts.path, facts]));
const groups = new Map<string, Set<string>>();
for (const { path } of tokenList) {
  const names = path.split('.');
  names.forEach((name, at) => {
    const group = names.slice(0, at).join('.');
    groups.set(group, (groups.get(group) ?? new Set()).add(name));
  });
}

interface Found {
  readonly facts: TokenFacts;
  readonly token: Readonly<Record<string, unknown>>;
  /** `$type` of the token or the nearest group that has one. */
  readonly type: unknown;
}

const isName = (name: string): boolean => !name.startsWith('$');

/** The tokens in a group and its subgroups; unknown names are reported as problems. */
function* tokensOf(group: Readonly<Record<string, unknown>>, path: string, type: unknown): Generator<Found | string> {
  const inherited = group['$type'] ?? type;
  if ('$extends' in group) yield `${path}: $extends is not read. Write the tokens themselves.`;
  for (const [name, below] of Object.entries(group)) {
    const at = path === '' ? name : `${path}.${name}`;
    if (!isName(name) || at === PALETTE) continue;
    const facts = known.get(at);
    if (!facts && !groups.has(at)) {
      const names = [...(groups.get(path) ?? [])].join(', ');
      yield `${shownValue(at).slice(1, -1)}: is no token of a theme. Known here: ${names}.`;
    } else if (!isRecord(below)) yield `${at}: ${shownValue(below)} is no token. Write { "$value": … }.`;
    else if (!facts) yield* tokensOf(below, at, inherited);
    else if (!('$value' in below)) yield `${at}: has no value. Write { "$type": "${facts.type}", "$value": … }.`;
    else yield { facts, token: below, type: below['$type'] ?? inherited };
  }
}

const oneOf = <Value extends string>(value: unknown, values: readonly Value[], what: string): Value =>
  values.find((each) => each === value) ?? fault(value, `is no ${what}`, `Write one of ${values.join(', ')}`);

/** CSS filters by name with numbers: nothing that loads a resource or ends the declaration. */
const filters =
  /^(?:none|(?:(?:brightness|contrast|grayscale|hue-rotate|invert|saturate|sepia)\([\d.]+(?:%|deg)?\) ?){1,8})$/;

function readExtension(name: keyof ThemeExtension, value: unknown): string {
  if (name === 'scheme') return oneOf(value, ['dark', 'light'], 'scheme');
  if (name === 'level') return oneOf(value, ['AA', 'AAA'], 'level of contrast');
  if (name === 'variant') return oneOf(value, ['light', 'dark'], 'kind of pictures');
  if (typeof value === 'string' && filters.test(value)) return value;
  return fault(value, 'is no filter', "Write none, or such as 'saturate(1.1) contrast(1.05)'");
}

/** The extension in a file. */
function readFacts(file: Readonly<Record<string, unknown>>, report: (name: string, error: unknown) => void) {
  const extensions = file['$extensions'];
  const own = isRecord(extensions) && isRecord(extensions[EXTENSION]) ? extensions[EXTENSION] : {};
  const base = Object.entries(builtInThemes).find(([name]) => name === own['base'])?.[1];
  if (own['base'] !== undefined && !base)
    report(
      'base',
      new TokenFault(`${shownValue(own['base'])} is no theme. Write one of ${Object.keys(builtInThemes).join(', ')}.`),
    );
  const model = base ?? midnight;
  const facts: Record<string, string> = {};
  for (const [name, before] of Object.entries(extensionOf(model))) {
    try {
      // The names are those of the record above.
      facts[name] = name in own ? readExtension(name as keyof ThemeExtension, own[name]) : before;
    } catch (error) {
      report(name, error);
    }
  }
  // Each has its type, or was reported.
  return { base, model, facts: facts as unknown as ThemeExtension };
}

/**
 * Reads design tokens (W3C community group, format 2025.10) as a theme. Missing tokens have the values of the base theme that
 * the file names. A group `palette` may hold further values for aliases. Pure; nothing is loaded (THM-04).
 * @param json the parsed file
 * @throws {TokensError} with a line for each problem: the token, the problem, the remedy
 */
export function readTokens(json: unknown): ThemeTokens {
  const lines: string[] = [];
  const report = (name: string, error: unknown): void => {
    if (!(error instanceof TokenFault)) throw error;
    lines.push(`${name}: ${error.message}`);
  };
  if (!isRecord(json))
    throw new TokensError(['The file holds no design tokens. Write an object with groups of tokens.']);
  // Checked first, because reading and showing a value are recursive.
  if (isDeeper(json, LIMITS.depth))
    throw new TokensError([`The file holds values more than ${LIMITS.depth} deep in one another. A theme needs ten.`]);
  const { base, model, facts } = readFacts(json, (name, error) => report(`$extensions.${EXTENSION}.${name}`, error));
  const resolve = aliasResolver(json);
  const values = new Map<string, unknown>();
  for (const found of tokensOf(json, '', undefined)) {
    if (typeof found === 'string') {
      lines.push(found);
      continue;
    }
    const { facts: token, type } = found;
    try {
      if (type !== undefined && type !== token.type) fault(type, 'is the wrong type', `Write "$type": "${token.type}"`);
      const extensions = found.token['$extensions'];
      const extension = isRecord(extensions) ? extensions[EXTENSION] : undefined;
      values.set(token.path, readValue(token, resolve(found.token['$value']), extension, tokenAt(model, token.path)));
    } catch (error) {
      report(token.path, error);
    }
  }
  const missing = tokenList.filter(({ path }) => !values.has(path));
  if (!base && lines.length === 0 && missing.length > 0) {
    lines.push(
      `${missing[0]?.path ?? ''}${missing.length > 1 ? ` and ${missing.length - 1} more` : ''}: missing. Write them, or name a base theme: "$extensions": { "${EXTENSION}": { "base": "midnight" } }.`,
    );
  }
  if (lines.length > LIMITS.lines)
    lines.splice(LIMITS.lines, Infinity, `… and ${lines.length - LIMITS.lines} more problems.`);
  if (lines.length > 0) throw new TokensError(lines);
  const tokens = withTokens(model, values);
  return {
    ...tokens,
    scheme: facts.scheme,
    level: facts.level,
    art: { ...tokens.art, variant: facts.variant, filter: facts.filter },
  };
}

/**
 * Reads the text of a tokens file, as {@link readTokens} does.
 * @throws {TokensError} also when the text is too long, too deep or not JSON
 */
export function parseTokens(text: string): ThemeTokens {
  if (text.length > LIMITS.characters)
    throw new TokensError([`The file has ${text.length} characters. A theme needs at most ${LIMITS.characters}.`]);
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new TokensError([`The file is no JSON: ${shownValue(problem).slice(1, -1)}. Export it again.`]);
  }
  return readTokens(json);
}
