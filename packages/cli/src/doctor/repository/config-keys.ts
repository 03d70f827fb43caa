import { siteConfigKeys } from '@housefront/contract/site-config-keys';

/** The documented keys of a config. */
export const keys = siteConfigKeys();
const named = new Map(keys.map((key) => [key.path, key]));

/** The nearest documented key of a path, with the indexes of lists in the path; undefined for an unknown one. */
export function keyOf(path: readonly string[]) {
  for (let length = path.length; length > 0; length -= 1) {
    const at = path.slice(0, length);
    const key = named.get(at.filter((name) => !/^\d+$/.test(name)).join('.'));
    if (key && !/^\d+$/.test(at.at(-1) ?? '')) return { key, at: at.join('.') };
  }
  return undefined;
}

/** The value at a path. */
export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? Object.entries(inner).find(([key]) => key === name)?.[1]
        : undefined,
    value,
  );
