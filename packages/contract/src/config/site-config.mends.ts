/** The value to write in the place of a wrong one (OPS-20). */
import { candidatesFor, hasOwnKeys, schemasAt, withCodes } from './site-config.candidates.ts';
import { asWritten, siteConfigKeys } from './site-config.keys.ts';
import type { SiteConfigProblem } from './site-config.problems.ts';
import { siteConfigSchema } from './site-config.schema.ts';

type Path = readonly string[];

const orders = new Map(siteConfigKeys().map(({ path, order }) => [path, order]));
const isIndex = (name: string) => /^\d+$/.test(name);

/** A path as the docs name it, without indexes of lists. */
const documented = (path: Path) => path.filter((name) => !isIndex(name)).join('.');

/** The nearest documented key of a path. */
function keyAt(path: Path): Path {
  for (let length = path.length; length > 0; length -= 1) {
    const at = path.slice(0, length);
    if (!isIndex(at.at(-1) ?? '') && orders.has(documented(at))) return at;
  }
  return [];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, name) => (isObject(inner) ? Reflect.get(inner, name) : undefined), value);

/** A copy with another value at a path. */
function withValue(value: unknown, [name, ...rest]: Path, next: unknown): unknown {
  if (name === undefined) return next;
  if (Array.isArray(value))
    return value.map((item: unknown, at) => (String(at) === name ? withValue(item, rest, next) : item));
  return isObject(value) ? { ...value, [name]: withValue(Reflect.get(value, name), rest, next) } : value;
}

/** A copy with codes of languages in their usual spelling in the object around a path; undefined for any other object. */
function withNamedCodes(value: unknown, path: Path): unknown {
  const above = path.slice(0, -1);
  const around = hasOwnKeys(siteConfigSchema, above) ? valueAt(value, above) : undefined;
  const renamed = isObject(around) ? withCodes(around) : undefined;
  return renamed && withValue(value, above, renamed);
}

/**
 * Adds to each problem the value that its key most likely means, if the config is valid there with it.
 * @param problemsOf the problems of a config, without mends
 */
export function withMends(
  input: unknown,
  problems: readonly SiteConfigProblem[],
  problemsOf: (input: unknown) => readonly SiteConfigProblem[],
): readonly SiteConfigProblem[] {
  const isBelow = (path: string, top: string) => path === top || path.startsWith(`${top}.`);
  const isMended = (next: unknown, top: string) => !problemsOf(next).some(({ path }) => isBelow(path, top));
  const changed = new Set<string>();
  const paths = [...new Set(problems.map((problem) => problem.path))];
  // First the codes of languages that are keys: other values may name them.
  const named = paths.reduce((config, path) => {
    const next = withNamedCodes(config, path.split('.'));
    if (next === undefined || !isMended(next, keyAt(path.split('.')).join('.'))) return config;
    changed.add(path);
    return next;
  }, input);
  let mended = named;
  for (const path of paths) {
    const at = path.split('.');
    const given = valueAt(named, at);
    if (given === undefined || keyAt(at).length === 0) continue;
    const isKnown = (code: string) => isMended(withValue(named, at, Array.isArray(given) ? [code] : code), path);
    const found = candidatesFor(given, schemasAt(siteConfigSchema, at), isKnown).find(
      (candidate) => candidate !== undefined && candidate !== given && isMended(withValue(named, at, candidate), path),
    );
    if (found === undefined) continue;
    mended = withValue(mended, at, found);
    changed.add(path);
  }
  return problems.map((problem) => {
    const key = keyAt(problem.path.split('.'));
    const path = key.join('.');
    if (!changed.has(problem.path) || !isMended(mended, path)) return problem;
    const value = valueAt(mended, key);
    return {
      ...problem,
      fix: `write ${path}: ${asWritten(value)} (${orders.get(documented(key))})`,
      mend: { path, value },
    };
  });
}
