import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate as isConfigMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { renderFolder } from '../base/render.ts';

const files = renderFolder('repository/cluster', '', {});
const objectsIn = (file: string): readonly unknown[] =>
  parseAllDocuments(String(files.get(`kubernetes/${file}`)), { strict: true }).map((document) => {
    for (const error of document.errors) throw error;
    return document.toJS();
  });
const [route] = objectsIn('optional/gateway-api.yaml');
const [forNginx] = objectsIn('optional/ingress-nginx.yaml');
const [forTraefik] = objectsIn('optional/traefik.yaml');
const [monitor] = objectsIn('optional/service-monitor.yaml');

/** The parts of kinds that are no part of Kubernetes itself, by the references of their projects. A field without a place fails. */
const metadata = z.strictObject({
  name: z.string(),
  namespace: z.optional(z.string()),
  labels: z.optional(z.record(z.string(), z.string())),
});
const kinds = {
  HTTPRoute: z.strictObject({
    apiVersion: z.literal('gateway.networking.k8s.io/v1'),
    kind: z.literal('HTTPRoute'),
    metadata,
    spec: z.strictObject({
      parentRefs: z.array(z.strictObject({ name: z.string() })),
      hostnames: z.array(z.string()),
      rules: z.array(
        z.strictObject({
          filters: z.array(
            z.strictObject({
              type: z.literal('RequestHeaderModifier'),
              // The Gateway API takes 16 at most.
              requestHeaderModifier: z.strictObject({ remove: z.array(z.string()).check(z.maxLength(16)) }),
            }),
          ),
          backendRefs: z.array(z.strictObject({ name: z.string(), port: z.number() })),
        }),
      ),
    }),
  }),
  Middleware: z.strictObject({
    apiVersion: z.literal('traefik.io/v1alpha1'),
    kind: z.literal('Middleware'),
    metadata,
    spec: z.strictObject({
      headers: z.strictObject({ customRequestHeaders: z.record(z.string(), z.literal('')) }),
    }),
  }),
  ServiceMonitor: z.strictObject({
    apiVersion: z.literal('monitoring.coreos.com/v1'),
    kind: z.literal('ServiceMonitor'),
    metadata,
    spec: z.strictObject({
      selector: z.strictObject({ matchLabels: z.record(z.string(), z.string()) }),
      endpoints: z.array(
        z.strictObject({ port: z.string(), path: z.string(), interval: z.string().check(z.regex(/^\d+s$/)) }),
      ),
    }),
  }),
};

/** Headers that nginx.conf clears, which a controller has to clear or to set. */
const cleared = [
  ...readFileSync(join(import.meta.dirname, '../templates/repository/nginx.conf.hbs'), 'utf8').matchAll(
    /proxy_set_header ([\w-]+) "";/g,
  ),
]
  .map(([, name = '']) => name)
  .filter((name, index, all) => name !== 'Connection' && name !== 'Cookie' && all.indexOf(name) === index);

test('[OPS-14] files for controllers and for Prometheus have the fields of their kinds and no other', () => {
  expect(kinds.HTTPRoute.safeParse(route).error).toBeUndefined();
  expect(kinds.Middleware.safeParse(forTraefik).error).toBeUndefined();
  expect(kinds.ServiceMonitor.safeParse(monitor).error).toBeUndefined();
  expect([isConfigMap(forNginx), isConfigMap({ ...Object(forNginx), data: { a: 1 } })]).toEqual([true, false]);
});

test('[OPS-14] [SEC-06] each controller clears the headers that nginx.conf clears, or sets them itself', () => {
  expect(cleared).toHaveLength(14);
  const removed = kinds.HTTPRoute.parse(route).spec.rules[0]?.filters[0]?.requestHeaderModifier.remove ?? [];
  expect([...removed].sort()).toEqual([...cleared].sort());
  // Both controllers set them by themselves.
  const own = ['X-Forwarded-Host', 'X-Forwarded-Port', 'X-Real-IP'];
  const empty = z.record(z.string(), z.literal('')).parse(parse(JSON.stringify(forNginx)).data);
  for (const names of [empty, kinds.Middleware.parse(forTraefik).spec.headers.customRequestHeaders])
    expect([...Object.keys(names), ...own].sort()).toEqual([...cleared].sort());
});

const policy = z.object({
  kind: z.literal('NetworkPolicy'),
  metadata: z.object({ name: z.literal('gateway') }),
  spec: z.object({
    ingress: z.array(
      z.object({ from: z.optional(z.array(z.unknown())), ports: z.array(z.object({ port: z.string() })) }),
    ),
  }),
});
const entry = z.object({ name: z.string(), value: z.optional(z.string()), valueFrom: z.optional(z.unknown()) });
const deployment = z.object({
  kind: z.literal('Deployment'),
  spec: z.object({
    template: z.object({
      spec: z.object({
        containers: z.tuple([
          z.object({
            env: z.array(entry),
            ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
          }),
        ]),
      }),
    }),
  }),
});
const one = <Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> => {
  const [found] = objectsIn(file).flatMap((object) => schema.safeParse(object).data ?? []);
  if (found === undefined) throw new Error(`${file} has no such object.`);
  return found;
};

test('[OPS-14] in a cluster the private port is open to Prometheus, to gateways and to pods that purge, and to no visitor', () => {
  const [container] = one(deployment, 'gateway.yaml').spec.template.spec.containers;
  expect(container.ports).toContainEqual({ name: 'private', containerPort: 9464 });
  expect(container.env).toContainEqual({ name: 'PRIVATE_HOST', value: '0.0.0.0' });
  const { ingress } = one(policy, 'network.yaml').spec;
  const of = (port: string) => ingress.filter(({ ports }) => ports.some((each) => each.port === port));
  expect(of('http').map(({ from }) => from)).toEqual([undefined]);
  expect(of('private').map(({ from }) => from)).toEqual([
    [
      { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } },
      { podSelector: { matchLabels: { 'app.kubernetes.io/name': 'gateway' } } },
      { podSelector: { matchLabels: { 'housefront/purges': 'true' } } },
    ],
  ]);
  // Prometheus finds the gateways by the Service of that port, and visitors' Service has none.
  const service = (name: string) =>
    z.object({
      kind: z.literal('Service'),
      metadata: z.object({ name: z.literal(name), labels: z.record(z.string(), z.string()) }),
      spec: z.object({ ports: z.array(z.object({ name: z.string(), targetPort: z.string() })) }),
    });
  const hidden = one(service('gateway-private'), 'gateway.yaml');
  expect(kinds.ServiceMonitor.parse(monitor).spec).toMatchObject({
    selector: { matchLabels: hidden.metadata.labels },
    endpoints: [{ port: hidden.spec.ports[0]?.name, path: '/metrics' }],
  });
  expect(one(service('gateway'), 'gateway.yaml').spec.ports.map(({ targetPort }) => targetPort)).toEqual(['http']);
});

test('[OPS-14] keys come from a secret that may be missing, never from a file of the repository', () => {
  const [container] = one(deployment, 'gateway.yaml').spec.template.spec.containers;
  for (const name of ['PURGE_KEY', 'CDN_PURGE', 'HOUSEFRONT_SITES'])
    expect(container.env).toContainEqual({
      name,
      valueFrom: { secretKeyRef: { name: 'gateway', key: name, optional: true } },
    });
});
