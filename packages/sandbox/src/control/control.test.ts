import { calls } from '@housefront/contract/calls';
import { expect, test, vi } from 'vitest';
import { sandboxPerTest, deviceInfo } from '../testing/client.fixtures.ts';
import { within } from '../testing/once.fixtures.ts';

const { here, client } = sandboxPerTest();

const ask = (headers = {}) => client.post('/api/v2/get_jackpot', { currency: 'RMB' }, headers);
const fault = (mode: string, more = {}) => client.control('/fault', { path: '/v2/get_jackpot', mode, ...more });

test.each([
  ['http500', 500, (text: string) => JSON.parse(text).code === '500'],
  ['html', 200, (text: string) => text.startsWith('<!doctype html>')],
  ['empty', 200, (text: string) => text === ''],
  ['truncated', 200, (text: string) => text.startsWith('{"header"') && !text.endsWith('}')],
  ['wrong-types', 200, (text: string) => Array.isArray(JSON.parse(text).body.jackpot_amount_total)],
  ['slow-drip', 200, (text: string) => JSON.parse(text).header.status === '100'],
  ['reset', 502, () => true],
  ['unauthorised', 401, (text: string) => JSON.parse(text).code === '401'],
  ['other-form', 200, (text: string) => JSON.parse(text).code === '100' && JSON.parse(text).data !== undefined],
])('the fault %s strikes the named call, as often as ordered', async (mode, status, fits) => {
  expect(await fault(mode, { times: 1 })).toMatchObject({ ok: true, undo: expect.any(Number) });
  const broken = await ask();
  expect(broken.status).toBe(status);
  expect(await broken.text()).toSatisfy(fits);
  expect(await (await ask()).json()).toMatchObject({ header: { status: '100' } });
});

test('a code can be ordered for every call until it is cleared', async () => {
  await client.control('/fault', { path: '*', mode: 'code', code: '998', message: 'no' });
  expect(await (await ask()).json()).toEqual({ code: '998', message: 'no', data: null });
  expect((await client.send(calls.siteDetail, { site_id: 1 })).code).toBe('998');
  expect((await client.control('/calls'))['calls']).toMatchObject([{ code: '998' }, { code: '998' }]);
  await client.control('/clear', {});
  expect((await client.send(calls.siteDetail, { site_id: 1 })).code).toBe('100');
});

test('a whole provider can be broken without the platform', async () => {
  await client.control('/fault', { path: '/provider/*', mode: 'http500' });
  expect((await here.sandbox.app.request('/provider/play?token=x')).status).toBe(500);
  expect((await ask()).status).toBe(200);
});

test('a hanging call is let go when the faults are cleared', async () => {
  await fault('hang', { times: 1 });
  const answered = vi.fn<() => void>();
  const hanging = ask().then((response) => {
    answered();
    return response.status;
  });
  // Its body is read first; the fault is used up when it strikes.
  await vi.waitFor(
    async () => expect(await client.control('/actions')).toMatchObject({ actions: [{ inForce: false }] }),
    10_000,
  );
  expect(answered).not.toHaveBeenCalled();
  await client.control('/clear', {});
  expect(await within('the let-go answer', hanging)).toBe(504);
});

test('over the network a reset cuts the connection', async () => {
  const listening = await here.sandbox.listen({ port: 0 });
  await fault('reset', { times: 1 });
  const send = () =>
    fetch(`http://127.0.0.1:${listening.port}/api/v2/get_jackpot`, { method: 'POST', body: '{"currency":"RMB"}' });
  await expect(within('the reset', send())).rejects.toThrow('fetch failed');
  expect((await send()).status).toBe(200);
  await listening.close();
});

test('latency delays calls to a path only', async () => {
  vi.useFakeTimers();
  try {
    await client.control('/latency', { path: '/v2/get_jackpot', ms: 5_000 });
    const answered = vi.fn<() => void>();
    const slow = ask().then(answered);
    expect((await client.send(calls.siteDetail, { site_id: 1 })).ok).toBe(true);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await slow;
    expect(answered).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test('recent calls are listed without passwords, tokens and captcha answers', async () => {
  const token = await client.signIn();
  await client.send(calls.login, {
    account: 'lucky88',
    password: 'Hunter2',
    site_id: 1,
    answer: 'Zx9',
    captcha_token: 'tok',
    ...deviceInfo,
  });
  const { calls: seen } = await client.control('/calls');
  expect(seen).toContainEqual(
    expect.objectContaining({ path: '/api/login', code: '105', status: 200, method: 'POST' }),
  );
  const text = JSON.stringify(seen);
  for (const secret of ['Hunter2', 'Lucky888', 'Zx9', '"tok"', token]) expect(text).not.toContain(secret);
  expect(text).toContain('lucky88');
  expect(await client.control(`/calls?since=${Date.UTC(2100, 0)}`)).toEqual({ calls: [] });
});

test('cash can be given and taken, but no purse goes below zero', async () => {
  expect(await client.control('/cash', { account: 'river77', amount: 0.5 })).toMatchObject({ balance: '2500.50' });
  expect(await client.control('/cash', { account: 'river77', gp_id: 'GPJD', amount: '7' })).toMatchObject({
    balance: '7.00',
  });
  expect(await client.control('/cash', { account: 'river77', amount: -9999 })).toHaveProperty('problem');
  expect(await client.control('/ledger/river77')).toMatchObject({ total: '2507.50', problems: [] });
});

test.each([
  ['/cash', { account: 'nobody', amount: 1 }, 404],
  ['/cash', { account: 'lucky88', amount: 'much' }, 400],
  ['/fault', { path: '*', mode: 'explode' }, 400],
  ['/maintenance', { gp_id: 'GPXX', on: true }, 404],
  ['/maintenance', { gp_id: 'GPJD', on: true, end_at: 'soon' }, 400],
  ['/session', { account: 'lucky88', action: 'what' }, 400],
  ['/latency', { ms: -1 }, 400],
  ['/closed', 'no json', 400],
])('%s with %j is answered with the problem', async (path, body, status) => {
  const response = await client.post(`/control${path}`, body);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ problem: expect.any(String) });
});

test('pages of other origins and other host names cannot use the control interface', async () => {
  const body = JSON.stringify({ on: true });
  const send = async (url: string, headers: Record<string, string>) =>
    (await here.sandbox.app.request(url, { method: 'POST', body, headers })).status;
  expect(await send('http://localhost:4300/control/closed', { origin: 'https://evil.test' })).toBe(403);
  expect(await send('http://localhost:4300/control/closed', { origin: 'null' })).toBe(403);
  expect(await send('http://rebound.evil.test:4300/control/closed', {})).toBe(403);
  expect(here.sandbox.world.flags.get('closed')).toBe(false);
  expect(await send('http://127.0.0.1:4300/control/closed', { origin: 'http://localhost:4101' })).toBe(200);
});

test('[SBX-01] a reset leaves nothing but the seeded members', async () => {
  const token = await client.signIn();
  await client.control('/cash', { account: 'lucky88', amount: 5 });
  await client.control('/fault', { path: '*', mode: 'http500' });
  expect(await client.control('/reset', {})).toEqual({ ok: true });
  expect((await client.send(calls.profile, {}, token)).code).toBe('401');
  expect(await client.control('/ledger/lucky88')).toMatchObject({ total: '88888.88', playing: null, problems: [] });
  expect(await client.signIn()).not.toBe(token);
});
