/** Values that a wrong one may mean, nearest first. A candidate counts only if the config is valid with it (OPS-20). */
import type * as z from 'zod/mini';
import { addressLike } from './parts/address-like.ts';
import { CURRENCIES } from '../site/ids.ts';
import { ISO_CODES } from '../money/iso-4217.ts';
import { isLanguageCode, LOCALES } from '../locale/languages.ts';
import { nearest } from '../text/nearest.ts';

type Schema = z.core.$ZodType;
// zod’s own union of all its types, distinguished by `def.type`.
const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** The schemas that a value may have: without defaults and transforms, each option of a union. */
function plain(schema: Schema): readonly Schema[] {
  const def = defOf(schema);
  if (def.type === 'optional' || def.type === 'default') return plain(def.innerType);
  if (def.type === 'pipe') return plain(def.in);
  if (def.type === 'union') return def.options.flatMap(plain);
  return [schema];
}

/** The schemas of the value at a path. */
export function schemasAt(schema: Schema, path: readonly string[]): readonly Schema[] {
  const [name, ...rest] = path;
  if (name === undefined) return plain(schema);
  return plain(schema).flatMap((each) => {
    const def = defOf(each);
    const inner: Schema | undefined =
      def.type === 'object'
        ? def.shape[name]
        : def.type === 'array'
          ? def.element
          : def.type === 'record'
            ? def.valueType
            : undefined;
    return inner === undefined ? [] : schemasAt(inner, rest);
  });
}

/** Whether the keys of the object at a path are for the site to choose, such as codes of languages. */
export const hasOwnKeys = (schema: Schema, path: readonly string[]): boolean =>
  schemasAt(schema, path).some((each) => defOf(each).type === 'record');

/** `en-us` → `en_US`; a language without a country is the first that ships. */
function languageLike(text: string): readonly string[] {
  const parts = /^([a-z]{2,3})(?:[-_ ]?([a-z])([a-z]{3}))?(?:[-_ ]?([a-z]{2}|\d{3}))?$/i.exec(text);
  if (!parts) return [];
  const [, language = '', initial = '', others = '', country = ''] = parts;
  const code = language.toLowerCase();
  const shipped = LOCALES.find((locale) => locale.startsWith(`${code}_`));
  if (country === '') return shipped === undefined ? [] : [shipped];
  const script = initial === '' ? '' : `${initial.toUpperCase()}${others.toLowerCase()}_`;
  return [`${code}_${script}${country.toUpperCase()}`];
}

/** An object with the codes of languages as keys, in their usual spelling; undefined if one would be there twice. */
export function withCodes(given: object): object | undefined {
  const entries = Object.entries(given).map(([name, inner]) => [
    isLanguageCode(name) ? name : (languageLike(name).at(-1) ?? name),
    inner,
  ]);
  const renamed = Object.fromEntries(entries);
  return Object.keys(renamed).length === entries.length ? renamed : undefined;
}

/** A path with a slash at its beginning, of an address too, and without what follows it. */
function pathLike(text: string): readonly string[] {
  const path = text
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/^\/*/, '/');
  const short = path.replace(/\/+$/, '');
  return [path, short, `/api${path}`, `/api${short}`, short.replace(/^.*\//, '')];
}

/** Names of templates: `desktop-1`, `Desktop 1`, `h5_7`. */
const templateLike = (text: string): readonly string[] => {
  const [, name = '', number = ''] = /^(desktop|h5)\D*0*(\d+)/i.exec(text) ?? [];
  if (number === '') return [];
  return [`${name.toLowerCase() === 'h5' ? 'H5' : 'desktop'}_${number}`];
};

const near = (text: string, known: readonly string[]): readonly string[] => {
  const found = nearest(text, known);
  return found === undefined ? [] : [found];
};

/** Texts that a wrong one may mean. */
function textsFor(given: string, names: readonly string[]): readonly string[] {
  const text = given.trim();
  if (text === '') return [];
  const spelt = [text, text.toLowerCase(), text.toUpperCase()];
  const joined = spelt.flatMap((each) => [each.replaceAll(/[-\s]+/g, '_'), each.replaceAll(/[_\s]+/g, '-')]);
  const found = [...spelt, ...languageLike(text), ...templateLike(text), ...joined, ...near(text, names)];
  const addresses = /[.:/*]|localhost/.test(text) ? [...addressLike(text), ...pathLike(text)] : pathLike(text);
  return [...found, ...addresses, text.replace(/^http:/i, 'https:')];
}

/** Codes of a list: each in its usual spelling, or the nearest known one; those that are not known are left out. */
function listsFor(given: string | readonly unknown[], isKnown: (code: string) => boolean): readonly unknown[] {
  const codes = typeof given === 'string' ? given.split(/[,;\s]+/) : given.filter((code) => typeof code === 'string');
  const known = [...CURRENCIES, ...ISO_CODES];
  const meant = codes.map((code) =>
    [
      code.trim(),
      code.trim().toUpperCase(),
      ...languageLike(code.trim()),
      ...near(code.trim(), known),
      ...near(code, LOCALES),
    ].find(isKnown),
  );
  const kept = [...new Set(meant.filter((code) => code !== undefined))];
  if (kept.length === 0) return [];
  return [typeof given === 'string' ? kept.join(',') : kept];
}

const TRUE = ['true', 'on', 'yes', '1'];
const FALSE = ['false', 'off', 'no', '0'];

/** The least and the largest whole number of a schema. */
function boundsOf(schema: Schema): readonly [least: number, most: number] {
  const bounds = { greater_than: -Infinity, less_than: Infinity };
  for (const check of schema._zod.def.checks ?? []) {
    // As above, of zod's checks.
    const def = check._zod.def as z.core.$ZodCheckGreaterThanDef | z.core.$ZodCheckLessThanDef;
    if (def.check !== 'greater_than' && def.check !== 'less_than') continue;
    const step = def.inclusive ? 0 : 1;
    bounds[def.check] = Number(def.value) + (def.check === 'greater_than' ? step : -step);
  }
  return [bounds.greater_than, bounds.less_than];
}

function numbersFor(given: unknown, schema: Schema): readonly number[] {
  const plainText = typeof given === 'string' ? given.trim().replaceAll(/[,_'\s]/g, '') : '';
  const number = typeof given === 'number' ? given : Number.parseFloat(plainText);
  if (!Number.isFinite(number)) return [];
  const [least, most] = boundsOf(schema);
  return [number, Math.min(Math.max(Math.round(number), least), most)];
}

/**
 * Values that a wrong one may mean, nearest first.
 * @param schemas what the value may be
 * @param isKnown whether a code may be in the list
 */
export function candidatesFor(
  given: unknown,
  schemas: readonly Schema[],
  isKnown: (code: string) => boolean,
): readonly unknown[] {
  const isText = typeof given === 'string';
  const isTable = schemas.some((schema) => defOf(schema).type === 'record');
  if (isTable && typeof given === 'object' && given !== null) return [withCodes(given)];
  const isList = schemas.some((schema) => defOf(schema).type === 'array');
  const isEither = isList && schemas.some((schema) => defOf(schema).type === 'string');
  if (isEither && (isText || Array.isArray(given))) return listsFor(given, isKnown);
  const own = schemas.flatMap((schema): readonly unknown[] => {
    const def = defOf(schema);
    const word = isText || typeof given === 'number' ? String(given).trim().toLowerCase() : '';
    if (def.type === 'boolean') return TRUE.includes(word) ? [true] : FALSE.includes(word) ? [false] : [];
    if (def.type === 'number') return numbersFor(given, schema);
    if (def.type === 'literal')
      return def.values.filter((value) => word !== '' && String(value).toLowerCase() === word);
    if (def.type === 'array' && isText) {
      const parts = given.split(/[,;\s]+/).filter(Boolean);
      return [[given], parts, parts.flatMap((part) => addressLike(part)[0] ?? [])];
    }
    return def.type === 'string' && typeof given === 'number' ? [String(given)] : [];
  });
  const names = schemas.flatMap((schema) => {
    const def = defOf(schema);
    return def.type === 'enum' ? Object.values(def.entries).map(String) : [];
  });
  return [...own, ...(isText ? textsFor(given, names) : [])];
}
