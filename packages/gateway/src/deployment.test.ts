import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gatewayVariables } from './env.ts';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');
const balancer = read('..', 'balancer.conf');
const compose = read('..', 'compose.yaml');
const dockerfile = read('..', 'Dockerfile');
const ignored = read('..', '..', '..', '.dockerignore').split('\n');

/** Headers that the balancer sets; a missing value is an empty text there. */
const setTo = (name: string) => new RegExp(String.raw`^\s*proxy_set_header ${name} (\S+);$`, 'im').exec(balancer)?.[1];

// Facts from a trusted proxy that the gateway and platforms accept.
test.each([
  'CF-IPCountry',
  'CF-Ray',
  'CF-Connecting-IP',
  'True-Client-IP',
  'X-Country-Code',
  'CloudFront-Viewer-Country',
  'X-Amz-Cf-Id',
  'X-Fastly-Request-Id',
  'X-Akamai-Request-Id',
  'X-Azure-Ref',
  'X-Real-IP',
  'X-Forwarded-Host',
  'X-Forwarded-Port',
  'Forwarded',
])('[SEC-06] the balancer of the example hands on no %s of a visitor', (name) => {
  expect(setTo(name)).toBe('""');
});

test('[SEC-06] [FLD-11] what the gateway believes of the balancer the balancer says itself', () => {
  const names = ['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Request-Id', 'Host', 'Connection'];
  expect(names.map(setTo)).toEqual(['$remote_addr', '$scheme', '$request_id', '$http_host', '""']);
  expect(balancer).toContain('large_client_header_buffers 4 64k;');
  // Every header by which client-info.ts reads who asks.
  const believed = read('middleware', 'request-context', 'client-info.ts').matchAll(/'((?:x|cf|cloudfront)-[a-z-]+)'/g);
  for (const [, name = ''] of believed) expect([name, setTo(name)]).toEqual([name, expect.any(String)]);
});

/** The lines of a block of the compose file, by its name. */
const block = (name: string) => {
  const lines = compose.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${name}:`) || line.startsWith(`  ${name}:`));
  const indent = (line: string) => line.length - line.trimStart().length;
  const end = lines.findIndex(
    (line, index) => index > at && line.trim() !== '' && indent(line) <= indent(lines[at] ?? ''),
  );
  return lines.slice(at, end < 0 ? undefined : end).join('\n');
};

test('[SEC-06] every service of the example may write nowhere, has no capability and bounds of memory and processes', () => {
  const services = [...block('services').matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name);
  expect(services).toEqual(['gateway-1', 'gateway-2', 'redis', 'balancer']);
  for (const name of services) {
    const own = block(name).includes('*gateway') ? block('x-gateway') : block(name);
    for (const line of ['<<: *guarded', 'mem_limit:', 'pids_limit:'])
      expect([name, own.includes(line)]).toEqual([name, true]);
    expect([name, /privileged: true|cap_add|user: root/.test(own)]).toEqual([name, false]);
  }
  for (const line of ['read_only: true', 'cap_drop: [ALL]', "['no-new-privileges:true']"])
    expect(block('x-guarded')).toContain(line);
});

test('[SEC-06] no image is the newest of its name, and no site is built in that was not named', () => {
  const images = [...compose.matchAll(/image: (\S+)/g), ...dockerfile.matchAll(/^FROM (\S+)/gm)].map(
    ([, image = '']) => image,
  );
  expect(images).toEqual(['housefront-gateway', 'redis:8-alpine', 'nginx:1.29-alpine', 'node:24-slim', 'node:24-slim']);
  expect(block('x-gateway')).toMatch(/SITES: \$\{SITES:\?/);
  expect(block('x-gateway')).toMatch(/HOUSEFRONT_SITES: \$\{HOUSEFRONT_SITES:\?/);
  expect(block('x-gateway')).not.toContain('1001"');
});

test('an image is built for production, without what lies about on the machine that builds it, and runs as an unprivileged user', () => {
  const [build = '', run = ''] = dockerfile.split(/^FROM .*$/m).slice(1);
  expect(build.indexOf('ENV BRANCH_NAME=production')).toBeGreaterThan(0);
  expect(build.indexOf('ENV BRANCH_NAME=production')).toBeLessThan(build.indexOf('run build'));
  expect(run).toMatch(/^USER node$/m);
  for (const name of ['.git', '**/.env', '**/node_modules', '**/dist', '**/.turbo', '**/.data'])
    expect(ignored).toContain(name);
});

test('[OPS-04] container files set only variables that the gateway or Node reads, and its README describes each of its own', () => {
  const repository = (name: string) => read('..', '..', 'generator', 'src', 'templates', 'repository', name);
  const named = [compose, repository('compose.yaml.hbs')].flatMap((text) =>
    [...text.matchAll(/^ {6,}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name),
  );
  const inImages = [dockerfile, repository('Dockerfile.hbs')].flatMap((text) =>
    [...text.matchAll(/^ENV (.*)$/gm)].flatMap(([, list = '']) =>
      [...list.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name),
    ),
  );
  expect(named).toContain('TRUST_PROXY');
  expect(inImages).toContain('HOUSEFRONT_SITES');
  // Of Node, its memory, and the build of the sites.
  const others = ['NODE_ENV', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'SITES', 'BRANCH_NAME'];
  expect([...named, ...inImages].filter((name) => ![...gatewayVariables, ...others].includes(name))).toEqual([]);
  const readme = read('..', 'README.md');
  expect(gatewayVariables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  expect(gatewayVariables.length).toBeGreaterThan(10);
});
