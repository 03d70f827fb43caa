import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { manualClock } from '../../sites/site.fixtures.ts';
import { createNetworkPurge, type PurgeAccess } from './createNetworkPurge.ts';
import { edgeGridHeader } from './edge-grid.ts';
import { NetworkPurgeError } from './network-purge.ts';
import { createSharedAnswers } from './shared-answers.ts';

interface Call {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers of the network, in order; the last one stays. */
let answers: (readonly [status: number, body: string, headers?: Record<string, string>])[] = [];
let calls: Call[] = [];
let origin = '';
let close: () => unknown = () => undefined;

beforeEach(async () => {
  answers = [[200, '{"success":true}']];
  calls = [];
  const server = createServer((request, reply) => {
    const answer = async () => {
      const { method, url, headers } = request;
      calls.push({ method, url, headers, body: await text(request) });
      const [status, body, more] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [500, ''];
      reply.writeHead(status, more).end(body);
    };
    void answer();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // An IP server has an address of this type.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => (server.closeAllConnections(), server.close());
});
afterEach(() => close());

const KEYS = {
  clientToken: 'akab-client-token-xxx-xxxxxxxxxxxxxxxx',
  clientSecret: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=',
  accessToken: 'akab-access-token-xxx-xxxxxxxxxxxxxxxx',
};
const accessTo = (network: PurgeAccess['network']): PurgeAccess =>
  (
    {
      cloudflare: { network: 'cloudflare', zone: 'z1', token: 'secret-token', api: `${origin}/client/v4` },
      fastly: { network: 'fastly', service: 's1', token: 'secret-token', api: origin },
      akamai: { network: 'akamai', api: origin, ...KEYS },
      nginx: { network: 'nginx', url: origin, secret: 'secret-token-of-nginx' },
    } as const
  )[network];
const setUp = (network: PurgeAccess['network'], start = Date.UTC(2014, 2, 21, 19, 34, 21)) => {
  const clock = manualClock(start);
  const known = createSharedAnswers();
  const copies = createNetworkPurge(accessTo(network), { clock }, known);
  return { clock, known, purge: (list: readonly string[], signal?: AbortSignal) => copies.purge(list, signal) };
};
const tags = (count: number) => Array.from({ length: count }, (_, at) => `site-1001-hall-${at}`);

describe('happy', () => {
  test('[OPS-06] Cloudflare: POST /zones/{zone}/purge_cache with 100 tags at most, by a bearer token', async () => {
    await setUp('cloudflare').purge([...tags(101), 'site-1001-hall-0']);
    expect(calls.map(({ method, url }) => [method, url])).toEqual([
      ['POST', '/client/v4/zones/z1/purge_cache'],
      ['POST', '/client/v4/zones/z1/purge_cache'],
    ]);
    expect(calls[0]?.headers).toMatchObject({
      authorization: 'Bearer secret-token',
      'content-type': 'application/json',
    });
    expect(calls.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { tags: tags(100) },
      { tags: ['site-1001-hall-100'] },
    ]);
  });

  test('[OPS-06] Fastly: POST /service/{id}/purge with 256 surrogate keys at most, by Fastly-Key, and not softly', async () => {
    answers = [[200, '{"site-1001":"108-1391560174-974124"}']];
    await setUp('fastly').purge(tags(257));
    expect(calls.map(({ method, url }) => [method, url])).toEqual([
      ['POST', '/service/s1/purge'],
      ['POST', '/service/s1/purge'],
    ]);
    expect(calls[0]?.headers).toMatchObject({ 'fastly-key': 'secret-token', accept: 'application/json' });
    expect(calls[0]?.headers).not.toHaveProperty('fastly-soft-purge');
    expect(calls.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { surrogate_keys: tags(256) },
      { surrogate_keys: ['site-1001-hall-256'] },
    ]);
  });

  test('[OPS-06] Akamai: POST /ccu/v3/invalidate/tag/production, signed anew for each request', async () => {
    answers = [[201, '{"httpStatus":201,"estimatedSeconds":5}']];
    await setUp('akamai').purge(['site-1001']);
    const [call] = calls;
    expect([call?.method, call?.url, call?.body]).toEqual([
      'POST',
      '/ccu/v3/invalidate/tag/production',
      '{"objects":["site-1001"]}',
    ]);
    const authorization = call?.headers.authorization ?? '';
    const [, nonce = ''] = /;nonce=([\w-]{36});/.exec(authorization) ?? [];
    expect(authorization).toContain(';timestamp=20140321T19:34:21+0000;');
    const url = `${origin}/ccu/v3/invalidate/tag/production`;
    const now = Date.UTC(2014, 2, 21, 19, 34, 21);
    expect(authorization).toBe(edgeGridHeader({ method: 'POST', url, body: call?.body ?? '', now, nonce }, KEYS));
  });

  test.each([
    ['datadatadatadatadatadatadatadata', '/testapi/v1/t3', 'hXm4iCxtpN22m4cbZb4lVLW5rhX8Ca82vCFqXzSTPe4='],
    ['', '/testapi/v1/t6', '1gEDxeQGD5GovIkJJGcBaKnZ+VaPtrc4qBUHixjsPCQ='],
  ])('[OPS-06] signatures are those of the vectors that Akamai publishes: %j', (body, path, signature) => {
    const url = `https://akaa-baseurl-xxxxxxxxxxx-xxxxxxxxxxxxx.luna.akamaiapis.net${path}`;
    const nonce = 'nonce-xx-xxxx-xxxx-xxxx-xxxxxxxxxxxx';
    expect(edgeGridHeader({ method: 'POST', url, body, now: Date.UTC(2014, 2, 21, 19, 34, 21), nonce }, KEYS)).toBe(
      `EG1-HMAC-SHA256 client_token=akab-client-token-xxx-xxxxxxxxxxxxxxxx;access_token=akab-access-token-xxx-xxxxxxxxxxxxxxxx;timestamp=20140321T19:34:21+0000;nonce=${nonce};signature=${signature}`,
    );
  });

  test('[OPS-06] nginx: each answer with such a tag is asked again, past its copy', async () => {
    const { known, purge } = setUp('nginx');
    const answer = { host: 'play.example.com', proto: 'https', coding: 'br' } as const;
    known.note({ ...answer, target: '/faq?_variant=mobile.en...' }, ['site-1001', 'site-1001-page-faq']);
    known.note({ ...answer, target: '/?_variant=mobile.en...' }, ['site-1001', 'site-1001-page-home']);
    await purge(['site-1001-page-faq', 'site-1001-page-none']);
    expect(calls.map(({ method, url }) => [method, url])).toEqual([['GET', '/faq?_variant=mobile.en...']]);
    expect(calls[0]?.headers).toMatchObject({
      host: 'play.example.com',
      'x-forwarded-proto': 'https',
      'accept-encoding': 'br',
      'x-cache-refresh': 'secret-token-of-nginx',
    });
    // The network may have kept none of it yet.
    await purge(['site-1001-page-faq']);
    expect(calls).toHaveLength(2);
  });

  test('[OPS-14] nginx: a purge that comes while the one before renews an address renews it again afterwards', async () => {
    const { known, purge } = setUp('nginx');
    known.note({ host: 'a', proto: 'http', coding: 'br', target: '/faq' }, ['site-1001', 'site-1001-page-faq']);
    await Promise.all([purge(['site-1001']), purge(['site-1001-page-faq']), purge(['site-1001-page-home'])]);
    expect(calls.map(({ url }) => url)).toEqual(['/faq', '/faq']);
  });
});

describe('error', () => {
  test.each([500, 503, 429, 408])(
    '[OPS-06] after %i it is tried again, later each time, four times at most',
    async (status) => {
      answers = [[status, 'busy secret']];
      const { clock, purge } = setUp('fastly');
      const failed = purge(['site-1001']).catch((error: unknown) => error);
      for (const [tried, pause] of [500, 2000, 8000].entries()) {
        await vi.waitFor(() => expect([calls.length, clock.waiting]).toEqual([tried + 1, 1]), { timeout: 10_000 });
        clock.advance(pause - 1);
        expect(clock.waiting).toBe(1);
        clock.advance(1);
      }
      const error = await failed;
      expect(error).toBeInstanceOf(NetworkPurgeError);
      expect(String(error)).toContain(`answered ${status}: busy`);
      expect(calls).toHaveLength(4);
    },
  );

  test('[OPS-06] a network that names a time gets it, half a minute at most, and the next try may succeed', async () => {
    answers = [
      [429, '', { 'retry-after': '7' }],
      [429, '', { 'retry-after': '3600' }],
      [200, '{"success":true}'],
    ];
    const { clock, purge } = setUp('cloudflare');
    const done = purge(['site-1001']);
    for (const pause of [7000, 30_000]) {
      await vi.waitFor(() => expect(clock.waiting).toBe(1), { timeout: 10_000 });
      clock.advance(pause - 1);
      expect(clock.waiting).toBe(1);
      clock.advance(1);
    }
    await done;
    expect(calls).toHaveLength(3);
  });

  test.each([
    ['cloudflare', 403, '{"success":false,"errors":[{"code":10000,"message":"Authentication error"}]}'],
    ['cloudflare', 200, '{"success":false,"errors":[{"code":1134}]}'],
    ['fastly', 401, '{"msg":"Provided credentials are missing or invalid"}'],
    ['akamai', 403, '{"detail":"unauthorized arl"}'],
    ['akamai', 302, ''],
  ] as const)(
    '[OPS-06] a refusal of %s (%i) is final, and its message has no credentials',
    async (network, status, body) => {
      answers = [[status, body, { location: '/elsewhere' }]];
      const error: unknown = await setUp(network)
        .purge(['site-1001'])
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(NetworkPurgeError);
      expect(String(error)).toContain(body);
      expect(String(error)).not.toMatch(/secret|xxxx/);
      expect(calls).toHaveLength(1);
    },
  );

  test('[OPS-06] a network that cannot be reached is tried again; its caller can end it', async () => {
    await close();
    const { clock, purge } = setUp('fastly');
    const stop = new AbortController();
    const failed = purge(['site-1001'], stop.signal).catch((error: unknown) => error);
    await vi.waitFor(() => expect(clock.waiting).toBe(1), { timeout: 10_000 });
    stop.abort();
    expect(String(await failed)).toMatch(/NetworkPurgeError: 127\.0\.0\.1:\d+: .*ECONNREFUSED/);
    expect(clock.waiting).toBe(0);
  });

  test('[OPS-06] nginx: one address that fails keeps no other from being renewed', async () => {
    const { known, purge } = setUp('nginx');
    answers = [
      [403, 'no'],
      [200, ''],
    ];
    for (let at = 0; at < 20; at += 1)
      known.note({ host: 'a', proto: 'http', coding: 'br', target: `/faq?${at}` }, ['site-1001']);
    const error: unknown = await purge(['site-1001']).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(/1 addresses stay: .* answered 403/);
    expect(calls).toHaveLength(20);
    // Sent again, it has its second chance.
    await purge(['site-1001']);
    expect(calls).toHaveLength(40);
  });

  test.each([404, 410, 301])(
    '[OPS-14] nginx: a page that answers %i now is no failure, and is asked for once',
    async (status) => {
      const { known, purge } = setUp('nginx');
      known.note({ host: 'a', proto: 'http', coding: 'br', target: '/discount/7' }, ['site-1001']);
      answers = [[status, '', { location: '/' }]];
      await purge(['site-1001']);
      await purge(['site-1001']);
      expect(calls).toHaveLength(1);
    },
  );

  test.each(['HIT', 'STALE', 'UPDATING'])(
    '[OPS-14] nginx: an answer that is a copy (%s) says that the secret of nginx is another one',
    async (copy) => {
      const { known, purge } = setUp('nginx');
      known.note({ host: 'a', proto: 'http', coding: 'br', target: '/faq' }, ['site-1001']);
      answers = [[200, '', { 'x-cache': copy }]];
      const error: unknown = await purge(['site-1001']).catch((reason: unknown) => reason);
      expect(String(error)).toContain('nginx-cache.conf has another secret than CDN_PURGE');
      expect(String(error)).not.toContain('secret-token');
    },
  );
});

describe('edge', () => {
  test('[OPS-06] a gateway remembers its latest answers up to a number, each once, and no address of another host', () => {
    const known = createSharedAnswers(3);
    const note = (target: string) => known.note({ host: 'a', proto: 'http', coding: 'br', target }, ['t']);
    ['/1', '/2', '/1', '/3', '/4', '@evil.example/', 'http://evil.example/'].forEach(note);
    const targets = () => known.having(['t']).map(({ target }) => target);
    expect(targets()).toEqual(['/1', '/3', '/4']);
    known.forget({ host: 'a', proto: 'http', coding: 'br', target: '/3' });
    expect(targets()).toEqual(['/1', '/4']);
  });
});
