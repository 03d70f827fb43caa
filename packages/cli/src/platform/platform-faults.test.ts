import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { readingCalls } from '@housefront/contract/suite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkPlatform } from './checkPlatform.ts';
import { faultsOf, openPlatform, type CheckedPlatform } from './platform.fixtures.ts';
import { makeCertificate, serve, serveSecurely, type TestServer } from './servers.fixtures.ts';
import type { Ports } from './network/types.ts';
import type { PlatformReport } from './report/types.ts';
import { isWell } from './report/verdict.ts';

let platform: CheckedPlatform;
const servers: TestServer[] = [];
beforeAll(async () => {
  platform = await openPlatform();
});
afterEach(async () => {
  platform.clear();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
afterAll(() => platform.close());

const check = (against: string, limits = {}): Promise<PlatformReport> =>
  checkPlatform({ against, site: { ...platform.site, realtime: undefined }, limits });

async function serving(answer: Parameters<typeof serve>[0]): Promise<string> {
  const server = await serve(answer);
  servers.push(server);
  return `http://127.0.0.1:${server.port}`;
}

describe('[OPS-04] a fault of the whole platform is one finding, and ends the check', () => {
  /** The only finding of a report without calls. */
  const only = (report: PlatformReport) => {
    expect(report).toMatchObject({ ended: 'early', calls: [], counts: { all: 0 } });
    expect(report.findings).toHaveLength(1);
    return report.findings[0];
  };

  test('a server that is down', async () => {
    const address = await serving(() => {});
    await servers.splice(0)[0]?.close();
    expect(only(await check(address))).toMatchObject({
      id: 'platform.unreachable',
      status: 'fail',
      why: expect.stringContaining('The server refuses connections on this port.'),
    });
  });

  test('a host that does not exist', async () => {
    const { id, why } = only(await check('http://platform.invalid')) ?? {};
    expect(id).toBe('platform.unreachable');
    expect(why).toMatch(/^platform\.invalid: The host name (?:does not exist|could not be looked up)\.$/);
  });

  test('a server that never answers', async () => {
    const address = await serving(() => {});
    expect(only(await check(address, { call: 200 }))).toMatchObject({
      id: 'platform.unreachable',
      why: expect.stringContaining('There was no answer in time.'),
    });
  });

  test('a server that cuts connections', async () => {
    const address = await serving((request) => request.socket.destroy());
    expect(only(await check(address))?.why).toMatch(/The connection was cut/);
  });

  test('a web site', async () => {
    const address = await serving((_, reply) => {
      reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Lucky <b></title>');
    });
    expect(only(await check(address))).toMatchObject({
      id: 'platform.address',
      status: 'fail',
      why: `${address}/: HTML instead of JSON (Lucky).`,
      mend: expect.stringContaining("the key 'upstream'"),
    });
  });

  test.each([301, 302, 307, 308])('a redirect (%i): the other address is named, and not called', async (status) => {
    let called = 0;
    const other = await serving(() => (called += 1));
    const address = await serving((request, reply) => {
      reply.writeHead(status, { location: `${other}${request.url}` }).end();
    });
    expect(only(await check(address))).toMatchObject({
      id: 'platform.redirect',
      mend: `Write this address: upstream: '${other}'.`,
    });
    expect(called).toBe(0);
  });

  test('maintenance is a warning, no fault', async () => {
    const address = await serving((_, reply) => {
      reply.writeHead(503, { 'retry-after': '600' }).end('<h1>Back soon');
    });
    const report = await check(address);
    expect(only(report)).toMatchObject({ id: 'platform.maintenance', status: 'warn' });
    expect(isWell(report)).toBe(true);
  });

  test('a limit that lets no call through is skipped', async () => {
    const report = await check(await serving((_, reply) => reply.writeHead(429).end()));
    expect(only(report)).toMatchObject({ id: 'platform.limited', status: 'skipped' });
    expect(isWell(report)).toBe(true);
  });
});

describe('[OPS-04] certificates', () => {
  const json = (_: unknown, reply: { end: (text: string) => unknown }) =>
    reply.end('{"code":"100","message":"","data":{}}');
  const secure = async (host: string, until: string) => {
    const certificate = makeCertificate(host, '20200101', until);
    const server = await serveSecurely(json, certificate);
    servers.push(server);
    return { certificate, address: `https://localhost:${server.port}` };
  };

  test('a self-signed one is named with the way around it', async () => {
    const { address } = await secure('localhost', '20990101');
    expect((await check(address)).findings).toMatchObject([
      {
        id: 'platform.tls',
        status: 'fail',
        why: expect.stringContaining('The certificate is self-signed.'),
        mend: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
      },
    ]);
  });

  test('one for another host, and an expired one, are named by these reasons, although their issuer is trusted', async () => {
    const trusted = getCACertificates('default');
    const other = await secure('other.example', '20990101');
    const expired = await secure('localhost', '20200201');
    setDefaultCACertificates([...trusted, other.certificate.cert, expired.certificate.cert]);
    try {
      const whys = [await check(other.address), await check(expired.address)].map(({ findings }) => findings[0]?.why);
      expect(whys).toEqual([
        expect.stringContaining('The certificate is for another host.'),
        expect.stringContaining('The certificate has expired.'),
      ]);
    } finally {
      setDefaultCACertificates(trusted);
    }
  });

  test('a server without TLS', async () => {
    const address = await serving(json);
    expect((await check(address.replace('http:', 'https:'))).findings).toMatchObject([
      { id: 'platform.tls', why: expect.stringContaining('does not speak TLS') },
    ]);
  });
});

test('[OPS-04] every call that fails alike is one finding', async () => {
  const address = await serving((request, reply) => {
    const isKnown = request.url?.endsWith('site/detail') === true;
    reply.writeHead(isKnown ? 200 : 500, { 'content-type': 'application/json' });
    reply.end(isKnown ? '{"code":"100","message":"","data":{}}' : '{"code":"500","message":"broken","data":null}');
  });
  const { findings, counts } = await check(address);
  expect(findings.filter(({ status }) => status === 'fail')).toEqual([
    expect.objectContaining({
      id: 'platform.failing',
      title: expect.stringMatching(/^\d\d calls: The call fails$/),
      why: expect.stringMatching(/^HTTP 500 \(broken\)\. gameList, .* and \d\d more\.$/),
    }),
  ]);
  expect(counts.answers).toBe(1);
});

test.each([
  ['equal', 0, 'ok', 'The clocks agree'],
  ['20 s ahead', 20_000, 'ok', 'The clocks agree'],
  ['31 s ahead', 32_000, 'warn', 'ahead of the clock of this machine. One of them is wrong.'],
  ['40 s behind', -40_000, 'warn', 'behind'],
  ['6 min 3 s ahead', 363_000, 'fail', 'is 6 min 3 s ahead of'],
  ['2 h behind', -7_200_000, 'fail', 'is 2 h 0 s behind'],
] as const)('[OPS-04] a clock that is %s', async (_, skew, status, says) => {
  const now = Date.now();
  const fixed: Ports['fetch'] = async () =>
    Response.json({ code: '401', data: null }, { status: 401, headers: { date: new Date(now + skew).toUTCString() } });
  const { findings } = await platform.check({ ports: { fetch: fixed, now: () => now } });
  const clock = findings.find(({ id }) => id === 'platform.clock');
  expect(clock?.status).toBe(status);
  expect(`${clock?.title} ${clock?.why}`).toContain(says);
});

test('[OPS-04] calls without an answer in time are faults, each named', async () => {
  platform.spoil([{ path: '/api/web/logo', mode: 'hang' }]);
  const report = await platform.check({ limits: { call: 1500 } });
  expect(faultsOf(report)).toContain('fail platform.timeout webLogo');
  expect(report.counts.fails).toBe(1);
});

test('[OPS-04] our own speed never fails a platform: limited calls wait', async () => {
  const limited = new Set<string>();
  const waits: number[] = [];
  const report = await platform.check({
    ports: {
      fetch: async (input, init) => {
        const path = input;
        // The first answers are those that say whether the platform can be checked.
        if (limited.has(path) || /v3\/game_list|common\/layout/.test(path)) return fetch(input, init);
        limited.add(path);
        return new Response('', { status: 429, headers: { 'retry-after': '2' } });
      },
      pause: async (ms) => {
        waits.push(ms);
      },
    },
  });
  expect(report.counts).toMatchObject({ answers: 37, fails: 0 });
  expect(isWell(report)).toBe(true);
  expect(waits.length).toBeGreaterThan(20);
  expect(new Set(waits)).toEqual(new Set([2000]));
});

test('[OPS-04] Ctrl+C and the time limit end at once, with what is known', async () => {
  for (const [ended, by] of [
    ['stopped', 'signal'],
    ['time', 'limit'],
  ] as const) {
    platform.spoil([{ path: '/api/web/logo', mode: 'hang' }]);
    const controller = new AbortController();
    const began = performance.now();
    const report = await platform.check({
      ...(by === 'signal' && { signal: controller.signal }),
      limits: { call: 20_000, ...(by === 'limit' && { all: 1500 }) },
      onProgress: () => setTimeout(() => controller.abort(), 50),
    });
    expect(performance.now() - began).toBeLessThan(5000);
    expect(report).toMatchObject({ ended, counts: { all: readingCalls.length, fails: 0, drifts: 0 } });
    expect(faultsOf(report)).toContain('skipped platform.ended');
    expect(isWell(report)).toBe(true);
  }
});

describe('[OPS-04] realtime', () => {
  const realtimeOf = async (realtime: object, more = {}) => {
    const site = { ...platform.site, realtime: { ...platform.site.realtime, ...realtime } } as typeof platform.site;
    const { findings } = await platform.check({ site, ...more });
    return findings.filter(({ where }) => where === 'realtime');
  };

  test('an unknown application is named by the error of the server', async () => {
    expect(await realtimeOf({ key: 'other' })).toMatchObject([
      { id: 'platform.realtime', status: 'fail', why: 'Error 4001: "Application does not exist".' },
    ]);
  });

  test('a port without a server, and a server without web sockets', async () => {
    const address = await serving((_, reply) => reply.writeHead(404).end());
    const port = Number(new URL(address).port);
    // A server without web sockets answers the request itself.
    expect((await realtimeOf({ port }))[0]).toMatchObject({
      status: 'fail',
      why: expect.stringMatching(/HTTP 404|cut/),
    });
    await servers.splice(0)[0]?.close();
    expect((await realtimeOf({ port }))[0]?.why).toBe('The server refuses connections on this port.');
  });

  test('a path that does not authorise', async () => {
    const token = await platform.client.signIn('falcon1', 'Falcon11');
    expect(await realtimeOf({ authPath: '/api/nothing' }, { token })).toMatchObject([
      { id: 'platform.realtime', status: 'ok' },
      { id: 'platform.realtime-private', status: 'fail', why: expect.stringContaining('/api/nothing') },
    ]);
  });

  test('a path that authorises everybody', async () => {
    const open: Ports['fetch'] = async (input, init) =>
      input.endsWith('/auth') ? Response.json({ auth: 'housefront:made-up' }) : fetch(input, init);
    expect((await realtimeOf({}, { ports: { fetch: open } }))[1]).toMatchObject({
      id: 'platform.realtime-private',
      status: 'fail',
      title: 'Private channels are open to everybody',
    });
  });

  test('a signature that the server refuses', async () => {
    const token = await platform.client.signIn('falcon1', 'Falcon11');
    const wrong: Ports['fetch'] = async (input, init) =>
      input.endsWith('/auth') && new Headers(init?.headers).has('authorization')
        ? Response.json({ auth: 'housefront:00' })
        : fetch(input, init);
    expect((await realtimeOf({}, { token, ports: { fetch: wrong } }))[1]).toMatchObject({
      status: 'fail',
      title: 'A private channel cannot be joined',
    });
  });
});
