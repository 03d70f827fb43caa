import { expect, test, vi } from 'vitest';
import { NetworkPurgeError, type NetworkPurge } from '../network/purge/network-purge.ts';
import { createMemoryState } from '../shared/memory-state.ts';
import type { SharedState } from '../shared/shared-state.ts';
import { captureLog, gatewayOf, manualClock, pageOf } from '../sites/site.fixtures.ts';
import { createPrivateApp } from './createPrivateApp.ts';
import { signPurge } from './purge-signature.ts';

const KEY = 'x'.repeat(43);
const START = 1_700_000_000_000;
const BODY = '{"tags":["site-1001-page-home"]}';

function setup(over: Partial<SharedState> = {}, key: string | null = KEY, copies?: NetworkPurge) {
  const clock = manualClock(START);
  const purged = vi.fn<SharedState['purge']>(() => Promise.resolve());
  const shared = { ...createMemoryState(clock), purge: purged, ...over };
  const { logger, lines } = captureLog();
  const app = createPrivateApp({
    prometheus: undefined,
    host: '127.0.0.1',
    purge: { shared, clock, logger, key: key ?? undefined, copies },
  });
  const send = async (body: string, signature?: string) => {
    const headers = signature === undefined ? undefined : { 'x-housefront-signature': signature };
    const answer = await app.request('/_purge', { method: 'POST', body, ...(headers && { headers }) });
    return [answer.status, await answer.json()];
  };
  const sign = (body: string, now = START, signedWith = KEY) => signPurge({ key: signedWith, body, now });
  return { send, sign, purged, clock, lines };
}

const REFUSED = [401, { error: 'x-housefront-signature is missing, wrong or older than a minute.' }];

test('[OPS-05] a signed purge goes to all gateways, each tag once', async () => {
  const { send, sign, purged } = setup();
  const body = '{"tags":["site-1001-page-home","site-1001-hall-8","site-1001-page-home"]}';
  const tags = ['site-1001-page-home', 'site-1001-hall-8'];
  expect(await send(body, sign(body))).toEqual([200, { purged: tags }]);
  expect(purged.mock.calls).toEqual([[tags]]);
});

test('[OPS-05] the signature is the one of the documentation', () => {
  // printf '1700000000.%s' "$body" | openssl dgst -sha256 -hmac "$PURGE_KEY"
  expect(signPurge({ key: KEY, body: BODY, now: START })).toBe(
    't=1700000000,v1=6dd148f8a2b0a012113282e32ed1a015f8111db0d1fbdef21643fe3628a99169',
  );
});

test('[OPS-05] without a valid signature of the last minute nothing is purged', async () => {
  const { send, sign, purged, clock } = setup();
  const good = sign(BODY);
  const wrong = [
    undefined,
    '',
    'v1=00',
    good.slice(0, -1),
    `${good}0`,
    good.toUpperCase(),
    sign(BODY, START, 'y'.repeat(43)),
    sign('{"tags":["site-1001"]}'),
    good.replace('t=1700000000', 't=1700000001'),
    sign(BODY, START - 61_000),
    sign(BODY, START + 61_000),
  ];
  for (const signature of wrong) expect([signature, await send(BODY, signature)]).toEqual([signature, REFUSED]);
  expect((await send(BODY, good))[0]).toBe(200);
  clock.advance(61_000);
  // Recorded and sent again.
  expect(await send(BODY, good)).toEqual(REFUSED);
  expect(purged).toHaveBeenCalledTimes(1);
});

test.each([
  'no JSON',
  '[]',
  '{}',
  '{"tags":[]}',
  '{"tags":"site-1001"}',
  '{"tags":["1001"]}',
  '{"tags":["site-1001 site-1002"]}',
  '{"tags":["site-1001\\r\\nx: y"]}',
  '{"tags":["#base"]}',
  `{"tags":["site-${'1'.repeat(200)}"]}`,
  `{"tags":${JSON.stringify(Array.from({ length: 257 }, (_, index) => `site-${index}`))}}`,
  '{"tags":["site-1001"],"all":true}',
])('[OPS-05] a signed body such as %s is refused', async (body) => {
  const { send, sign, purged } = setup();
  expect(await send(body, sign(body))).toEqual([400, { error: expect.stringMatching(/^Write \{ "tags": /) }]);
  expect(purged).not.toHaveBeenCalled();
});

test('[OPS-05] a body of a megabyte is refused', async () => {
  const { send, sign } = setup();
  const body = ' '.repeat(1024 * 1024);
  expect(await send(body, sign(body))).toEqual([413, { error: 'The body is too large.' }]);
});

test('[OPS-05] without a key nothing can be purged', async () => {
  const { send, sign, purged } = setup({}, null);
  expect(await send(BODY, sign(BODY))).toEqual([404, { error: 'Set PURGE_KEY to purge pages.' }]);
  expect(purged).not.toHaveBeenCalled();
});

test('[OPS-05] a purge that other gateways do not know of is to be sent again, and the log says why', async () => {
  const { send, sign, lines } = setup({ purge: () => Promise.reject(new Error('the shared store cannot be reached')) });
  expect(await send(BODY, sign(BODY))).toEqual([
    503,
    { error: 'Only this gateway has purged these pages. Send it again.' },
  ]);
  expect(lines.join('')).toContain('the shared store cannot be reached');
});

test('[OPS-05] a purge reaches the pages of a gateway, and the renderer uses no earlier answers', async () => {
  const versions: (number | undefined)[] = [];
  const { get, shared } = gatewayOf({
    render: (request) => {
      versions.push(request.dataVersion);
      return Promise.resolve({ ...pageOf(request), html: `rendering ${versions.length}` });
    },
  });
  const text = async (path: string) => (await get(path)).text();
  expect([await text('/'), await text('/'), await text('/gameHall/8')]).toEqual([
    'rendering 1',
    'rendering 1',
    'rendering 2',
  ]);
  await shared.purge(['site-1001-hall-8', 'site-1002']);
  expect([await text('/'), await text('/gameHall/8')]).toEqual(['rendering 1', 'rendering 3']);
  await shared.purge(['site-1001-language-zh_cn']);
  expect([await text('/'), await text('/gameHall/8')]).toEqual(['rendering 4', 'rendering 5']);
  expect(versions).toEqual([0, 0, 1, 2, 2]);
});

test.each([
  [200, true],
  [404, true],
  [403, false],
  [410, false],
  [429, false],
  [500, false],
  [503, false],
])('[OPS-05] whether an answer with status %i is kept: %s', async (status, isKept) => {
  let rendered = 0;
  const { get } = gatewayOf({
    render: (request) => {
      rendered += 1;
      return Promise.resolve({ ...pageOf(request), status });
    },
  });
  await get('/');
  await get('/');
  expect(rendered).toBe(isKept ? 1 : 2);
});

test('[OPS-06] the network drops its copies after the gateways have purged, and one that does not is reported', async () => {
  const order: string[] = [];
  const drop = vi.fn<NetworkPurge['purge']>(() => {
    order.push('network');
    return Promise.resolve();
  });
  const purged = vi.fn<SharedState['purge']>(() => {
    order.push('gateways');
    return Promise.resolve();
  });
  const { send, sign, lines } = setup({ purge: purged }, KEY, { purge: drop });
  expect(await send(BODY, sign(BODY))).toEqual([200, { purged: ['site-1001-page-home'] }]);
  expect([order, drop.mock.calls[0]?.[0]]).toEqual([['gateways', 'network'], ['site-1001-page-home']]);
  drop.mockRejectedValueOnce(new NetworkPurgeError('refused'));
  expect((await send(BODY, sign(BODY)))[0]).toBe(502);
  expect(JSON.stringify(lines)).toContain('the network has not dropped its copies');
});
