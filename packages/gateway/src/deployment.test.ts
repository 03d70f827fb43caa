import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gatewayVariables } from './env.ts';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');
const repository = (...path: string[]) => read('..', '..', 'generator', 'src', 'templates', 'repository', ...path);
const balancer = repository('cluster', 'balancer.conf.hbs');
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

test('[SEC-06] [OPS-08] of images the newest of a name is never taken, and no site is built in that was not named', () => {
  const from = (text: string) => [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  for (const text of [dockerfile, repository('Dockerfile.hbs')])
    expect(from(text)).toEqual(['node:24-slim', 'node:24-slim']);
  expect(dockerfile).toContain('test -n "$SITES"');
});

test('an image is built for production, without what lies about on the machine that builds it, and runs as an unprivileged user', () => {
  const [build = '', run = ''] = dockerfile.split(/^FROM .*$/m).slice(1);
  expect(build.indexOf('ENV BRANCH_NAME=production')).toBeGreaterThan(0);
  expect(build.indexOf('ENV BRANCH_NAME=production')).toBeLessThan(build.indexOf('run build'));
  for (const text of [run, repository('Dockerfile.hbs')]) {
    expect(text).toMatch(/^USER 1000:1000$/m);
    // Neither image brings curl.
    expect(text).toMatch(/^HEALTHCHECK .* CMD \["node", "-e", .*\/readyz/m);
  }
  for (const name of ['.git', '**/.env', '**/node_modules', '**/dist', '**/.turbo', '**/.data'])
    expect(ignored).toContain(name);
});

test('[OPS-04] [OPS-08] container files set only variables that the gateway or Node reads, and its README describes each of its own', () => {
  const composed = [repository('compose.yaml.hbs'), repository('cluster', 'compose.yaml.hbs')];
  const manifest = repository('cluster', 'kubernetes', 'gateway.yaml.hbs');
  const named = [
    ...composed.flatMap((text) => [...text.matchAll(/^ {4,}([A-Z][A-Z_]+): /gm)]),
    ...manifest.matchAll(/\{ name: ([A-Z][A-Z_]+), value: /g),
  ].map(([, name = '']) => name);
  const inImages = [dockerfile, repository('Dockerfile.hbs')].flatMap((text) =>
    [...text.matchAll(/^ENV (.*)$/gm)].flatMap(([, list = '']) =>
      [...list.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name),
    ),
  );
  expect(named.filter((name) => name === 'TRUST_PROXY')).toHaveLength(3);
  expect(inImages).toContain('HOUSEFRONT_SITES');
  // Of Node, its memory, and the build of the sites.
  const others = ['NODE_ENV', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'SITES', 'BRANCH_NAME'];
  expect([...named, ...inImages].filter((name) => ![...gatewayVariables, ...others].includes(name))).toEqual([]);
  const readme = read('..', 'README.md');
  expect(gatewayVariables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  expect(gatewayVariables.length).toBeGreaterThan(10);
});

test('[IMG-01] [OPS-08] in containers pictures have a folder that is mounted, with room for more than the cache may take', () => {
  const files = {
    one: repository('compose.yaml.hbs'),
    two: repository('cluster', 'compose.yaml.hbs'),
    cluster: repository('cluster', 'kubernetes', 'gateway.yaml.hbs'),
  };
  for (const [name, text] of Object.entries(files)) {
    const value = (variable: string) => new RegExp(`${variable}(?:,\\s*value)?:\\s*'?([\\w/]+)`).exec(text)?.[1];
    expect([name, value('IMAGE_CACHE_DIR'), value('IMAGE_CACHE_MB')]).toEqual([name, '/data/pictures', '512']);
    // A volume of each gateway's own: no other process may use it.
    expect([name, /volumes: \[.*'\/data\/pictures'|name: pictures, mountPath: \/data\/pictures/.test(text)]).toEqual([
      name,
      true,
    ]);
  }
  const room = Number(/- name: pictures\n\s*emptyDir: \{ sizeLimit: (\d+)Mi \}/.exec(files.cluster)?.[1]);
  expect(room).toBeGreaterThanOrEqual(512 + 64);
  expect(repository('Dockerfile.hbs')).toContain('/out/data/pictures');
});

test('[OPS-14] in compose files a purge, a network before the gateways and links with secrets need no edit, and the private port is not published', () => {
  for (const text of [repository('compose.yaml.hbs'), repository('cluster', 'compose.yaml.hbs')]) {
    const variable = (name: string) => new RegExp(`^ +${name}: (.*)$`, 'm').exec(text)?.[1];
    expect(variable('PRIVATE_HOST')).toBe('0.0.0.0');
    for (const name of ['PURGE_KEY', 'CDN', 'CDN_PURGE', 'TRUST_CDN']) expect(variable(name)).toBe(`\${${name}:-}`);
    expect(variable('HOUSEFRONT_SITES')).toBe('${HOUSEFRONT_SITES:-gateway.json}');
    expect(text).not.toContain('9464');
  }
});

test('[OPS-14] the unit of systemd has directives that systemd knows, starts what the image starts, and lets requests end', () => {
  const guide = read('..', '..', '..', 'docs', 'how-to', 'go-live.md');
  const [, unit = ''] = /```ini \[\/etc\/systemd\/system\/housefront\.service\]\n([^]*?)```/.exec(guide) ?? [];
  const values = new Map([...unit.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
  expect([...values.keys()]).toEqual([
    'WorkingDirectory',
    'Environment',
    'EnvironmentFile',
    'ExecStart',
    'User',
    'Restart',
    'TimeoutStopSec',
    'WantedBy',
  ]);
  expect(unit.match(/^\[\w+\]$/gm)).toEqual(['[Service]', '[Install]']);
  const [, command = '[]'] = /^CMD (.*)$/m.exec(repository('Dockerfile.hbs')) ?? [];
  expect(values.get('ExecStart')?.split(' ')).toEqual(['/usr/bin/node', ...(JSON.parse(command) as string[]).slice(1)]);
  // STOP_DELAY_MS and STOP_LIMIT_MS by default.
  expect(Number(values.get('TimeoutStopSec'))).toBeGreaterThan(0.5 + 15);
  // The environment file wins, so that the list with secrets takes the place of gateway.json.
  expect(values.get('Environment')).toBe('HOUSEFRONT_SITES=gateway.json');
  expect(guide).toContain('HOUSEFRONT_SITES=/etc/housefront/sites.json');
});
