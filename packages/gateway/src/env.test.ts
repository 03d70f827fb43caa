import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

const SITES =
  '[{"dir":"sites/1001","port":4101},{"dir":"sites/1002","hosts":["two.example.com:8443"],"upstream":"https://api.example.com"}]';

function problems(env: Record<string, string>): readonly string[] {
  try {
    readEnvironment(env);
    return [];
  } catch (error) {
    return error instanceof EnvironmentError ? error.problems : [String(error)];
  }
}

test('[GW-01] sites come as JSON or from a file, everything else has a default', () => {
  const inline = readEnvironment({ HOUSEFRONT_SITES: SITES, PORT: '' });
  expect(inline).toEqual({
    sites: [
      { dir: 'sites/1001', hosts: [], port: 4101 },
      { dir: 'sites/1002', hosts: ['two.example.com:8443'], upstream: 'https://api.example.com' },
    ],
    port: 4100,
    host: '127.0.0.1',
    privatePort: undefined,
    privateHost: '127.0.0.1',
    trustedProxies: undefined,
    network: 'none',
    purge: undefined,
    redisUrl: undefined,
    keptBuilds: undefined,
    keptBuildsDays: 7,
    imageCacheDir: undefined,
    imageCacheMb: 512,
    reportsUrl: undefined,
    rateLimitScale: 1,
    renderThreads: undefined,
    renderThreadMb: 512,
    logLevel: 'info',
    stopLimitMs: 15_000,
    stopDelayMs: 500,
  });
  const dir = mkdtempSync(join(tmpdir(), 'gateway-env-'));
  writeFileSync(join(dir, 'sites.json'), SITES);
  expect(readEnvironment({ HOUSEFRONT_SITES: join(dir, 'sites.json') }).sites).toEqual(inline.sites);
  rmSync(dir, { recursive: true });
});

test('[OPS-05] stores and the key of purges are read, and wrong ones are named', () => {
  const key = 'A'.repeat(43);
  const stores = { REDIS_URL: 'valkeys://:secret@cache:6379/1', REDIS_LINKS_URL: 'redis://links:6379' };
  expect(readEnvironment({ HOUSEFRONT_SITES: SITES, ...stores, PURGE_KEY: key })).toMatchObject({
    redisUrl: 'valkeys://:secret@cache:6379/1',
    redisLinksUrl: 'redis://links:6379',
    purgeKey: key,
  });
  const address = 'write a redis://, rediss://, valkey:// or valkeys:// address';
  expect(
    problems({ HOUSEFRONT_SITES: SITES, REDIS_URL: 'http://x', REDIS_LINKS_URL: 'links', PURGE_KEY: 'short' }),
  ).toEqual([
    `REDIS_URL: ${address}`,
    `REDIS_LINKS_URL: ${address}`,
    `PURGE_KEY: write 32 random bytes as base64url, such as node -p "crypto.randomBytes(32).toString('base64url')"`,
  ]);
  expect(problems({ HOUSEFRONT_SITES: SITES, REDIS_LINKS_URL: 'redis://links' })).toEqual([
    'REDIS_LINKS_URL: set REDIS_URL as well, for rate limits and purges',
  ]);
});

test('[GW-01] all problems are reported at once, each with what to write instead', () => {
  expect(
    problems({
      HOUSEFRONT_SITES:
        '[{"dir":"a"},{"dir":"b","hosts":["no/host"],"upstream":"ftp://x"},{"dir":"c","port":70000},{"dir":"d","port":1,"host":"x"}]',
      PORT: 'http',
      TRUST_PROXY: 'loopback,10.0.0.0/33',
      RENDER_THREADS: '0',
      RENDER_THREAD_MB: '63.5',
      LOG_LEVEL: 'loud',
      KEPT_BUILDS_DAYS: '0',
      STOP_LIMIT_MS: '-1',
    }),
  ).toEqual([
    'HOUSEFRONT_SITES.0: name a host or a port: without one no address leads to the site',
    'HOUSEFRONT_SITES.1.hosts.0: write a host name such as play.example.com',
    'HOUSEFRONT_SITES.1.upstream: write "https://x"',
    'HOUSEFRONT_SITES.2.port: write a port from 0 to 65535',
    'HOUSEFRONT_SITES.3: remove host',
    'PORT: write a port from 0 to 65535',
    'TRUST_PROXY: "10.0.0.0/33" is no address, network, loopback or private; write such as loopback,10.0.0.0/8',
    'KEPT_BUILDS_DAYS: write days from 1 to 365',
    'RENDER_THREADS: write a number of threads from 1 to 64',
    'RENDER_THREAD_MB: write megabytes from 64, such as 512',
    'LOG_LEVEL: write fatal, error, warn, info, debug, trace or silent',
    'STOP_LIMIT_MS: write milliseconds, such as 15000',
  ]);
});

test.each([
  [{ frameHosts: ['https://games.example.com/launch?x=1'] }, 'frameHosts.0', 'https://games.example.com'],
  [{ frameHosts: ['a.example.com', 'games.example.com/lobby'] }, 'frameHosts.1', 'games.example.com'],
  [{ frameHosts: ['ftp://games.example.com'] }, 'frameHosts.0', 'https://games.example.com'],
  [{ realtime: { host: 'wss://rt.example.com/app', port: 443, tls: true } }, 'realtime.host', 'rt.example.com'],
  [{ realtime: { host: 'rt.example.com:6001', port: 443, tls: true } }, 'realtime.host', 'rt.example.com'],
  [{ upstream: 'https://api.example.com/api/v1' }, 'upstream', 'https://api.example.com'],
  [{ upstream: 'api.example.com:8443' }, 'upstream', 'https://api.example.com:8443'],
  [{ upstream: 'http://10.0.0.1/?site=1' }, 'upstream', 'http://10.0.0.1'],
])('[OPS-20] the start refuses %j, says what to write at %s, and takes that', (entry, path, value) => {
  const sites = (over: object) => ({ HOUSEFRONT_SITES: JSON.stringify([{ dir: 'a', port: 1, ...over }]) });
  expect(problems(sites(entry))).toEqual([`HOUSEFRONT_SITES.0.${path}: write ${JSON.stringify(value)}`]);
  const wrong = path.split('.').reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), entry);
  const mended = JSON.stringify(entry).replace(JSON.stringify(wrong), JSON.stringify(value));
  expect(problems(sites(JSON.parse(mended) as object))).toEqual([]);
});

test('[OPS-20] a value of the list is refused without a proposal if none is near, and if it holds a password', () => {
  const entry = {
    dir: 'a',
    port: 1,
    upstream: 'https://me:pass@api.example.com/base',
    frameHosts: ['?'],
    realtime: { host: '', port: 443, tls: true },
  };
  expect(problems({ HOUSEFRONT_SITES: JSON.stringify([entry]) })).toEqual([
    'HOUSEFRONT_SITES.0.upstream: write an http:// or https:// address without a path',
    'HOUSEFRONT_SITES.0.realtime.host: write a host name such as rt.example.com',
    'HOUSEFRONT_SITES.0.frameHosts.0: write a host such as games.example.com',
  ]);
});

test.each([
  [{}, 'HOUSEFRONT_SITES: write JSON such as [{"dir":"sites/1001","port":4101}], or the path of a file with it'],
  [{ HOUSEFRONT_SITES: '[{' }, 'HOUSEFRONT_SITES: is neither JSON nor a readable JSON file; check quotes and path'],
  [
    { HOUSEFRONT_SITES: '/no/such/file.json' },
    'HOUSEFRONT_SITES: is neither JSON nor a readable JSON file; check quotes and path',
  ],
  [{ HOUSEFRONT_SITES: '{}' }, 'HOUSEFRONT_SITES: write a JSON list such as [{"dir":"sites/1001","port":4101}]'],
  [{ HOUSEFRONT_SITES: '[]' }, 'HOUSEFRONT_SITES: name at least one site'],
])('[GW-01] %o: %s', (env, problem) => {
  expect(problems(env)).toEqual([problem]);
});

test('[HELP-06x] trusted proxies are addresses, networks or the words loopback and private', () => {
  const list = readEnvironment({
    HOUSEFRONT_SITES: SITES,
    TRUST_PROXY: 'loopback, private, 2001:db8::/32, 203.0.113.7',
  }).trustedProxies;
  const v4 = ['127.0.0.1', '172.16.3.4', '203.0.113.7', '203.0.113.8'].map((address) => list?.check(address));
  expect(v4).toEqual([true, true, true, false]);
  expect(['::1', '2001:db8::9', '2001:db9::9'].map((address) => list?.check(address, 'ipv6'))).toEqual([
    true,
    true,
    false,
  ]);
});

test('[SEC-06] the network of edges is named by one known word', () => {
  expect(readEnvironment({ HOUSEFRONT_SITES: SITES, TRUST_CDN: 'cloudflare' }).edge).toBe('cloudflare');
  expect(readEnvironment({ HOUSEFRONT_SITES: SITES }).edge).toBeUndefined();
  expect(problems({ HOUSEFRONT_SITES: SITES, TRUST_CDN: 'all' })).toEqual([
    'TRUST_CDN: write one of cloudflare, cloudfront, fastly, akamai, azure',
  ]);
});

test('[GW-06][SEC-03] Redis, the scale of limits, link keys and the advertiser’s account are read and checked', () => {
  const conversions = { pixelId: '77', accessToken: 'x' };
  const linkKey = 'aG91c2Vmcm9udC1kZW1vLWtleS1pcy1ub3Qtc2VjcmU';
  const sites = (over: object) => JSON.stringify([{ dir: 'a', port: 1, ...over }]);
  expect(
    readEnvironment({
      HOUSEFRONT_SITES: sites({ linkKey, conversions }),
      REDIS_URL: 'rediss://user:pass@redis.example.com:6380/1',
      RATE_LIMIT_SCALE: '0.5',
    }),
  ).toMatchObject({
    sites: [{ linkKey, conversions }],
    redisUrl: 'rediss://user:pass@redis.example.com:6380/1',
    rateLimitScale: 0.5,
  });
  expect(
    problems({
      HOUSEFRONT_SITES: sites({ linkKey: 'short', conversions: { pixelId: '' } }),
      REDIS_URL: 'http://redis',
      RATE_LIMIT_SCALE: '-1',
    }).map((line) => line.split(':')[0]),
  ).toEqual([
    'HOUSEFRONT_SITES.0.linkKey',
    'HOUSEFRONT_SITES.0.conversions.pixelId',
    'HOUSEFRONT_SITES.0.conversions.accessToken',
    'REDIS_URL',
    'RATE_LIMIT_SCALE',
  ]);
});

test('[OPS-06] the network and the access to it are read together, and no message has its secrets', () => {
  const read = (CDN: string, access: object) =>
    readEnvironment({ HOUSEFRONT_SITES: SITES, CDN, CDN_PURGE: JSON.stringify(access) });
  expect(read('fastly', { service: 's1', token: 't1' })).toMatchObject({
    network: 'fastly',
    purge: { network: 'fastly', service: 's1', token: 't1' },
  });
  expect(readEnvironment({ HOUSEFRONT_SITES: SITES, CDN: 'akamai' })).toMatchObject({
    network: 'akamai',
    purge: undefined,
  });
  const wrong = (CDN: string, CDN_PURGE: string) => problems({ HOUSEFRONT_SITES: SITES, CDN, CDN_PURGE });
  expect(wrong('none', '{"token":"SECRET"}')).toEqual(['CDN_PURGE: remove it, or name the network in CDN']);
  expect(wrong('cloudflare', '{"zone":"z1","secret":"SECRET"}')).toEqual([
    'CDN_PURGE: write JSON such as {"zone":"…","token":"…"} for cloudflare',
  ]);
  expect(wrong('fastly', 'SECRET')).toEqual(['CDN_PURGE: write JSON such as {"service":"…","token":"…"} for fastly']);
  expect(wrong('nginx', '{"url":"http://127.0.0.1:8090","secret":"short"}')).toEqual([
    'CDN_PURGE: write JSON such as {"url":"http://127.0.0.1:8080","secret":"20 characters or more"} for nginx',
  ]);
  expect(problems({ HOUSEFRONT_SITES: SITES, CDN: 'bunny' })).toEqual([
    'CDN: write one of cloudflare, fastly, akamai, nginx, none',
  ]);
});

test('[OPS-21] the list of sites is read with a byte order mark, from a file and from the variable', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  const file = join(folder, 'gateway.json');
  writeFileSync(file, `\uFEFF${SITES}`);
  for (const given of [file, `\uFEFF${SITES}`])
    expect(readEnvironment({ HOUSEFRONT_SITES: given }).sites.map(({ dir }) => dir)).toEqual([
      'sites/1001',
      'sites/1002',
    ]);
  rmSync(folder, { recursive: true });
});
