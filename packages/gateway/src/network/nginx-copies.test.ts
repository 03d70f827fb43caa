import { BlockList } from 'node:net';
import { request } from 'undici';
import { afterEach, expect, test, vi } from 'vitest';
import { systemClock } from '../base/clock.ts';
import { createGateway } from '../createGateway.ts';
import { listenGateway, type ListeningGateway } from '../listen.ts';
import { textOf } from './visitors.fixtures.ts';
import { captureLog, pageOf, siteOf } from '../sites/site.fixtures.ts';
import type { RenderResult } from '../base/types.ts';
import type { SharedLifetimes } from './content-network.ts';
import { SECRET, startCache, type RunningCache } from './nginx-cache.fixtures.ts';
import { createNetworkPurge } from './purge/createNetworkPurge.ts';
import { createSharedAnswers, type SharedAnswers } from './purge/shared-answers.ts';

const trustedProxies = new BlockList();
trustedProxies.addAddress('127.0.0.1');
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
}, 30_000);

/** The pages of the site at the moment. */
interface Content {
  version: number;
  result: Partial<RenderResult>;
}

/** Two gateways that keep no pages themselves, and nginx before them. */
async function build(shared: SharedLifetimes) {
  const content: Content = { version: 1, result: {} };
  const notes: readonly SharedAnswers[] = [createSharedAnswers(), createSharedAnswers()];
  const start = (ports: readonly number[]): Promise<readonly ListeningGateway[]> =>
    Promise.all(
      notes.map((sharedAnswers, at) => {
        const gateway = createGateway({
          sites: [
            siteOf({
              render: (request) =>
                Promise.resolve({ ...pageOf(request), html: `<p>v${content.version}`, ...content.result }),
            }),
          ],
          logger: captureLog().logger,
          sharedAnswers,
          options: { network: 'nginx', shared, freshMs: 0, staleMs: 0, trustedProxies },
        });
        return listenGateway(gateway, [{ host: '127.0.0.1', port: ports[at] ?? 0 }]);
      }),
    );
  let running = await start([0, 0]);
  const ports = running.map((gateway) => gateway.ports[0] ?? 0);
  const down = () => Promise.all(running.map((one) => one.stop({ clock: systemClock, delayMs: 0, limitMs: 500 })));
  stops.push(down);
  const nginx: RunningCache = await startCache(ports);
  stops.push(() => nginx.stop());
  const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await request(nginx.origin + path, { headers: { host: 'play.example.com', ...headers } });
    const page = /v\d+/.exec(textOf(answer.headers, Buffer.from(await answer.body.arrayBuffer())))?.[0];
    return { status: answer.statusCode, cache: answer.headers['x-cache'], page };
  };
  const purge = (tags: readonly string[]) =>
    Promise.all(
      notes.map((answers) =>
        createNetworkPurge(
          { network: 'nginx', url: nginx.origin, secret: SECRET },
          { clock: systemClock },
          answers,
        ).purge(tags),
      ),
    );
  return { content, ask, down, up: async () => void (running = await start(ports)), purge };
}

const LONG = 600_000;

test('[OPS-06] an old copy is given at once while one new page is made, which is the next copy', async () => {
  const { content, ask } = await build({ freshMs: 1000, staleMs: LONG, errorMs: LONG });
  expect(await ask('/faq')).toEqual({ status: 200, cache: 'MISS', page: 'v1' });
  content.version = 2;
  const stale = await vi.waitFor(
    async () => {
      const answer = await ask('/faq');
      expect(answer.cache).not.toBe('HIT');
      return answer;
    },
    { timeout: 20_000, interval: 50 },
  );
  expect(stale).toEqual({ status: 200, cache: 'STALE', page: 'v1' });
  await vi.waitFor(async () => expect(await ask('/faq')).toMatchObject({ page: 'v2' }), { timeout: 20_000 });
});

test('[OPS-06] with both gateways down visitors get the copies of guest pages, and no others; afterwards new ones', async () => {
  const { content, ask, down, up } = await build({ freshMs: 1000, staleMs: 0, errorMs: LONG });
  await ask('/faq');
  await down();
  const late = await vi.waitFor(
    async () => {
      const answer = await ask('/faq');
      expect(answer.cache).not.toBe('HIT');
      return answer;
    },
    { timeout: 20_000, interval: 50 },
  );
  expect(late).toEqual({ status: 200, cache: 'STALE', page: 'v1' });
  expect((await ask('/discount')).status).toBe(502);
  expect((await ask('/faq', { authorization: 't' })).status).toBe(502);
  content.version = 2;
  await up();
  await vi.waitFor(async () => expect(await ask('/faq')).toMatchObject({ status: 200, page: 'v2' }), {
    timeout: 20_000,
  });
  await vi.waitFor(async () => expect(await ask('/discount')).toMatchObject({ status: 200, page: 'v2' }), {
    timeout: 20_000,
  });
});

test.each([500, 503, 404])('[OPS-06] an answer with the status %i is never kept', async (status) => {
  const { content, ask } = await build({ freshMs: 1000, staleMs: 0, errorMs: LONG });
  await ask('/faq');
  content.result = { status };
  for (const _ of [1, 2]) expect(await ask('/discount')).toMatchObject({ status, cache: 'MISS' });
  await vi.waitFor(async () => expect((await ask('/faq')).status).toBe(status), { timeout: 20_000, interval: 50 });
  content.result = {};
  content.version = 2;
  expect(await ask('/discount')).toEqual({ status: 200, cache: 'MISS', page: 'v2' });
  expect(await ask('/faq')).toMatchObject({ status: 200, page: 'v2' });
});

test('[OPS-06] a purge is seen by the next visitor of each variant, and renews nothing else', async () => {
  const { content, ask, purge } = await build({ freshMs: LONG, staleMs: LONG, errorMs: LONG });
  const variants = [
    {},
    { 'accept-encoding': 'br' },
    { 'accept-encoding': 'gzip', cookie: 'lang=en_US; ccy=USD' },
    { 'x-forwarded-proto': 'https', 'sec-ch-ua-mobile': '?1' },
  ];
  const halls = ['/gameHall/8', '/slotgame?gp_id=GP01&gt_id=8', '/gameHall/8?utm_source=a&fbclid=1'];
  const all = [...halls, '/gameHall/9', '/faq'].flatMap((path) => variants.map((headers) => [path, headers] as const));
  for (const [path, headers] of all) await ask(path, headers);
  content.version = 2;
  for (const [path, headers] of all) expect(await ask(path, headers)).toMatchObject({ cache: 'HIT', page: 'v1' });
  await purge(['site-1001-hall-8']);
  for (const [path, headers] of all)
    expect([path, await ask(path, headers)]).toEqual([
      path,
      { status: 200, cache: 'HIT', page: halls.includes(path) ? 'v2' : 'v1' },
    ]);
  await purge(['site-1001']);
  for (const [path, headers] of all) expect(await ask(path, headers)).toMatchObject({ cache: 'HIT', page: 'v2' });
});

test('[OPS-06] visitors cannot renew copies, nor give another variant to others by naming it', async () => {
  const { content, ask } = await build({ freshMs: LONG, staleMs: LONG, errorMs: LONG });
  await ask('/faq');
  content.version = 2;
  for (const secret of ['', '1', `${SECRET} `.slice(1), 'write the secret here'])
    expect(await ask('/faq', { 'x-cache-refresh': secret })).toMatchObject({ cache: 'HIT', page: 'v1' });
  await ask('/faq?_variant=mobile.en.USD..');
  await ask('/faq?_variant=desktop.zh...&_variant=mobile.en.USD..');
  expect(await ask('/faq')).toMatchObject({ cache: 'HIT', page: 'v1' });
});
