import type * as z from 'zod/mini';
import { defOf } from '../wire/schema-def.ts';
import { localizedText, textMap } from '../wire/wire.ts';
import { demandOf, leafOf } from './expected.ts';

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  record: 'an object',
};

/** Most fields of an object that its description names. */
const FIELDS = 6;

/** Short description of the values of a schema. */
export function expectedOf(schema: z.core.$ZodType): string {
  return joined(optionsOf(schema));
}

function optionsOf(schema: z.core.$ZodType): readonly string[] {
  if (schema === localizedText) return ['text', 'texts by language'];
  if (schema === textMap) return ['an object of texts'];
  const leaf = leafOf(schema) ?? demandOf(schema);
  if (leaf) return [leaf.expected];
  const { type, innerType, in: first, out, options, shape, entries, values } = defOf(schema);
  if (type === 'pipe' && first && out) return optionsOf(first._zod.def.type === 'transform' ? out : first);
  if (innerType) return optionsOf(innerType);
  if (type === 'union') {
    const each = (options ?? []).filter((option) => option._zod.def.type !== 'transform').flatMap(optionsOf);
    // A map of entries is read like a list; the list is the documented form.
    return each.includes('a list') ? each.filter((name) => name !== 'an object') : each;
  }
  if (type === 'object') {
    const names = Object.keys(shape ?? {});
    return [`an object with ${names.slice(0, FIELDS).join(', ')}${names.length > FIELDS ? ', …' : ''}`];
  }
  if (entries || values) return [joined((values ?? Object.values(entries ?? {})).map(String))];
  return [NAMES[type] ?? 'a value'];
}

function joined(options: readonly string[]): string {
  const each = [...new Set(options)];
  const last = each.at(-1) ?? 'a value';
  return each.length < 2 ? last : `${each.slice(0, -1).join(', ')} or ${last}`;
}
