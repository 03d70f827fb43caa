import { createSandbox } from '@housefront/sandbox';
import { deviceInfo, record } from '@housefront/sandbox/testing';
import { Pool } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings, writeSite } from '../sites/site.fixtures.ts';
import { startGateway } from '../startGateway.ts';
import { startCache, type RunningCache } from './nginx-cache.fixtures.ts';
import { pseudoRandom, textOf, visitorKinds, type ExpectedPage } from './visitors.fixtures.ts';

/**
 * Pages say what they were made of. Those below /user are one visitor's and name the request; those below /flag set a cookie.
 */
const server = `
export const config = ${JSON.stringify({ ...settings, realtime: undefined })};
export const buildId = 'b1';
export const render = async ({ url, mode, locale, cookies, headers, requestId }) => {
  const { pathname, search } = new URL(url);
  const own = pathname.startsWith('/user');
  const facts = JSON.stringify({ path: pathname + search, mode, locale, currency: cookies.ccy ?? null, country: headers.country ?? null, ...(own && { requestId }) });
  return {
    status: pathname.startsWith('/nothing') ? 404 : 200,
    headers: pathname.startsWith('/flag') ? { 'set-cookie': 'flag=true' } : {},
    html: '<!doctype html><style>a{}</style><script type="application/json">' + facts + '</script>' + 'tile '.repeat(500),
    cacheable: !own,
    payload: facts,
    scriptHashes: [],
    styleHashes: ['sha256-${'a'.repeat(43)}='],
  };
};
`;

const cleanups: (() => unknown)[] = [];
let nginx: RunningCache;
let pool: Pool;
let accounts: readonly (readonly [account: string, token: string])[] = [];

beforeAll(async () => {
  const sandbox = await createSandbox({ games: 500 });
  cleanups.push(() => sandbox.close());
  const { port } = await sandbox.listen({ port: 0 });
  const site = writeSite({ 'dist/server/server.js': server });
  cleanups.push(site.remove);
  const sites = [{ dir: site.dir, hosts: ['play.example.com'], upstream: `http://127.0.0.1:${port}` }];
  const ports: number[] = [];
  for (let number = 0; number < 2; number += 1) {
    const gateway = await startGateway({
      HOUSEFRONT_SITES: JSON.stringify(sites),
      PORT: '0',
      CDN: 'nginx',
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '0',
      STOP_DELAY_MS: '0',
      RENDER_THREADS: '1',
    });
    cleanups.push(() => gateway.stop());
    ports.push(gateway.ports[0] ?? 0);
  }
  nginx = await startCache(ports);
  cleanups.push(() => nginx.stop());
  pool = new Pool(nginx.origin, { connections: 32 });
  cleanups.push(() => pool.close());
  const post = async (path: string, body: object) =>
    record(record(JSON.parse((await ask(path, {}, JSON.stringify(body))).text))['data']);
  const signIn = async (account: string, password: string) => {
    const { token } = await post('/api/captcha', { type: 1, site_id: 1001 });
    const answer = sandbox.world.captchas.peek(String(token)) ?? '';
    const form = { account, password, site_id: 1001, captcha_token: token, answer, ...deviceInfo };
    return [account, String((await post('/api/login', form))['token'])] as const;
  };
  accounts = [await signIn('lucky88', 'Lucky888'), await signIn('river77', 'River777')];
}, 90_000);
afterAll(async () => {
  for (const clean of cleanups.toReversed()) await clean();
}, 60_000);

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

let asked = 0;

/** Asks nginx as a proxy with TLS would, with an id for each request. */
async function ask(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<Answer & { id: string }> {
  const id = `request-${(asked += 1)}`;
  const answer = await pool.request({
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      host: 'play.example.com',
      'x-request-id': id,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.9',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body ?? null,
  });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  return { id, status: answer.statusCode, headers: answer.headers, text: textOf(answer.headers, bytes) };
}

const PATHS = ['/', '/faq', '/gameHall/8', '/slotgame?gt_id=2', '/discount/7', '/app'];
const CODINGS = ['gzip, deflate, br, zstd', 'gzip', 'br;q=1.0, gzip;q=0.8'];
const CLICKS = ['', '', 'utm_source=mail&fbclid='];
const factsIn = (text: string): unknown => JSON.parse(/json">(.*?)<\/script>/.exec(text)?.[1] ?? 'null');

const random = pseudoRandom(7);
const pick = <Value>(list: readonly Value[]): Value => list[random(list.length)] as Value; // The index is below its length.
const kept = { hits: 0, all: 0 };
const captchas = new Set<string>();

/** The difference of an answer from the right one; empty without one. */
const differences = (path: string, told: object, wanted: object): readonly string[] => {
  const [one, other] = [JSON.stringify(told), JSON.stringify(wanted)];
  return one === other ? [] : [`${path}: ${one} and not ${other}`];
};

const shown = ({ status, headers }: Answer, ...names: string[]) => [status, ...names.map((name) => headers[name])];

async function guestPage(extra: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const path = pick(PATHS);
  const { headers, mode, locale, currency } = pick(visitorKinds);
  const clicked = pick(CLICKS);
  const click = clicked && `${path.includes('?') ? '&' : '?'}${clicked}${random(1e9)}`;
  // A query that also selects a page keeps its words: they are few enough here.
  const url = path + (path.includes('?') ? '' : click);
  const answer = await ask(url, { ...headers, ...extra, 'accept-encoding': pick(CODINGS) });
  const isHit = ['HIT', 'STALE', 'UPDATING'].includes(String(answer.headers['x-cache']));
  if (extra['authorization'] === undefined) {
    kept.all += 1;
    kept.hits += Number(isHit);
  }
  const expected: ExpectedPage & { path: string; country: null } = { path, mode, locale, currency, country: null };
  const policy = String(answer.headers['content-security-policy']);
  return [
    ...differences(url, factsIn(answer.text) ?? {}, expected),
    ...differences(url, shown(answer, 'x-request-id', 'set-cookie', 'surrogate-key'), [
      200,
      answer.id,
      undefined,
      undefined,
    ]),
    ...differences(url, [answer.headers['cache-control']], ['private, no-cache, no-transform']),
    ...(extra['authorization'] === undefined && policy.includes('nonce') ? [`${url}: a nonce`] : []),
  ];
}

const kinds: readonly (readonly [weight: number, run: () => Promise<readonly string[]>])[] = [
  [80, () => guestPage()],
  // A page for which a token is shown is made for its visitor alone.
  [2, () => guestPage({ authorization: pick(accounts)[1] })],
  [
    3,
    async () => {
      // Requests at the same time share a rendering, except those with a token.
      const authorization = pick(accounts)[1];
      const own = await ask('/user/Info', { ...pick(visitorKinds).headers, authorization });
      const open = await ask('/user/Info', pick(visitorKinds).headers);
      const { requestId } = record(factsIn(own.text));
      return [
        ...differences('/user', [requestId, ...shown(own, 'x-request-id')], [own.id, 200, own.id]),
        ...differences('/user', shown(open, 'x-request-id', 'x-cache'), [200, open.id, 'MISS']),
      ];
    },
  ],
  [
    3,
    async () => {
      const [account, token] = pick(accounts);
      const answer = await ask('/api/member/profile', { authorization: token, ...pick(visitorKinds).headers }, '{}');
      const profile = record(record(record(JSON.parse(answer.text))['data'])['member_profile']);
      return differences(
        'profile',
        [profile['member_account'], ...shown(answer, 'x-request-id')],
        [account, 200, answer.id],
      );
    },
  ],
  [
    3,
    async () => {
      const answer = await ask('/clientCaptcha', pick(visitorKinds).headers);
      const isNew = !captchas.has(answer.text);
      captchas.add(answer.text);
      return differences('captcha', [isNew, ...shown(answer, 'x-request-id')], [true, 200, answer.id]);
    },
  ],
  [
    2,
    async () => {
      const answer = await ask('/flag', pick(visitorKinds).headers);
      return differences('/flag', shown(answer, 'set-cookie', 'x-cache', 'x-request-id'), [
        200,
        'flag=true',
        'MISS',
        answer.id,
      ]);
    },
  ],
  [
    2,
    async () => {
      const [account, token] = pick(accounts);
      const answer = await ask(`/?tk=${token}&member_account=${account}`, pick(visitorKinds).headers);
      return differences('entry', shown(answer, 'cache-control', 'x-request-id'), [
        200,
        'private, no-store, no-transform',
        answer.id,
      ]);
    },
  ],
  [
    2,
    async () => {
      const { headers, mode, locale, currency } = pick(visitorKinds);
      const answer = await ask('/faq/_payload.json?build=b1', headers);
      const data = record(record(JSON.parse(answer.text))['data']);
      return differences('payload', [data['mode'], data['locale'], data['currency']], [mode, locale, currency]);
    },
  ],
  [
    2,
    async () => {
      const answer = await ask('/assets/app-1a2b.js', { 'accept-encoding': pick(CODINGS) });
      const isWhole = answer.text === 'export const app = 1;\n'.repeat(50);
      return differences(
        'file',
        [isWhole, ...shown(answer, 'cache-control')],
        [true, 200, 'public, max-age=31536000, immutable'],
      );
    },
  ],
  [
    1,
    async () => {
      const answer = await ask(`/nothing/${random(3)}`, pick(visitorKinds).headers);
      const { mode, locale } = record(factsIn(answer.text));
      return [
        ...differences('404', shown(answer, 'x-request-id'), [404, answer.id]),
        ...(mode && locale ? [] : ['404: no facts']),
      ];
    },
  ],
];

test('[OPS-06] of 10,000 mixed requests through nginx and two gateways none gets the answer of another; 95 % of guest pages are copies', async () => {
  const bag = kinds.flatMap(([weight, run]) => Array.from({ length: weight }, () => run));
  const wrong: string[] = [];
  let left = 10_000;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      wrong.push(...(await pick(bag)()));
    }
  };
  await Promise.all(Array.from({ length: 32 }, visitor));
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(kept.all).toBeGreaterThan(7000);
  expect(kept.hits / kept.all).toBeGreaterThan(0.95);
  expect(captchas.size).toBeGreaterThan(200);
  expect(nginx.errors()).toBe('');
});
