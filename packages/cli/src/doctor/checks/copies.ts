import { dirname, join } from 'node:path';
import { satisfies } from 'semver';
import { area, fail, type Found } from './finding.ts';
import { pathFrom } from '../repository/files.ts';
import {
  copiesOf,
  dependenciesIn,
  findPackage,
  isKitPackage,
  kitPackages,
  type PackageCopy,
} from '../../project/packages.ts';
import type { Snapshot } from '../repository/snapshot.ts';
import { byHand, run, type Step } from '../repository/step.ts';

const kinds = {
  'project.kit-twice': fail(
    'A package of the kit is installed more than once',
    'Two copies do not share their state, and visitors download both.',
    'Let the package manager remove the second copy.',
  ),
  'project.react-twice': fail(
    'React is installed more than once',
    'Hooks fail in the browser as soon as two copies meet, and visitors download both.',
    'Let the package manager remove the second copy, or take a version of the package that works with the first.',
  ),
} as const;

type Id = keyof typeof kinds;

/** Programs of the build, of which nothing is in the pages. */
const BUILDS = /^(?:vite|typescript|sharp|@vanilla-extract\/.*|@types\/.*)$/;
/** Most packages that are looked at, so that a repository with hundreds takes no longer. */
const MAX = 400;

/** A second copy of a package, and what brought it. */
interface Second {
  readonly name: string;
  readonly copy: PackageCopy;
  /** The package that gets it, with the range that it asks for; undefined for a site or the kit. */
  readonly by?: { readonly name: string; readonly range: string | undefined };
}

/** Packages that pages may import, also through other packages, and that get another copy than the repository itself. */
function belowOthers({ root, manifest }: Snapshot, names: readonly string[]): readonly Second[] {
  const own = new Map(names.map((name) => [name, findPackage(root, name)?.folder]));
  const listed = Object.keys(Object(manifest?.['dependencies']));
  const isLooked = (name: string) => !isKitPackage(name) && !BUILDS.test(name) && !names.includes(name);
  const seen = new Set<string>();
  const found: Second[] = [];
  const queue = listed.filter(isLooked).map((name) => [name, root] as const);
  for (let next = queue.shift(); next && seen.size < MAX; next = queue.shift()) {
    const [name, from] = next;
    const copy = findPackage(from, name);
    if (!copy || seen.has(copy.folder)) continue;
    seen.add(copy.folder);
    const needed = dependenciesIn(copy.folder);
    for (const each of names) {
      if (!needed.has(each)) continue;
      const second = findPackage(copy.folder, each);
      if (second && own.get(each) !== undefined && second.folder !== own.get(each))
        found.push({ name: each, copy: second, by: { name, range: needed.get(each) } });
    }
    queue.push(...[...needed.keys()].filter(isLooked).map((each) => [each, copy.folder] as const));
  }
  return found;
}

/** The second copies of a package, without the one that the repository itself gets. */
function secondCopies({ root, sites }: Snapshot, name: string): readonly Second[] {
  const kit = kitPackages.flatMap((each) => findPackage(root, each)?.folder ?? []);
  const own = findPackage(root, name)?.folder;
  const copies = copiesOf(name, [root, ...sites.map(({ folder }) => join(root, folder)), ...kit]);
  const others = own === undefined ? copies.slice(1) : copies.filter(({ folder }) => folder !== own);
  return others.map((copy) => ({ name, copy }));
}

function twice(project: Snapshot, id: Id, names: readonly string[]): Found<Id>[] {
  const { root, manager } = project;
  const all = names.flatMap((name) => secondCopies(project, name));
  const below = id === 'project.react-twice' ? belowOthers(project, names) : [];
  const second = [...new Map([...all, ...below].map((each) => [each.copy.folder, each])).values()];
  const [first] = second;
  if (!first) return [];
  const why = second
    .map(
      ({ name, copy, by }) =>
        `${name} ${copy.version} is also in ${pathFrom(root, dirname(copy.place))}${by ? `, for ${by.name}` : ''}`,
    )
    .join('; ');
  const command = manager === 'bun' ? 'bun install --force' : `${manager} dedupe`;
  // A package that does not accept the first copy keeps its own.
  const refusing = second.filter(({ name, by }) => {
    const version = findPackage(root, name)?.version ?? '';
    return by?.range !== undefined && !satisfies(version, by.range, { includePrerelease: true });
  });
  const asks = [...new Set(refusing.map(({ by }) => by?.name))].map((name): Step => {
    const version = findPackage(root, 'react')?.version;
    return byHand(`install a version of ${name} that works with React ${version}, or use another package`);
  });
  const steps = asks.length > 0 ? asks : [run(command)];
  return [{ id, where: pathFrom(root, first.copy.place), why: `${why}.`, steps }];
}

/** Packages that must be there once. */
export const copies = area<Id>({
  name: 'project',
  kinds,
  check: (project) =>
    project.manifest && project.files.text('.pnp.cjs') === undefined && project.isInstalled
      ? [
          ...twice(project, 'project.react-twice', ['react', 'react-dom']),
          ...twice(project, 'project.kit-twice', kitPackages),
        ]
      : [],
});
