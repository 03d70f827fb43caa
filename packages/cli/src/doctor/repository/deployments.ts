import { posix } from 'node:path';
import { perObject } from '@housefront/contract/per-object';
import { gatewayVariables } from '@housefront/gateway';
import type { Files } from './files.ts';
import { isObject } from './snapshot.ts';
import { yamlParts, type YamlPart } from './yaml-files.ts';

type Path = readonly (string | number)[];

/** A gateway that a file of Docker Compose or Kubernetes starts. */
export interface DeployedGateway {
  readonly part: YamlPart;
  readonly of: 'compose' | 'kubernetes';
  readonly name: string;
  /** Path of the service or the container. */
  readonly path: Path;
  /** Its mapping, with merged keys. */
  readonly service: Readonly<Record<string, unknown>>;
  /** Variables with a value in the file. */
  readonly env: Readonly<Record<string, string>>;
  /** Whether no other file or object gives further variables. */
  readonly isWhole: boolean;
  /** How many of it run. */
  readonly copies: number;
}

const COMPOSE = /^(?:[\w.-]+\/)?(?:docker-)?compose[\w.-]*\.ya?ml$/;

/** Whether a file is one of Docker Compose. */
export const isCompose = (path: string): boolean => COMPOSE.test(path);

/** Variables that no other program has. */
const OWN = new Set(gatewayVariables.filter((name) => !/^(?:PORT|HOST|LOG_LEVEL|REDIS_URL)$/.test(name)));

const entriesOf = (value: unknown) => (isObject(value) ? Object.entries(value) : []);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;

/** Variables of a service of Compose, as a mapping or as `NAME=value`. */
function composeEnv(given: unknown): Readonly<Record<string, string>> {
  const pairs = Array.isArray(given)
    ? given.flatMap((line): [string, unknown][] => {
        const [, name, value] = /^([^=]+)=(.*)$/.exec(String(line)) ?? [];
        return name === undefined ? [] : [[name, value]];
      })
    : entriesOf(given);
  return Object.fromEntries(pairs.map(([name, value]) => [name, textOf(value) ?? '']));
}

/** Whether a service is built from the folder of the repository. */
function isBuiltHere(file: string, build: unknown): boolean {
  const context = typeof build === 'string' ? build : isObject(build) ? (textOf(build['context']) ?? '.') : undefined;
  return context !== undefined && posix.join(posix.dirname(file), context).replace(/\/$/, '') === '.';
}

function ofCompose(part: YamlPart): DeployedGateway[] {
  const services = isObject(part.value) ? entriesOf(part.value['services']) : [];
  return services.flatMap(([name, service]): DeployedGateway[] => {
    if (!isObject(service)) return [];
    const env = composeEnv(service['environment']);
    const isGateway = isBuiltHere(part.file, service['build']) || Object.keys(env).some((key) => OWN.has(key));
    if (!isGateway) return [];
    const deploy = isObject(service['deploy']) ? service['deploy'] : {};
    const copies = Number(deploy['replicas'] ?? service['scale'] ?? 1);
    const isWhole = service['env_file'] === undefined;
    return [{ part, of: 'compose', name, path: ['services', name], service, env, isWhole, copies }];
  });
}

/** Path of the template of pods in an object of Kubernetes that starts some. */
const POD: Path = ['spec', 'template', 'spec'];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);

function ofKubernetes(part: YamlPart): DeployedGateway[] {
  const { value } = part;
  if (!isObject(value) || !/^(?:Deployment|StatefulSet)$/.test(String(value['kind']))) return [];
  return listOf(at(value, [...POD, 'containers'])).flatMap((container, index): DeployedGateway[] => {
    if (!isObject(container)) return [];
    const variables = listOf(container['env']).filter(isObject);
    const env = Object.fromEntries(variables.map((each) => [String(each['name']), textOf(each['value']) ?? '']));
    const isGateway = Object.keys(env).some((key) => OWN.has(key)) || /housefront/.test(String(container['image']));
    if (!isGateway) return [];
    return [
      {
        part,
        of: 'kubernetes',
        name: String(container['name']),
        path: [...POD, 'containers', index],
        service: container,
        env,
        isWhole: container['envFrom'] === undefined,
        copies: Number(at(value, ['spec', 'replicas']) ?? 1),
      },
    ];
  });
}

/** Documents of all YAML files that may start gateways, read once for all checks. */
export const deploymentParts = perObject((files: Files): readonly YamlPart[] =>
  files.all
    .filter((path) => /\.ya?ml$/.test(path) && !/^(?:\.github|\.gitlab|apps)\/|lock\.ya?ml$/.test(path))
    .flatMap((path) => (/services:|kind:/.test(files.text(path) ?? '') ? yamlParts(files, path) : [])),
);

/** The gateways that files of the repository start. */
export const deployedGateways = (parts: readonly YamlPart[]): readonly DeployedGateway[] =>
  parts.flatMap((part) => (isCompose(part.file) ? ofCompose(part) : ofKubernetes(part)));

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  m: 1e6,
  g: 1e9,
  ki: 2 ** 10,
  mi: 2 ** 20,
  gi: 2 ** 30,
};

/** Bytes of an amount of memory; undefined for one that cannot be read, such as a variable. */
export function bytesOf(of: DeployedGateway['of'], amount: unknown): number | undefined {
  const [, digits, unit = ''] = /^(\d+(?:\.\d+)?)\s*([kmg]i?)?b?$/i.exec(textOf(amount) ?? '') ?? [];
  // Compose counts by 1024 whatever the letters, and a number in Kubernetes has thousandths with a small m.
  const factor = of === 'compose' ? UNITS[`${unit.charAt(0)}${unit && 'i'}`.toLowerCase()] : UNITS[unit.toLowerCase()];
  return digits === undefined || factor === undefined || (of === 'kubernetes' && unit === 'm')
    ? undefined
    : Number(digits) * factor;
}

/** Seconds of a duration of Compose, such as `1m30s`; undefined for one that cannot be read. */
export function secondsOf(duration: unknown): number | undefined {
  if (typeof duration === 'number') return duration;
  const parts = [...(textOf(duration) ?? '').matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)];
  const factors: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3600 };
  return parts.length === 0
    ? undefined
    : parts.reduce((sum, [, n, unit = 's']) => sum + Number(n) * (factors[unit] ?? 1), 0);
}
