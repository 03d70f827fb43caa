import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformOptions } from '../platform/checkPlatform.ts';
import type { PlatformFinding } from '../platform/report/types.ts';
import { siteFolders } from '../project/siteFolders.ts';
import { ownPlatforms } from './ownPlatforms.ts';
import { readSnapshot, type Snapshot } from './repository/snapshot.ts';
import { makeRepository, type TestRepository } from './testing/repository.ts';

let repository: TestRepository;
let project: Snapshot;
const asked: PlatformOptions[] = [];
beforeAll(async () => {
  repository = await makeRepository({ sites: { 1001: {}, 1002: {}, 1003: {} } });
  for (const id of [1002, 1003]) {
    const file = `sites/${id}/site.config.ts`;
    const text = readFileSync(join(repository.root, file), 'utf8');
    repository.write(file, text.replace("upstream: 'http://localhost:4300'", "upstream: 'https://api.example.com/'"));
  }
  const all = siteFolders(join(repository.root, 'sites'));
  project = await readSnapshot({ root: repository.root, allSites: all, chosen: all, env: {} });
});
afterAll(() => repository.remove());

const finding = (id: PlatformFinding['id'], status: PlatformFinding['status'], why: string): PlatformFinding => ({
  id,
  status,
  where: 'siteDetail',
  title: 'T',
  why,
  mend: status === 'ok' ? '' : 'M',
});

async function check(findings: readonly PlatformFinding[], over: Partial<Snapshot> = {}, isOnline = true) {
  asked.length = 0;
  const found = await ownPlatforms(
    { ...project, ...over },
    {
      isOnline: () => isOnline,
      async check(options) {
        asked.push(options);
        const counts = {
          answers: 0,
          drifts: 0,
          fails: 0,
          open: 0,
          missing: 0,
          missed: 0,
          optional: 0,
          skipped: 0,
          all: 0,
        };
        const { against, site } = options;
        const rest = { at: '', ended: 'done', member: 'none', seconds: 0, speed: null, calls: [], unsent: [] } as const;
        return { version: 1, against, siteId: site.siteId, counts, findings, ...rest };
      },
    },
  );
  return found.map(({ id, status, where, why }) => [id, status, where, why]);
}

const SANDBOX = [
  'platform.reachable',
  'skipped',
  'sites/1001/site.config.ts',
  'http://localhost:4300 is this machine.',
];
const SITE = 'sites/1002/site.config.ts';

test('[OPS-04] asks each platform once, for the first of its sites, and names the site in its findings', async () => {
  expect(await check([finding('platform.drift', 'fail', 'data.site_id')])).toEqual([
    SANDBOX,
    ['platform.drift', 'fail', `${SITE}: siteDetail`, 'data.site_id'],
  ]);
  expect(asked.map(({ against, site }) => [against, site.siteId, site.currency, site.origin])).toEqual([
    ['https://api.example.com', 1002, 'USD', 'http://localhost'],
  ]);
});

test('[OPS-04] offline is skipped, never failed', async () => {
  expect(await check([], {}, false)).toEqual([
    SANDBOX,
    ['platform.reachable', 'skipped', SITE, 'There is no network.'],
  ]);
  expect(asked).toEqual([]);
  for (const reason of [
    'The host name could not be looked up.',
    'There is no route to the server.',
    'The server does not accept the connection in time.',
  ])
    expect(await check([finding('platform.unreachable', 'fail', `api.example.com: ${reason}`)])).toEqual([
      SANDBOX,
      ['platform.reachable', 'skipped', SITE, `api.example.com: ${reason}`],
    ]);
});

test('[OPS-04] a refused connection is a fault, but not behind a proxy, where it says nothing of the platform', async () => {
  const refused = [finding('platform.unreachable', 'fail', 'The server refuses connections on this port.')];
  expect((await check(refused)).at(-1)?.[1]).toBe('fail');
  expect((await check(refused, { env: { HTTPS_PROXY: 'http://10.0.0.1:3128' } })).at(-1)?.[1]).toBe('skipped');
});

test('[OPS-04] a finding about a platform can be silenced', async () => {
  const ignore = [{ id: 'platform.slow', until: '2999-01-01', why: 'known' }];
  const record = project.record && { ...project.record, doctor: { ignore } };
  const findings = [finding('platform.slow', 'warn', 'x'), finding('platform.tls', 'ok', 'y')];
  expect((await check(findings, { record })).map(([id]) => id)).toEqual(['platform.reachable', 'platform.tls']);
});

test.each([
  'http://platform.internal:8080',
  'http://platform:8080',
  'http://platform.casino.svc.cluster.local',
  'http://platform.casino.svc',
  'https://nas.local',
  'http://10.1.2.3:8080',
  'http://172.31.0.9',
  'http://[fd00::12]:8080',
])('[OPS-04] a platform that only its own network knows is skipped when it is not found: %s', async (upstream) => {
  const own = project.sites.map((site) => ({ ...site, config: site.config && { ...site.config, upstream } }));
  const missing = [finding('platform.unreachable', 'fail', 'x: The host name does not exist.')];
  expect(await check(missing, { sites: own.slice(1, 2) })).toEqual([
    [
      'platform.reachable',
      'skipped',
      SITE,
      `x: The host name does not exist. Only a network of its own knows ${/\/\/\[?([\w.:-]*?)\]?(?::8080)?$/.exec(upstream)?.[1]}.`,
    ],
  ]);
  const other = [finding('platform.drift', 'fail', 'data.site_id')];
  expect((await check(other, { sites: own.slice(1, 2) })).map(([id]) => id)).toEqual(['platform.drift']);
});

test.each(['https://api.example.com', 'http://203.0.113.7', 'https://local.example.com', 'https://172.32.0.1'])(
  '[OPS-04] a public platform that is not found is a fault: %s',
  async (upstream) => {
    const own = project.sites.map((site) => ({ ...site, config: site.config && { ...site.config, upstream } }));
    const missing = [finding('platform.unreachable', 'fail', 'x: The host name does not exist.')];
    expect((await check(missing, { sites: own.slice(1, 2) })).map(([id, status]) => [id, status])).toEqual([
      ['platform.unreachable', 'fail'],
    ]);
  },
);
