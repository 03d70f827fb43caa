import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { sandboxPerTest, record } from '../testing/client.fixtures.ts';
import { triggers } from './triggers/index.ts';

const { here, client } = sandboxPerTest();

const undo = (done: Record<string, unknown>) => client.control(`/undo/${String(done['undo'])}`, {});
const site = { site_id: 1001 } as const;
const codeOf = async (call: typeof calls.siteDetail) => (await client.send(call, site)).code;

test('[SBX-04] every trigger describes a form whose proposals make an order that it takes', async () => {
  const { options } = await client.control('/triggers');
  for (const { name, fields, shape } of triggers) {
    const order = Object.fromEntries(
      fields
        .filter(({ optional }) => optional !== true)
        .map(({ name: field, kind, value, options: source }) => {
          const offered = typeof source === 'string' ? record(options)[source] : source;
          const first = Array.isArray(offered) ? String(record(offered[0])['value']) : '';
          const text = value ?? first;
          return [field, kind === 'number' ? Number(text) : kind === 'json' ? JSON.parse(text) : text];
        }),
    );
    expect({ name, problem: shape.safeParse(order).error }).toEqual({ name, problem: undefined });
    const done = await client.control(`/${name}`, order);
    expect({ name, ...done }).toMatchObject({ name, ok: true, said: expect.any(String) });
  }
  expect((await client.control('/clear', {}))['ok']).toBe(true);
  expect(await codeOf(calls.siteDetail)).toBe('100');
});

test('[SBX-04] what holds is listed, and taken back one by one', async () => {
  const closing = await client.control('/closed', {});
  const breaking = await client.control('/refusal', { call: 'siteDetail', code: '998', message: 'No' });
  expect(await codeOf(calls.siteDetail)).toBe('998');
  expect((await client.control('/actions'))['actions']).toMatchObject([
    { said: 'siteDetail is refused with 998', inForce: true, undoable: true },
    { said: 'The site is closed', inForce: true, undoable: true },
  ]);
  expect(await undo(breaking)).toMatchObject({ ok: true, said: 'Taken back: siteDetail is refused with 998' });
  const { data } = await client.send(calls.siteDetail, site);
  expect(data).toMatchObject({ siteInfo: { siteClosed: 1 } });
  await undo(closing);
  expect(here.sandbox.world.flags.get('closed')).toBe(false);
  expect(await undo(closing)).toHaveProperty('problem');
});

test('[SBX-04] a fault that struck as often as it should is over', async () => {
  await client.control('/refusal', { call: 'siteDetail', code: '998', times: 1 });
  await codeOf(calls.siteDetail);
  expect((await client.control('/actions'))['actions']).toMatchObject([{ inForce: false, undoable: false }]);
});

test('[SBX-04] maintenance and latency taken back leave what held before', async () => {
  await client.control('/maintenance', { gp_id: 'GPJD', end_at: '2026-01-20 10:00:00' });
  const again = await client.control('/maintenance', { gp_id: 'GPJD', on: false });
  expect(here.sandbox.world.maintenance.of('GPJD')).toBeUndefined();
  await undo(again);
  expect(here.sandbox.world.maintenance.of('GPJD')).toEqual({ startAt: null, endAt: Date.UTC(2026, 0, 20, 14) });
});

test('[SBX-04] an expired login is refused, and works again when that is taken back', async () => {
  const token = await client.signIn();
  const ended = await client.control('/session', { account: 'lucky88', action: 'expire' });
  expect((await client.send(calls.profile, {}, token)).status).toBe(401);
  await undo(ended);
  expect((await client.send(calls.profile, {}, token)).status).toBe(200);
  await client.control('/session', { account: 'lucky88', action: 'rotate' });
  expect((await client.send(calls.profile, {}, token)).newToken).toMatch(/^[\w-]{43}$/);
});

test('[SBX-04] money goes and comes back, and the jackpot grows', async () => {
  const given = await client.control('/cash', { account: 'river77', amount: '10' });
  expect(given).toMatchObject({ balance: '2510.00', said: 'river77 got 10.00 USD' });
  await undo(given);
  expect(await client.control('/ledger/river77')).toMatchObject({ total: '2500.00', problems: [] });
  const before = here.sandbox.world.jackpot.total('RMB');
  const grown = await client.control('/jackpot', { currency: 'RMB', amount: 5 });
  expect(here.sandbox.world.jackpot.total('RMB') - before).toBe(500n);
  await undo(grown);
  expect(here.sandbox.world.jackpot.total('RMB')).toBe(before);
});

test('[SBX-04] banners, customer service and the newest build change and change back', async () => {
  const ids = async () => {
    const { data } = await client.send(calls.carouselPicture, { ...site, use_type: 0 });
    const list = record(data)['web_carousel_picture_list'];
    return Array.isArray(list) ? list.map((banner) => record(banner)['id']) : [];
  };
  const service = async () =>
    record(record(record((await client.send(calls.siteDetail, site)).data)['env_config'])['customerUrl'])['en_US'];
  const build = async () => (await client.control('/builds/latest.json'))['id'];
  const all = await ids();
  const done = [
    await client.control('/banners', { show: 'reversed' }),
    await client.control('/service-link', { url: 'https://help.example/' }),
    await client.control('/version', { id: 'newer' }),
  ];
  expect([await ids(), await service(), await build()]).toEqual([all.toReversed(), 'https://help.example/', 'newer']);
  for (const one of done) await undo(one);
  expect(await ids()).toEqual(all);
  expect(await service()).toContain('/service?lang=en_US');
  expect(await build()).toBeUndefined();
});

test('[SBX-04] members are shown with money and sessions, and with nothing that opens one', async () => {
  const token = await client.signIn();
  const { members } = await client.control('/members');
  expect(members).toContainEqual(
    expect.objectContaining({
      account: 'lucky88',
      total: '88888.88',
      sessions: [expect.objectContaining({ tokens: [expect.objectContaining({ mark: expect.any(String) })] })],
    }),
  );
  expect(JSON.stringify(members)).not.toContain(token);
  expect(JSON.stringify(members)).not.toMatch(/[\w-]{40}/);
});

test.each([
  ['/refusal', { call: 'nothing', code: '1' }, 404],
  ['/service-link', { url: 'javascript:alert(1)' }, 400],
  ['/version', { id: '../x' }, 400],
  ['/jackpot', { currency: 'EUR', amount: 1 }, 400],
  ['/jackpot', { currency: 'RMB', amount: -1 }, 400],
  ['/event', { channel: 'web_member', event: 'nothing' }, 400],
  ['/undo/77', {}, 404],
  ['/scenario/nothing', {}, 404],
])('%s with %j is answered with the problem', async (path, body, status) => {
  const response = await client.post(`/control${path}`, body);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ problem: expect.any(String) });
});
