import { builtInThemes, type BuiltInThemeName } from '../tokens/builtInThemes.ts';
import type { ThemeTokens } from '../tokens/tokens.types.ts';
import { tokenAt, tokenList } from './tokenList.ts';
import { EXTENSION, extensionOf } from './theme-extension.ts';
import { writeValue } from './token-values.ts';

type Group = Record<string, unknown>;

/** The group of a token, created if missing. */
function groupOf(file: Group, names: readonly string[]): Group {
  let group = file;
  for (const name of names) {
    // Groups are created only here.
    group = (group[name] ??= {}) as Group;
  }
  return group;
}

const same = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second);

/**
 * A theme as design tokens of the W3C community group's format 2025.10, ready for `JSON.stringify` (THM-04).
 * @param base a built-in theme; only differences from it are written, and `$extensions` names it
 * @see https://www.designtokens.org/tr/2025.10/format/
 */
export function writeTokens(tokens: ThemeTokens, base?: BuiltInThemeName): Readonly<Record<string, unknown>> {
  const model = base === undefined ? undefined : builtInThemes[base];
  const before: Readonly<Record<string, string>> = model ? { ...extensionOf(model) } : {};
  const own = Object.entries(extensionOf(tokens)).filter(([name, value]) => value !== before[name]);
  const file: Group = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $extensions: { [EXTENSION]: { ...(base === undefined ? {} : { base }), ...Object.fromEntries(own) } },
  };
  for (const facts of tokenList) {
    const value = tokenAt(tokens, facts.path);
    if (model && same(value, tokenAt(model, facts.path))) continue;
    const names = facts.path.split('.');
    const { $value, extension } = writeValue(facts, value);
    groupOf(file, names.slice(0, -1))[names.at(-1) ?? ''] = {
      $type: facts.type,
      $value,
      ...(extension ? { $extensions: { [EXTENSION]: extension } } : {}),
    };
  }
  return file;
}
