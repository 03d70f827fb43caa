import {
  bytesOf,
  deployedGateways,
  deploymentParts,
  secondsOf,
  type DeployedGateway,
} from '../repository/deployments.ts';
import { area, fail, warn, type Found } from './finding.ts';
import { isObject, type Snapshot } from '../repository/snapshot.ts';
import { byHand, type Step } from '../repository/step.ts';
import { addBelow, lineAt, setYaml, type YamlPart } from '../repository/yaml-files.ts';

const kinds = {
  'cluster.store-missing': fail(
    'Several gateways have no store that they share',
    'Each counts limits and used sign-in links alone: a link opens once at each of them, and a purge reaches only one.',
    'Give all of them the same REDIS_URL.',
  ),
  'cluster.links-evicted': warn(
    'The store of used sign-in links may forget some',
    'A link that was used opens again once the store is full.',
    'Set its maxmemory-policy to noeviction, or name a store of its own in REDIS_LINKS_URL.',
  ),
  'cluster.probe-path': fail(
    'A probe asks the gateway for a page that it does not have',
    'Pods are never ready, or are started again and again: a probe has no host of a site.',
    'Ask for /healthz, and for /readyz as the readiness.',
  ),
  'cluster.value-unquoted': fail(
    'A variable of a pod is not a text',
    'Kubernetes refuses the whole object.',
    'Put quotes around the value.',
  ),
  'cluster.grace-short': warn(
    'A gateway is ended before it has finished',
    'Visitors lose requests at each release.',
    'Give it more time than STOP_DELAY_MS and STOP_LIMIT_MS together.',
  ),
  'cluster.memory-small': warn(
    'The threads of a gateway may take more memory than its container has',
    'The system ends the container in the middle of requests.',
    'Give the container more memory, or its threads less.',
  ),
} as const;

type Id = keyof typeof kinds;

const STORE = /(?:^|\/)(?:valkey|redis|dragonfly|keydb|kvrocks)[\w.-]*(?::|@|$)/;

const isStore = (service: unknown): service is Readonly<Record<string, unknown>> =>
  isObject(service) && STORE.test(String(service['image']));

/** Names under which a gateway reaches the stores of the same deployment. */
function storeNames({ of, part }: DeployedGateway, parts: readonly YamlPart[]): readonly string[] {
  if (of === 'compose') {
    const services = isObject(part.value) && isObject(part.value['services']) ? part.value['services'] : {};
    return Object.entries(services).flatMap(([name, service]) => (isStore(service) ? [name] : []));
  }
  return parts.flatMap(({ value }) => {
    const meta = isObject(value) && value['kind'] === 'Service' ? value['metadata'] : undefined;
    const name = isObject(meta) ? String(meta['name']) : '';
    return /valkey|redis/.test(name) ? [name] : [];
  });
}

const where = ({ part, name }: DeployedGateway): string => `${part.file}: ${name}`;

/** Adds a variable above the others of a gateway. */
function addVariable({ of, part, path }: DeployedGateway, name: string, value: string): readonly Step[] {
  const range = part.rangeOf([...path, of === 'compose' ? 'environment' : 'env']);
  if (!range) return [byHand(`give ${name}=${value} to the gateway in ${part.file}`)];
  const first = lineAt(part.text, range[0]);
  const indent = /^\s*/.exec(first)?.[0] ?? '';
  const isList = first.trimStart().startsWith('-');
  const line =
    of === 'kubernetes'
      ? `- { name: ${name}, value: '${value}' }`
      : isList
        ? `- ${name}=${value}`
        : `${name}: ${value}`;
  // The line above the first variable has the key of the list, or a comment of that variable.
  return [addBelow(part.file, part.text, part.text.lastIndexOf('\n', range[0]) - 1, indent + line)];
}

/** Gateways of one deployment: those of one file. */
function stores(all: readonly DeployedGateway[], parts: readonly YamlPart[]): Found<Id>[] {
  return [...Map.groupBy(all, ({ part }) => part.file)].flatMap(([, own]): Found<Id>[] => {
    const copies = own.reduce((sum, gateway) => sum + gateway.copies, 0);
    const [lacking] = own.filter(({ env, isWhole }) => isWhole && env['REDIS_URL'] === undefined);
    if (!(copies > 1) || !lacking) return [];
    const names = storeNames(lacking, parts);
    const links = lacking.env['REDIS_LINKS_URL'] ?? '';
    const store = names.find((name) => !links.includes(`//${name}:`)) ?? names[0];
    const steps =
      store === undefined
        ? [
            byHand(
              `add a store to ${lacking.part.file}, such as valkey/valkey, and name it in REDIS_URL of the gateways`,
            ),
          ]
        : addVariable(lacking, 'REDIS_URL', `redis://${store}:6379`);
    const why = `${copies} gateways run, and REDIS_URL is not set.`;
    return [{ id: 'cluster.store-missing', where: where(lacking), why, steps }];
  });
}

function evicted(gateway: DeployedGateway): Found<Id>[] {
  const { part, env } = gateway;
  const url = URL.parse(env['REDIS_LINKS_URL'] ?? env['REDIS_URL'] ?? '');
  const services = isObject(part.value) && isObject(part.value['services']) ? part.value['services'] : {};
  const name = url?.hostname ?? '';
  const store = services[name];
  if (!isStore(store)) return [];
  const command = Array.isArray(store['command']) ? store['command'].map(String).join(' ') : String(store['command']);
  const [, policy] = /--maxmemory-policy[\s=]+(\S+)/.exec(command) ?? [];
  if (policy === undefined || policy === 'noeviction') return [];
  const range = part.rangeOf(['services', name, 'command']);
  const text = range ? part.text.slice(...range) : '';
  const own = env['REDIS_LINKS_URL'] !== undefined;
  const steps = own
    ? setYaml(part, ['services', name, 'command'], text.replace(policy, 'noeviction'))
    : [byHand(`add a second store with --maxmemory-policy noeviction, and name it in REDIS_LINKS_URL (${part.file})`)];
  const why = `${name} has the policy ${policy}.`;
  return [{ id: 'cluster.links-evicted', where: `${part.file}: ${name}`, why, steps }];
}

const PROBES = { startupProbe: '/healthz', readinessProbe: '/readyz', livenessProbe: '/healthz' } as const;

function probes({ part, path, service }: DeployedGateway): Found<Id>[] {
  return Object.entries(PROBES).flatMap(([probe, right]): Found<Id>[] => {
    const given = isObject(service[probe]) ? service[probe]['httpGet'] : undefined;
    if (!isObject(given) || typeof given['path'] !== 'string' || given['httpHeaders'] !== undefined) return [];
    if (/^\/(?:healthz|readyz)$/.test(given['path'])) return [];
    const steps = setYaml(part, [...path, probe, 'httpGet', 'path'], right);
    return [{ id: 'cluster.probe-path', where: `${part.file}: ${probe}`, why: `It asks for ${given['path']}.`, steps }];
  });
}

function unquoted({ of, part, path, service }: DeployedGateway): Found<Id>[] {
  if (of !== 'kubernetes' || !Array.isArray(service['env'])) return [];
  return service['env'].flatMap((each: unknown, index): Found<Id>[] => {
    if (!isObject(each) || !/^(?:number|boolean)$/.test(typeof each['value'])) return [];
    const at = [...path, 'env', index, 'value'];
    const range = part.rangeOf(at);
    const text = range ? part.text.slice(...range).trim() : String(each['value']);
    const why = `The value ${text} of ${String(each['name'])} has no quotes.`;
    const steps = setYaml(part, at, `'${text}'`);
    return [{ id: 'cluster.value-unquoted', where: `${part.file}: ${String(each['name'])}`, why, steps }];
  });
}

function grace(gateway: DeployedGateway): Found<Id>[] {
  const { of, part, path, service, env, isWhole } = gateway;
  const delay = Number(env['STOP_DELAY_MS'] ?? (isWhole ? 500 : Number.NaN));
  const limit = Number(env['STOP_LIMIT_MS'] ?? (isWhole ? 15_000 : Number.NaN));
  const least = Math.ceil((delay + limit) / 1000);
  const key = of === 'compose' ? 'stop_grace_period' : 'terminationGracePeriodSeconds';
  const at = of === 'compose' ? [...path, key] : [...path.slice(0, 3), key];
  const range = part.rangeOf(at);
  const written = range ? part.text.slice(...range).trim() : undefined;
  // Docker and Kubernetes have these waits by themselves.
  const given =
    written === undefined ? (of === 'compose' ? 10 : 30) : secondsOf(of === 'compose' ? written : Number(written));
  if (given === undefined || Number.isNaN(given) || !(given < least)) return [];
  const to = of === 'compose' ? `${least + 4}s` : String(least + 4);
  const why = `It has ${given} s, and may need ${least} s.`;
  const start = part.rangeOf(of === 'compose' ? path : at.slice(0, -1))?.[0] ?? 0;
  const indent = /^\s*/.exec(lineAt(part.text, start))?.[0] ?? '';
  const steps =
    written !== undefined || service['build'] === undefined
      ? setYaml(part, at, to)
      : [addBelow(part.file, part.text, part.text.lastIndexOf('\n', start) - 1, `${indent}${key}: ${to}`)];
  const otherwise = [byHand(`write ${key}: ${to} for ${gateway.name} in ${part.file}`)];
  return [{ id: 'cluster.grace-short', where: where(gateway), why, steps: steps.length > 0 ? steps : otherwise }];
}

function memory(gateway: DeployedGateway): Found<Id>[] {
  const { of, part, path, service, env } = gateway;
  const threads = Number(env['RENDER_THREADS']);
  const each = Number(env['RENDER_THREAD_MB'] ?? 512);
  const limits = isObject(service['resources']) ? service['resources']['limits'] : undefined;
  const given = of === 'compose' ? service['mem_limit'] : isObject(limits) ? limits['memory'] : undefined;
  const bytes = bytesOf(of, given);
  const least = threads * each;
  // Only what cannot be right: the threads alone need all of it.
  if (bytes === undefined || !(least * 2 ** 20 >= bytes)) return [];
  const key = of === 'compose' ? ['mem_limit'] : ['resources', 'limits', 'memory'];
  const to = of === 'compose' ? `${least + 512}m` : `${least + 512}Mi`;
  const why = `${threads} threads may take ${least} MB, and the container has ${String(given)}.`;
  return [{ id: 'cluster.memory-small', where: where(gateway), why, steps: setYaml(part, [...path, ...key], to) }];
}

/** Files that start several gateways with their stores, or a gateway in a cluster. */
export const cluster = area<Id>({
  name: 'cluster',
  kinds,
  check(project: Snapshot) {
    const parts = deploymentParts(project.files);
    const all = deployedGateways(parts);
    const found = [
      ...stores(all, parts),
      ...all.flatMap((each) => [...evicted(each), ...probes(each), ...unquoted(each), ...grace(each), ...memory(each)]),
    ];
    // Gateways that share a part of the file share its faults.
    return [...new Map(found.map((each) => [JSON.stringify([each.id, each.steps]), each])).values()];
  },
});
