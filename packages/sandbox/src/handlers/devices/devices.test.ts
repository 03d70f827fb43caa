import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { deviceInfo, record, sandboxPerTest } from '../../testing/client.fixtures.ts';

const { here, client } = sandboxPerTest();

const signIn = async (browser: string, account = 'lucky88', password = 'Lucky888') => {
  const form = { account, password, site_id: 1001, ...(await client.solve()), ...deviceInfo, browser };
  const response = await client.post('/api/login', form, { 'x-forwarded-for': '203.0.113.7' });
  return String(record(record(await response.json())['data'])['token']);
};
const list = async (token: string) =>
  record((await client.send(calls.devices, {}, token)).data)['list'] as Record<string, unknown>[];
const names = async (token: string) => (await list(token)).map(({ browser }) => browser);
const isIn = async (token: string) => (await client.send(calls.profile, {}, token)).status === 200;
const several = () => client.control('/scenario/several-devices', {});

test('[PLT-05] [RT-14] usually a sign-in ends the one before, and one device is listed', async () => {
  const first = await signIn('Chrome 140');
  const second = await signIn('Safari 18');
  expect(await names(second)).toEqual(['Safari 18']);
  expect(await isIn(first)).toBe(false);
});

test('[PLT-05] a platform that allows several devices lists them, the last used first, with the asking one marked', async () => {
  await several();
  const first = await signIn('Chrome 140');
  here.clock.advance(60_000);
  const second = await signIn('Safari 18');
  here.clock.advance(60_000);
  const seen = await list(first);
  expect(seen.map(({ browser, is_current }) => [browser, is_current])).toEqual([
    ['Chrome 140', 1],
    ['Safari 18', 0],
  ]);
  expect(seen[1]).toMatchObject({ system: 'Linux', address: '203.0.113.7', created_at: expect.any(String) });
  expect(await names(second)).toEqual(['Safari 18', 'Chrome 140']);
});

test('[PLT-05] an ended device is signed out there at once, and only there', async () => {
  await several();
  const [first, second, third] = [await signIn('Chrome 140'), await signIn('Safari 18'), await signIn('Edge 140')];
  const found = (await list(first)).find(({ browser }) => browser === 'Safari 18');
  expect((await client.send(calls.deviceEnd, { id: String(found?.['id']) }, first)).code).toBe('100');
  expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([true, false, true]);
  expect((await client.send(calls.deviceEnd, { id: String(found?.['id']) }, first)).code).toBe('101');
});

test('[PLT-05] all others end, this one stays', async () => {
  await several();
  const [first, second, third] = [await signIn('Chrome 140'), await signIn('Safari 18'), await signIn('Edge 140')];
  expect((await client.send(calls.deviceEndOthers, {}, second)).code).toBe('100');
  expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([false, true, false]);
  expect(await names(second)).toEqual(['Safari 18']);
});

test('[PLT-05] the devices of another member are neither listed nor ended', async () => {
  await several();
  const mine = await signIn('Chrome 140');
  const other = await signIn('Safari 18', 'river77', 'River777');
  expect(await names(other)).toEqual(['Safari 18']);
  const [found] = await list(mine);
  expect((await client.send(calls.deviceEnd, { id: String(found?.['id']) }, other)).code).toBe('101');
  expect((await client.send(calls.deviceEndOthers, {}, other)).code).toBe('100');
  expect(await isIn(mine)).toBe(true);
  for (const id of ['', 'x', '-1', '0', '1e0', '9007199254740993', '__proto__']) {
    expect((await client.send(calls.deviceEnd, { id }, other)).code).toBe('101');
  }
});

test('[PLT-05] a device that was idle for too long is not listed any more', async () => {
  await several();
  await signIn('Chrome 140');
  here.clock.advance(12 * 3_600_000);
  expect(await names(await signIn('Safari 18'))).toEqual(['Safari 18']);
});
