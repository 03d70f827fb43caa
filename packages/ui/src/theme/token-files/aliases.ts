import { isRecord, shownValue, TokenFault } from './token-fault.ts';

/**
 * Limits of resolving aliases in a file: number of steps, and depth. Without them, a file whose tokens each name another one
 * twice would grow without end.
 */
const LIMITS = { steps: 5000, depth: 40 };

/** Follows a path of names. Only names in the file count, not inherited ones. */
function find(file: unknown, names: readonly string[]): unknown {
  let value = file;
  for (const name of names) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    // An own property, as checked above; lists have numbers.
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

/** The path of an alias, `{colour.accent.base}` or `#/colour/accent/base`; null for any other value. */
function aliasOf(value: unknown): { readonly shown: string; readonly names: readonly string[] } | null {
  if (typeof value === 'string') {
    const inside = /^\{([^{}]+)\}$/.exec(value)?.[1];
    return inside === undefined ? null : { shown: value, names: inside.split('.') };
  }
  const pointer = isRecord(value) ? value['$ref'] : undefined;
  if (typeof pointer !== 'string') return null;
  if (!pointer.startsWith('#/'))
    throw new TokenFault(`${shownValue(pointer)} leads out of the file. Write what it stands for, or #/ and its path.`);
  const names = pointer.slice(2).split('/');
  return { shown: pointer, names: names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')) };
}

/**
 * A resolver of the aliases of one tokens file, also inside values.
 * @param file the whole file
 * @returns a function that resolves the aliases of a value; it throws a `TokenFault` for an alias without a target, to a
 * group, or to itself
 */
export function aliasResolver(file: unknown): (value: unknown) => unknown {
  let steps = 0;
  const resolve = (value: unknown, way: readonly string[], depth: number): unknown => {
    steps += 1;
    if (steps > LIMITS.steps || depth > LIMITS.depth) throw new TokenFault('leads to too many values. Write its own.');
    const alias = aliasOf(value);
    if (alias) {
      if (way.includes(alias.shown))
        throw new TokenFault(`${shownValue(alias.shown)} leads back to itself. Write the value of one of them.`);
      const target = find(file, alias.names);
      const found = isRecord(target) && '$value' in target ? target['$value'] : target;
      if (found === undefined || (isRecord(found) && found === target && !alias.names.includes('$value')))
        throw new TokenFault(`${shownValue(alias.shown)} leads to no token of this file. Write the value, or add it.`);
      return resolve(found, [...way, alias.shown], depth + 1);
    }
    if (Array.isArray(value)) return value.map((item: unknown) => resolve(item, way, depth + 1));
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolve(item, way, depth + 1)]));
  };
  return (value) => resolve(value, [], 0);
}
