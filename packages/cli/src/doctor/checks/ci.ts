import { area, fail, warn, type Found } from './finding.ts';
import { leastNode, oldNode } from '../repository/node-range.ts';
import { managerOfLock } from '../../project/packages.ts';
import { commandsOf, isObject, type Snapshot } from '../repository/snapshot.ts';
import { rewrite, setYaml, yamlParts, type YamlPart } from '../repository/yaml-files.ts';

const kinds = {
  'ci.node-old': warn(
    'CI runs with a Node that is too old',
    'The job ends before the kit starts.',
    'Name the version that package.json asks for.',
  ),
  'ci.version-number': warn(
    'CI reads a version as a number',
    'YAML reads 22.20 as 22.2, which is another version.',
    'Put quotes around the version.',
  ),
  'ci.cache-manager': fail(
    'CI keeps the packages of another package manager',
    'The job ends, because the lockfile of that manager is not found.',
    'Name the package manager of the repository.',
  ),
  'ci.install-manager': fail(
    'CI installs with another package manager',
    'The job ends, because that manager has no lockfile.',
    'Install with the package manager of the repository.',
  ),
} as const;

type Id = keyof typeof kinds;
type Path = readonly (string | number)[];

const WORKFLOW = /^\.github\/(?:workflows|actions)\/.+\.ya?ml$/;
const OTHER =
  /^(?:\.gitlab-ci\.ya?ml|\.gitlab\/.+\.ya?ml|\.circleci\/config\.ya?ml|bitbucket-pipelines\.ya?ml|azure-pipelines\.ya?ml|\.woodpecker\.ya?ml)$/;

/** Everything within a value, with its path. */
function* within(value: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  yield [path, value];
  if (Array.isArray(value)) for (const [at, inner] of value.entries()) yield* within(inner, [...path, at]);
  else if (isObject(value)) for (const [name, inner] of Object.entries(value)) yield* within(inner, [...path, name]);
}

const writtenAt = ({ text, rangeOf }: YamlPart, path: Path): string => {
  const range = rangeOf(path);
  return range ? text.slice(...range).trim() : '';
};

/** Places of a workflow that name a version of Node for an action: itself, or the entries of a matrix. */
function versionsOf(part: YamlPart, path: Path, given: unknown): readonly Path[] {
  const [, name] = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/.exec(String(given)) ?? [];
  if (name === undefined) return [path];
  const at = path.slice(0, 2).concat('strategy', 'matrix', name);
  const values = [...within(part.value)].find(([each]) => each.join('\0') === at.join('\0'))?.[1];
  return Array.isArray(values) ? values.map((_, index) => [...at, index]) : [];
}

function node(part: YamlPart, path: Path, project: Snapshot): Found<Id>[] {
  const written = writtenAt(part, path);
  const where = `${part.file}: ${path.slice(0, 2).join('.')}`;
  const bare = written.replace(/^(['"])(.*)\1$/, '$2');
  if (oldNode(bare, project) !== undefined) {
    const steps = setYaml(part, path, leastNode(project));
    return [{ id: 'ci.node-old', where, why: `It names Node ${bare}.`, steps }];
  }
  if (!/^\d+\.\d*0$/.test(written)) return [];
  const why = `${written} has no quotes, and is read as ${Number(written)}.`;
  return [{ id: 'ci.version-number', where, why, steps: setYaml(part, path, `'${written}'`) }];
}

/** Lockfiles that an option `cache` of setup-node looks for. */
const CACHED: Readonly<Record<string, readonly string[]>> = {
  npm: ['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock'],
  pnpm: ['pnpm-lock.yaml'],
  yarn: ['yarn.lock'],
};

function cache(part: YamlPart, path: Path, options: Readonly<Record<string, unknown>>, project: Snapshot): Found<Id>[] {
  const { locks, manager, files } = project;
  const given = options['cache'];
  const wanted = typeof given === 'string' ? CACHED[given] : undefined;
  if (!wanted || locks.own.length === 0 || options['cache-dependency-path'] !== undefined) return [];
  if (wanted.some((name) => files.size(name) !== undefined)) return [];
  const at = [...path, 'cache'];
  const range = part.rangeOf(at);
  const why = `The cache is of ${String(given)}, and the repository has ${locks.own.join(', ')}.`;
  const isKnown = manager in CACHED;
  const start = range ? part.text.lastIndexOf('\n', range[0]) : 0;
  const steps = isKnown
    ? setYaml(part, at, manager)
    : range
      ? [rewrite(part.file, part.text, start, range[1], '')]
      : [];
  return [{ id: 'ci.cache-manager', where: part.file, why, steps }];
}

const INSTALLS = [
  ['npm', /\bnpm (?:ci|clean-install)\b(?: +--[\w-]+(?:=\S+)?)*/],
  ['pnpm', /\bpnpm (?:install|i)\b[^\n;&|]*--frozen-lockfile/],
  ['yarn', /\byarn(?: install)?[^\n;&|]*(?:--immutable|--frozen-lockfile)/],
  ['bun', /\bbun (?:install|i)\b[^\n;&|]*--frozen-lockfile/],
] as const;

function install(part: YamlPart, path: Path, command: string, project: Snapshot): Found<Id>[] {
  const { locks } = project;
  const present = locks.own.map((name) => managerOfLock[name]);
  const range = part.rangeOf(path);
  return INSTALLS.flatMap(([manager, pattern]): Found<Id>[] => {
    const [found] = pattern.exec(command) ?? [];
    const at = range ? part.text.indexOf(found ?? '\0', range[0]) : -1;
    // Where the repository itself names that manager, its lockfile is the fault.
    const isMeant = manager === project.manager || present.includes(manager);
    if (found === undefined || present.length === 0 || isMeant || at < 0) return [];
    const steps = [rewrite(part.file, part.text, at, at + found.length, commandsOf(project).frozen)];
    const why = `It runs ${found}, and the repository has ${locks.own.join(', ')}.`;
    return [{ id: 'ci.install-manager', where: part.file, why, steps }];
  });
}

/** Keys whose values are names of images. */
const IMAGE = /^(?:image|name)$/;

function ofPart(part: YamlPart, project: Snapshot): Found<Id>[] {
  const isWorkflow = WORKFLOW.test(part.file);
  return [...within(part.value)].flatMap(([path, value]): Found<Id>[] => {
    const key = path.at(-1);
    if (
      isObject(value) &&
      isWorkflow &&
      String(value['uses']).startsWith('actions/setup-node@') &&
      isObject(value['with'])
    ) {
      const options = value['with'];
      const at = [...path, 'with'];
      const version = [...at, 'node-version'];
      const versions = options['node-version'] === undefined ? [] : versionsOf(part, version, options['node-version']);
      return [...versions.flatMap((each) => node(part, each, project)), ...cache(part, at, options, project)];
    }
    if (isWorkflow && key === 'run' && typeof value === 'string') {
      const step = [...within(part.value)].find(([each]) => each.join('\0') === path.slice(0, -1).join('\0'))?.[1];
      return isObject(step) && step['working-directory'] === undefined ? install(part, path, value, project) : [];
    }
    if (typeof value !== 'string' || !IMAGE.test(String(path.findLast((each) => typeof each === 'string')))) return [];
    const [, image = '', version = ''] = /^((?:\S*\/)?node:)(\d+(?:\.\d+){0,2})(?=$|[-@])/.exec(value) ?? [];
    if (version === '' || oldNode(version, project) === undefined) return [];
    const to = value.replace(image + version, image + leastNode(project)).replace(/@sha256:\w+$/, '');
    const steps = setYaml(part, path, to);
    return [{ id: 'ci.node-old', where: part.file, why: `It names the image ${value}.`, steps }];
  });
}

/** Files of CI. */
export const ci = area<Id>({
  name: 'ci',
  kinds,
  check: (project) =>
    project.files.all
      .filter((path) => WORKFLOW.test(path) || OTHER.test(path))
      .flatMap((file) => yamlParts(project.files, file))
      .flatMap((part) => ofPart(part, project)),
});
