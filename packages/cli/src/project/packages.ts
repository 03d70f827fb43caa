import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withoutMark } from '@housefront/contract/json';
import type { ManagerName } from '@housefront/generator';

/** A copy of a package on disk. */
export interface PackageCopy {
  /** Its folder, without links. */
  readonly folder: string;
  /** The folder as it is found, with links. */
  readonly place: string;
  readonly version: string;
}

/** Finds a package as Node does: in `node_modules` of a folder and of those above. */
export function findPackage(from: string, name: string): PackageCopy | undefined {
  const place = join(from, 'node_modules', name);
  const manifest = join(place, 'package.json');
  if (existsSync(manifest)) {
    const json: unknown = readJson(manifest);
    const version = typeof json === 'object' && json && 'version' in json ? String(json.version) : '';
    return { folder: realpathSync(place), place, version };
  }
  const parent = dirname(from);
  return parent === from ? undefined : findPackage(parent, name);
}

/** The packages that a package needs, also from the one that installs it, with their ranges. */
export function dependenciesIn(folder: string): ReadonlyMap<string, string> {
  const json: unknown = readJson(join(folder, 'package.json'));
  return new Map(
    ['peerDependencies', 'dependencies'].flatMap((list) =>
      Object.entries(Object(Reflect.get(Object(json), list))).map(([name, range]): [string, string] => [
        name,
        String(range),
      ]),
    ),
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(withoutMark(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Every copy of a package that one of some folders gets. */
export function copiesOf(name: string, from: readonly string[]): readonly PackageCopy[] {
  const copies = new Map<string, PackageCopy>();
  for (const folder of from) {
    const copy = findPackage(folder, name);
    if (copy && !copies.has(copy.folder)) copies.set(copy.folder, copy);
  }
  return [...copies.values()];
}

/** Names of the kit's packages. */
export const kitPackages = [
  'housefront',
  '@housefront/app',
  '@housefront/contract',
  '@housefront/core',
  '@housefront/gateway',
  '@housefront/generator',
  '@housefront/sandbox',
  '@housefront/ui',
] as const;

/** Whether a package is one of the kit, by its name. */
export const isKitPackage = (name: string): boolean => name === 'housefront' || name.startsWith('@housefront/');

/** Lockfiles of package managers. */
export const lockfiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'] as const;

/** See {@link lockfiles}. */
export type Lockfile = (typeof lockfiles)[number];

/** The package manager of each lockfile. */
export const managerOfLock = {
  'package-lock.json': 'npm',
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  // bun had a binary lockfile before its text.
  'bun.lockb': 'bun',
} as const satisfies Readonly<Record<Lockfile, ManagerName>>;

/** Versions of the kit's packages in the text of a lockfile; empty for one that cannot be read. */
export function lockedVersions(file: string, text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (name: string | undefined, version: string | undefined) => {
    if (!name || !version || !isKitPackage(name) || !/^\d/.test(version)) return;
    found.set(name, (found.get(name) ?? new Set()).add(version));
  };
  const name = '(@housefront/[\\w-]+|housefront)';
  if (file === 'package-lock.json') {
    const entry = new RegExp(`"(?:[^"]*/)?node_modules/${name}": \\{\\s*"version": "([^"]+)"`, 'g');
    for (const [, what, version] of text.matchAll(entry)) add(what, version);
  } else if (file === 'pnpm-lock.yaml') {
    for (const [, what, version] of text.matchAll(new RegExp(`^ {2}'?${name}@([^'():\\s]+)`, 'gm'))) add(what, version);
  } else if (file === 'yarn.lock') {
    const entry = new RegExp(`^"?${name}@[^\\n]*:\\n\\s+version:? "?([^"\\s]+)`, 'gm');
    for (const [, what, version] of text.matchAll(entry)) add(what, version);
  } else if (file === 'bun.lock') {
    for (const [, what, version] of text.matchAll(new RegExp(`\\["${name}@([^"]+)"`, 'g'))) add(what, version);
  }
  return found;
}

/** A version without the sign of a range; undefined for what is no version: a tag, an address, `workspace:*`. */
export const exactVersion = (range: string): string | undefined =>
  /^[~^=v]?(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(range.trim())?.[1];
