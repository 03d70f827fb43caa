import { BASE } from '@housefront/generator';
import { area, fail, skipped, warn, type Found } from './finding.ts';
import { askedNode, isBelow, versionIn } from '../repository/node-range.ts';
import { exactVersion, findPackage, isKitPackage, kitPackages, lockedVersions } from '../../project/packages.ts';
import { commandsOf, isObject, type Snapshot } from '../repository/snapshot.ts';
import { byHand, run, set, type Step } from '../repository/step.ts';

const kinds = {
  'project.manifest': fail(
    'package.json is missing or no JSON',
    'Without it no packages can be installed.',
    'Take it from the last commit.',
  ),
  'project.node-version': fail(
    'Node is too old',
    'Commands fail, or run with errors that do not name the cause.',
    'Install the version that package.json asks for.',
  ),
  'project.lockfile-missing': warn(
    'There is no lockfile',
    'Every installation may get other versions, so that a build here and one in CI differ.',
    'Install the packages once and commit the lockfile.',
  ),
  'project.lockfiles-several': warn(
    'There are lockfiles of several package managers',
    'Each manager reads only its own, and the versions drift apart.',
    'Keep the one of the manager that the repository uses.',
  ),
  'project.lockfile-manager': fail(
    'The lockfile belongs to another package manager than the container file',
    'The image and CI install with a manager that has no lockfile, and stop.',
    'Install with the named manager and delete the other lockfile.',
  ),
  'project.lockfile-old': fail(
    'The lockfile has another version of the kit than package.json',
    'CI and the image install another version than the one that is meant, or stop.',
    'Install the packages and commit the lockfile.',
  ),
  'project.packages-missing': fail(
    'Packages of package.json are not installed',
    'Nothing can be built or started, and other checks cannot run.',
    'Install the packages.',
  ),
  'project.dependency-missing': fail(
    'package.json lacks a package that the sites need',
    'A clean installation, such as that of CI, does not have it.',
    'Write it into package.json again and install the packages.',
  ),
  'project.packages-old': fail(
    'Another version of the kit is installed than package.json names',
    'What runs here is another kit than the one that is deployed.',
    'Install the packages.',
  ),
  'project.kit-versions': fail(
    'Packages of the kit have different versions',
    'All packages of a release belong together; mixed ones fail at run time.',
    'Write the same version for each of them.',
  ),
  'project.kit-upgrade': fail(
    'The version of the kit was raised without an upgrade',
    'Migrations of that release have not run, and generated files are of the old version.',
    'Run the upgrade of the new version.',
  ),
} as const;

type Id = keyof typeof kinds;

const stringsOf = (value: unknown): [string, string][] =>
  isObject(value)
    ? Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : [];

/** Dependencies of `package.json`, with their lists. */
const dependenciesOf = (manifest: Snapshot['manifest']) =>
  (['dependencies', 'devDependencies'] as const).flatMap((list) =>
    stringsOf(manifest?.[list]).map(([name, range]) => ({ list, name, range })),
  );

function nodeVersion({ node, manifest }: Snapshot): Found<Id>[] {
  const asked = askedNode({ manifest });
  if (!isBelow(node, asked)) return [];
  return [
    {
      id: 'project.node-version',
      where: 'package.json: engines.node',
      why: `This is Node ${node}, and ${asked} is asked for.`,
      steps: [byHand(`install Node ${versionIn(asked).join('.')} or newer, e.g. from https://nodejs.org`)],
    },
  ];
}

function lockfile(project: Snapshot): Found<Id>[] {
  const { locks, manager, files } = project;
  const { install, lockfile: own } = commandsOf(project);
  // bun had a binary lockfile before its text.
  const fits = (name: string) => name === own || (manager === 'bun' && name === 'bun.lockb');
  if (locks.own.length === 0) {
    if (locks.above.length > 0) return [];
    const why = `${own} is not here.`;
    return [{ id: 'project.lockfile-missing', where: own, why, steps: [run(install)] }];
  }
  if (!locks.own.some(fits)) {
    const copied = files.text('Dockerfile')?.includes(own) ?? false;
    if (!copied) return [];
    const why = `The Dockerfile copies ${own}, and the repository has ${locks.own.join(', ')}.`;
    const steps: Step[] = [run(install), ...locks.own.map((file): Step => ({ kind: 'delete', file }))];
    return [{ id: 'project.lockfile-manager', where: 'Dockerfile', why, steps }];
  }
  const others = locks.own.filter((name) => !fits(name));
  if (others.length === 0) return [];
  const why = `Beside ${own} there is ${others.join(', ')}.`;
  const steps = others.map((file): Step => ({ kind: 'delete', file }));
  return [{ id: 'project.lockfiles-several', where: others.join(', '), why, steps }];
}

function kitVersions(project: Snapshot): Found<Id>[] {
  const { manifest, record, root, locks, files, kit } = project;
  const { install, exec } = commandsOf(project);
  const named = dependenciesOf(manifest).flatMap(({ list, name, range }) => {
    const version = isKitPackage(name) ? exactVersion(range) : undefined;
    return version === undefined ? [] : [{ list, name, version, range }];
  });
  const meant = named.find(({ name }) => name === 'housefront')?.version ?? named[0]?.version;
  if (meant === undefined) return [];
  const strange = named.filter(({ version }) => version !== meant);
  if (strange.length > 0) {
    const shown = strange.map(({ name, version }) => `${name} ${version}`).join(', ');
    return [
      {
        id: 'project.kit-versions',
        where: 'package.json',
        why: `housefront has version ${meant}, but ${shown}.`,
        steps: [
          ...strange.map(({ list, name, version, range }) =>
            set('package.json', `${list}.${name}`, range.replace(version, meant)),
          ),
          run(install),
        ],
      },
    ];
  }
  const locked = [...locks.own].flatMap((file) =>
    [...lockedVersions(file, files.text(file) ?? '')].flatMap(([name, versions]) =>
      named.some((one) => one.name === name) && !versions.has(meant)
        ? [`${name} ${[...versions].join(', ')} in ${file}`]
        : [],
    ),
  );
  const installed = kitPackages.flatMap((name) => {
    const copy = findPackage(root, name);
    return copy && copy.version !== meant ? [`${name} ${copy.version}`] : [];
  });
  const found: Found<Id>[] = [];
  if (locked.length > 0) {
    const why = `package.json names ${meant}, and there is ${locked.join(', ')}.`;
    found.push({ id: 'project.lockfile-old', where: locks.own.join(', '), why, steps: [run(install)] });
  } else if (installed.length > 0) {
    const why = `package.json names ${meant}, and installed is ${installed.join(', ')}.`;
    found.push({ id: 'project.packages-old', where: 'node_modules', why, steps: [run(install)] });
  }
  if (record && record.kit !== meant) {
    found.push({
      id: 'project.kit-upgrade',
      where: 'housefront.json: kit',
      why: `package.json names ${meant}, and the files of this repository are of ${record.kit}.`,
      steps: [run(`${exec} ${kit === meant ? 'housefront' : `housefront@${meant}`} upgrade`)],
    });
  }
  return found;
}

/** Packages without which no site can be built: those of the kit, React and Vite, as the generated package.json has them. */
function lostDependencies(project: Snapshot): Found<Id>[] {
  const { files, manifest } = project;
  const base = files.json(`${BASE}/package.json`);
  const named = new Map(dependenciesOf(manifest).map(({ name, range }) => [name, range]));
  const kit = [...named].find(([name]) => isKitPackage(name))?.[1];
  const lost = dependenciesOf(isObject(base) ? base : undefined).filter(
    ({ name }) => !named.has(name) && (isKitPackage(name) || /^(?:react|react-dom|vite)$/.test(name)),
  );
  if (lost.length === 0) return [];
  const steps = lost.map(({ list, name, range }) =>
    set('package.json', `${list}.${name}`, isKitPackage(name) ? (kit ?? range) : range),
  );
  const why = `It does not name ${lost.map(({ name }) => name).join(', ')}.`;
  const { install } = commandsOf(project);
  return [{ id: 'project.dependency-missing', where: 'package.json', why, steps: [...steps, run(install)] }];
}

/** Node, package manager, lockfile, and the packages that are installed. */
export const project = area<Id>({
  name: 'project',
  kinds,
  check(snapshot) {
    const { manifest, root, files, git } = snapshot;
    const { install } = commandsOf(snapshot);
    if (!manifest) {
      const why = files.text('package.json') === undefined ? 'package.json is not here.' : 'package.json is no JSON.';
      const steps = git?.isCommitted('package.json')
        ? [run('git checkout HEAD -- package.json')]
        : [byHand('take package.json from a backup, or make the repository anew: npm create housefront@latest')];
      return [{ id: 'project.manifest', where: 'package.json', why, steps }];
    }
    const first = [...nodeVersion(snapshot), ...lockfile(snapshot), ...lostDependencies(snapshot)];
    // yarn can keep packages in archives, without node_modules.
    if (files.text('.pnp.cjs') !== undefined)
      return [...first, skipped('project.packages-missing', 'Packages are in archives (Plug’n’Play of yarn).')];
    const missing = dependenciesOf(manifest).filter(({ name }) => !findPackage(root, name));
    if (missing.length === 0) return [...first, ...kitVersions(snapshot)];
    const why = `Not installed: ${missing.map(({ name }) => name).join(', ')}.`;
    return [...first, { id: 'project.packages-missing', where: 'node_modules', why, steps: [run(install)] }];
  },
});
