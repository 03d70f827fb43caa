import { area, fail, type Found } from './finding.ts';
import { exactVersion, isKitPackage, managerOfLock } from '../../project/packages.ts';
import { commandsOf, isObject, type Snapshot } from '../repository/snapshot.ts';
import { byHand, run, unset, type Step } from '../repository/step.ts';
import { rewrite, yamlParts } from '../repository/yaml-files.ts';

const kinds = {
  'project.core-pinned': fail(
    'An override holds a package of the kit at another version',
    'An upgrade leaves it behind, and packages of two versions fail at run time.',
    'Remove the override and install the packages.',
  ),
  'project.manager-field': fail(
    'package.json names another package manager than the lockfile',
    'Corepack and CI refuse to run the one that the repository uses.',
    'Remove packageManager, or name the right one.',
  ),
  'project.lockfile-stale': fail(
    'The lockfile lacks a change of package.json',
    'CI and the image install exactly the lockfile, and stop.',
    'Install the packages and commit the lockfile.',
  ),
} as const;

type Id = keyof typeof kinds;

/** Versions that an object of overrides holds, also below other packages: `{ "a": { "b": "1.0.0" } }`, `"a>b"`, `"a/b"`. */
function* heldBy(
  value: unknown,
  path: readonly string[],
): Generator<readonly [name: string, range: string, path: readonly string[]]> {
  for (const [key, inner] of Object.entries(isObject(value) ? value : {})) {
    const at = [...path, key];
    if (typeof inner !== 'string') yield* heldBy(inner, at);
    else {
      const own = key === '.' ? (path.at(-1) ?? '') : key;
      const [name = ''] = /(?:@[^/>@]+\/)?[^/>@]+(?=(?:@[^/>]*)?$)/.exec(own) ?? [];
      yield [name, inner, at];
    }
  }
}

/** A value of a manifest, which a person may have written wrong; empty for anything but text. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function pinned(project: Snapshot): Found<Id>[] {
  const { manifest, files } = project;
  const { install } = commandsOf(project);
  const versionIn = (list: unknown) => (isObject(list) ? list['housefront'] : undefined);
  const meant = exactVersion(textOf(versionIn(manifest?.['dependencies']) ?? versionIn(manifest?.['devDependencies'])));
  // `$name` is the version of that dependency.
  const isOther = (name: string, range: string) =>
    meant !== undefined &&
    isKitPackage(name) &&
    !range.startsWith('$') &&
    exactVersion(range) !== meant &&
    !/^(?:workspace|catalog|file|link):/.test(range);
  const pnpm = isObject(manifest?.['pnpm']) ? manifest['pnpm'] : {};
  const lists = [
    ['overrides', manifest?.['overrides']],
    ['resolutions', manifest?.['resolutions']],
    ['pnpm.overrides', pnpm['overrides']],
  ] as const;
  const inManifest = lists.flatMap(([list, value]) =>
    [...heldBy(value, [list])]
      .filter(([name, range]) => isOther(name, range))
      .map(([name, range, path]): Found<Id> => {
        const steps = [unset('package.json', path.join('.')), run(install)];
        const why = `It holds ${name} at ${range}, and housefront has ${meant}.`;
        return { id: 'project.core-pinned', where: `package.json: ${list}`, why, steps };
      }),
  );
  const file = 'pnpm-workspace.yaml';
  const [part] = /^overrides:/m.test(files.text(file) ?? '') ? yamlParts(files, file) : [];
  const given = isObject(part?.value) ? part.value['overrides'] : undefined;
  const inWorkspace = [...heldBy(given, ['overrides'])]
    .filter(([name, range]) => isOther(name, range))
    .map(([name, range, path]): Found<Id> => {
      const at = part?.rangeOf(path);
      const start = part && at ? part.text.lastIndexOf('\n', at[0]) : 0;
      const end = part && at ? at[0] + part.text.slice(...at).trimEnd().length : 0;
      const steps: readonly Step[] =
        part && at
          ? [rewrite(file, part.text, start, end, ''), run(install)]
          : [byHand(`remove ${name} from overrides of ${file}`), run(install)];
      return {
        id: 'project.core-pinned',
        where: `${file}: overrides`,
        why: `It holds ${name} at ${range}, and housefront has ${meant}.`,
        steps,
      };
    });
  return [...inManifest, ...inWorkspace];
}

function managerField({ manifest, manager, locks }: Snapshot): Found<Id>[] {
  const field = textOf(manifest?.['packageManager']);
  const [, named] = /^([a-z]+)@/.exec(field) ?? [];
  const present = locks.own.map((name) => managerOfLock[name]);
  if (named === undefined || named === manager || !present.includes(manager)) return [];
  const why = `It names ${field}, and the repository has ${locks.own.join(', ')}.`;
  return [
    {
      id: 'project.manager-field',
      where: 'package.json: packageManager',
      why,
      steps: [unset('package.json', 'packageManager')],
    },
  ];
}

/** The dependencies that a lockfile was made for, with their ranges; undefined if it does not say. */
function lockedFor({ files, manager }: Snapshot): ReadonlyMap<string, string> | undefined {
  if (manager === 'npm') {
    const lock = files.json('package-lock.json');
    const root = isObject(lock) && isObject(lock['packages']) ? lock['packages'][''] : undefined;
    if (!isObject(root)) return undefined;
    const all = ['devDependencies', 'dependencies'].flatMap((list) => Object.entries(Object(root[list])));
    return new Map(all.map(([name, range]) => [name, String(range)]));
  }
  if (manager !== 'pnpm') return undefined;
  // The file may have megabytes, so only its head is read, and not as YAML.
  const [, own] =
    /^importers:\n(?:\n)?^ {2}\.:\n([\s\S]*?)(?=^ {0,2}\S)/m.exec(files.text('pnpm-lock.yaml') ?? '') ?? [];
  if (own === undefined) return undefined;
  const entries = own.matchAll(/^ {6}'?([^'\s:]+)'?:\n {8}specifier: '?([^'\n]+)'?$/gm);
  return new Map([...entries].map(([, name = '', range = '']) => [name, range]));
}

function stale(project: Snapshot): Found<Id>[] {
  const locked = lockedFor(project);
  if (!locked || !project.locks.own.some((name) => managerOfLock[name] === project.manager)) return [];
  const asked = new Map(
    ['devDependencies', 'dependencies'].flatMap((list) => Object.entries(Object(project.manifest?.[list]))),
  );
  // Another version of the kit is a finding of its own.
  const differs = [...new Set([...asked.keys(), ...locked.keys()])].filter(
    (name) => !isKitPackage(name) && asked.get(name) !== locked.get(name),
  );
  if (differs.length === 0) return [];
  const why = differs
    .map(
      (name) =>
        `${name} is ${locked.get(name) ?? 'missing'} there, and ${textOf(asked.get(name)) || 'missing'} in package.json`,
    )
    .join('; ');
  const steps = [run(commandsOf(project).install)];
  return [{ id: 'project.lockfile-stale', where: project.locks.own.join(', '), why: `${why}.`, steps }];
}

/** Settings of package.json, and whether the lockfile follows it. */
export const manifest = area<Id>({
  name: 'project',
  kinds,
  check: (project) => (project.manifest ? [...pinned(project), ...managerField(project), ...stale(project)] : []),
});
