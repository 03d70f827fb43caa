/** Keys of the site's config that were renamed or dropped. They are accepted for two minor versions (OPS-11). */
import { isRecord } from '../wire/json.ts';
import type { SiteConfigProblem } from './site-config.problems.ts';

/** A key of the config that has another name now, or none. */
export interface DeprecatedKey {
  /** Its old path; entries of lists have no name: `footerLinks.name`. */
  readonly from: string;
  /** Its path now, in the same list or in an object; null for a key that has no effect any more. */
  readonly to: string | null;
  /** Version that deprecates it, e.g. `0.2.0`. */
  readonly since: string;
  /** The value of the new key for one of the old key; the same one without it. */
  readonly convert?: (value: unknown) => unknown;
}

/** All deprecated keys. An entry stays until the version of {@link removalOf}, and is deleted in that version. */
export const deprecatedKeys: readonly DeprecatedKey[] = [];

/** The version that no longer accepts a key which is deprecated since another one: two minor versions later. */
export function removalOf(since: string): string {
  const [major = 0, minor = 0] = since.split('.').map(Number);
  return `${major}.${minor + 2}.0`;
}

/** One line about a deprecated key in a config: old name, new name, the version in which it goes, and the remedy. */
export function deprecationNote({ from, to, since }: DeprecatedKey): string {
  const goes = removalOf(since);
  return to === null
    ? `${from}: has no effect any more, and is refused from version ${goes} on. housefront upgrade removes it.`
    : `${from}: is called ${to} now. The old name is refused from version ${goes} on; housefront upgrade renames it.`;
}

/** A config under its new names. */
export interface RenamedConfig {
  readonly input: unknown;
  /** The deprecated keys that it has. */
  readonly used: readonly DeprecatedKey[];
  /** Keys that are given under both names. */
  readonly problems: readonly SiteConfigProblem[];
}

/** Gives the deprecated keys of a config their new names; the config itself stays as it is. */
export function renameDeprecated(input: unknown, table = deprecatedKeys): RenamedConfig {
  const used: DeprecatedKey[] = [];
  const problems: SiteConfigProblem[] = [];
  let renamed = input;
  for (const key of table) {
    const moved = move(renamed, key.from.split('.'), key.to?.split('.') ?? null, key.convert ?? ((value) => value));
    if (!moved.found) continue;
    renamed = moved.value;
    used.push(key);
    if (moved.clash)
      problems.push({
        path: key.from,
        problem: `is the old name of ${key.to}, which is given as well`,
        fix: `keep ${key.to} and remove ${key.from}`,
      });
  }
  return { input: renamed, used, problems };
}

type Table = Readonly<Record<string, unknown>>;

interface Moved {
  readonly value: unknown;
  readonly found: boolean;
  /** The new name is taken. The old value is dropped. */
  readonly clash: boolean;
}

function move(
  value: unknown,
  from: readonly string[],
  to: readonly string[] | null,
  convert: (value: unknown) => unknown,
): Moved {
  if (Array.isArray(value)) {
    const entries = value.map((entry: unknown) => move(entry, from, to, convert));
    return {
      value: entries.map((entry) => entry.value),
      found: entries.some(({ found }) => found),
      clash: entries.some(({ clash }) => clash),
    };
  }
  const [name = '', ...rest] = from;
  if (!isRecord(value) || !Object.hasOwn(value, name)) return { value, found: false, clash: false };
  const { [name]: child, ...others } = value;
  // Within the same object or list, or nothing to put elsewhere.
  if (rest.length > 0 && (to === null || (to[0] === name && to.length > 1))) {
    const inner = move(child, rest, to?.slice(1) ?? null, convert);
    return { ...inner, value: { ...value, [name]: inner.value } };
  }
  if (rest.length > 0) {
    const taken = take(child, rest);
    if (!taken) return { value, found: false, clash: false };
    const left = without(others, name, taken.left);
    return { ...put(left, to ?? [], convert(taken.value)), found: true };
  }
  return to === null
    ? { value: others, found: true, clash: false }
    : { ...put(others, to, convert(child)), found: true };
}

/** An object with what is left of one of its values; without it, if nothing is left. */
const without = (others: Table, name: string, left: unknown): Table =>
  isRecord(left) && Object.keys(left).length === 0 ? others : { ...others, [name]: left };

/** Removes a value of nested objects. */
function take(value: unknown, [name = '', ...rest]: readonly string[]): { left: unknown; value: unknown } | undefined {
  if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined;
  const { [name]: child, ...others } = value;
  if (rest.length === 0) return { left: others, value: child };
  const inner = take(child, rest);
  return inner && { left: without(others, name, inner.left), value: inner.value };
}

/** Sets a value of nested objects, unless there is one. */
function put(table: Table, [name = '', ...rest]: readonly string[], value: unknown): Omit<Moved, 'found'> {
  const child = Object.hasOwn(table, name) ? table[name] : undefined;
  if (rest.length === 0) {
    const clash = child !== undefined;
    return { value: clash ? table : { ...table, [name]: value }, clash };
  }
  if (child !== undefined && !isRecord(child)) return { value: table, clash: true };
  const inner = put(child ?? {}, rest, value);
  return { value: { ...table, [name]: inner.value }, clash: inner.clash };
}
