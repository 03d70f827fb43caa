import { applyEdits, modify, parse } from 'jsonc-parser';
import { minVersion, gt, valid } from 'semver';
import type { Choice, JsonChange } from './json.ts';

const sections = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
  'overrides',
  'resolutions',
];

/** Whether a package is one of the kit's. */
export const isKitPackage = (name: string): boolean => name === 'housefront' || name.startsWith('@housefront/');

/** A version, or a range that begins with one: no address of a file, a workspace or a tag. */
const isRange = (value: unknown): value is string => typeof value === 'string' && /^[~^]?\d/.test(value);

/** The lowest version in a range; null for something that is no range. */
function lowest(range: unknown): string | null {
  try {
    return typeof range === 'string' ? (minVersion(range)?.version ?? null) : null;
  } catch {
    return null;
  }
}

/**
 * Whose value counts where the operator and the kit both changed one of package.json: the kit's version of its own packages, and
 * the newer range of a library. An address in place of a version is the operator's decision.
 */
export function chooseDependency({ path: [section = '', name = ''], mine, theirs }: JsonChange): Choice {
  if (!sections.includes(section)) return 'conflict';
  if (isKitPackage(name)) return isRange(mine) ? 'theirs' : 'mine';
  const [own, kit] = [lowest(mine), lowest(theirs)];
  if (own === null || kit === null) return 'mine';
  return gt(kit, own) ? 'theirs' : 'mine';
}

/** `^0.1.0` with another version behind its sign. */
const moved = (range: string, to: string) => range.replace(/\d.*$/s, to);

/**
 * A package.json with the kit's packages in another version, where it names a version of them.
 * @returns the same text if it names none, and if it is no JSON
 */
export function withKitVersion(manifest: string, to: string): string {
  const value: unknown = parse(manifest);
  if (typeof value !== 'object' || value === null) return manifest;
  let text = manifest;
  const entries: [string, unknown][] = Object.entries(value);
  for (const [section, packages] of entries) {
    if (!sections.includes(section) || typeof packages !== 'object' || packages === null) continue;
    const ranges: [string, unknown][] = Object.entries(packages);
    for (const [name, range] of ranges) {
      if (!isKitPackage(name) || !isRange(range) || valid(to) === null) continue;
      text = applyEdits(text, modify(text, [section, name], moved(range, to), {}));
    }
  }
  return text;
}

/** A catalog of versions in YAML (pnpm-workspace.yaml, .yarnrc.yml) with the kit's packages in another version. */
export const withKitVersionInCatalog = (yaml: string, to: string): string =>
  yaml.replace(
    /^(\s+['"]?(?:housefront|@housefront\/[\w-]+)['"]?:\s+['"]?[~^]?)\d[\w.+-]*/gm,
    (_, start: string) => `${start}${to}`,
  );
