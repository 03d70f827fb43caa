import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { settle, testDeps } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
import { createSession } from '../session/index.ts';
import { endRefusal } from './devices.codes.ts';
import { deviceQueries, endDevice, endOtherDevices } from './index.ts';

beforeAll(() => Promise.all([import('./devices.api.ts'), import('@housefront/contract/endpoint')]));

const LIST = '/api/member/device';
const END = '/api/member/device/end';
const END_OTHERS = '/api/member/device/end_others';
const platform = usePlatform();

/** Two documents of one member on two devices. */
const setUp = async () => {
  await platform.client.control('/scenario/several-devices', {});
  const mine = platform.deps({ member: 'lucky88' });
  const { members, sessions } = platform.sandbox.world;
  const { id } = members.byAccount('lucky88') ?? { id: 0 };
  const { token } = sessions.start(id, undefined, { browser: '<b>Safari</b> 18', system: 'iOS', keepOthers: true });
  const other = platform.deps();
  for (const key of ['member_id', 'member_account', 'currency'] as const)
    other.ports.storage.set(key, mine.ports.storage.get(key) ?? '');
  other.ports.storage.set('token', token);
  const session = createSession(other);
  await session.start();
  await settle();
  const list = () => mine.queryClient.fetchQuery(deviceQueries(mine).devices());
  return { mine, other, session, list };
};

test('[PLT-05] devices are listed as plain text; an unknown fact is unknown', async () => {
  const { list } = await setUp();
  const devices = await list();
  expect(devices.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toContainEqual([
    'Safari 18',
    'iOS',
    false,
  ]);
  expect(devices.find(({ isCurrent }) => isCurrent)).toMatchObject({ browser: '', system: '', place: '', address: '' });
});

test('[PLT-05] every fact of a device is shown without tags; a time that is not known is none', async () => {
  const deps = testDeps({ token: 't' });
  const facts = {
    browser: 'Chrome &amp; co',
    system: '<i>iOS</i>',
    place: '<b>Caracas</b>',
    address: '<b>10.0.0.1</b>',
  };
  deps.ports.http.ok(calls.devices, {
    list: [
      { id: 'd1', ...facts, created_at: '2025-12-31 20:00:00', used_at: '', is_current: 1 },
      { id: 'd2', browser: '', system: '', place: '', address: '', created_at: '', used_at: '', is_current: 0 },
    ],
  });
  const unknown = { browser: '', system: '', place: '', address: '', signedInAt: null, usedAt: null };
  expect(await deps.queryClient.fetchQuery(deviceQueries(deps).devices())).toEqual([
    {
      id: 'd1',
      browser: 'Chrome & co',
      system: 'iOS',
      place: 'Caracas',
      address: '10.0.0.1',
      signedInAt: { kind: 'known', at: Date.UTC(2026, 0, 1) },
      usedAt: null,
      isCurrent: true,
    },
    { id: 'd2', ...unknown, isCurrent: false },
  ]);
});

test('[ERR-04x] a list that could not be asked for is reported nowhere, and is given up when nothing waits for it', async () => {
  const deps = testDeps({ token: 't' });
  expect(await readOutcome(deps, deviceQueries(deps).devices(), LIST)).toEqual(quiet);
});

test.each([
  ['one', END, 'devices.ended', [{ id: 'd2' }]],
  ['all others', END_OTHERS, 'devices.others_ended', [{}]],
] as const)(
  '[PLT-05] after ending %s, done or refused, the member reads so and the list is read again',
  async (which, path, key, sent) => {
    const deps = testDeps({ token: 't' });
    const { http } = deps.ports;
    http.ok(calls.devices, { list: [] });
    const end = () => (which === 'one' ? endDevice(deps, 'd2') : endOtherDevices(deps));
    const options = deviceQueries(deps).devices();
    const isStale = () => deps.queryClient.getQueryState(options.queryKey)?.isInvalidated;
    await deps.queryClient.fetchQuery(options);
    http.on(path, { json: { code: '100', message: '', data: null } });
    expect([Boolean(await end()), isStale(), http.bodies(path)]).toEqual([true, true, sent]);
    await deps.queryClient.fetchQuery(options);
    http.code(path, '555', 'words');
    expect([Boolean(await end()), isStale()]).toEqual([false, true]);
    http.hold(path);
    const ended = end();
    await expect.poll(() => http.sent(path).length).toBe(3);
    deps.calls.cancelAll();
    expect(Boolean(await ended)).toBe(false);
    expect(deps.heard('message')).toEqual([
      { kind: 'success', key },
      { kind: 'error', text: 'words' },
    ]);
    expect(deps.heard('failure')).toEqual([]);
  },
);

test.each(['one', 'all others'])(
  '[PLT-05] ending %s signs the member out there with the next call, here not',
  async (which) => {
    const { mine, other, session, list } = await setUp();
    const [found] = (await list()).filter(({ isCurrent }) => !isCurrent);
    expect(session.isMember()).toBe(true);
    expect(Boolean(await (which === 'one' ? endDevice(mine, found?.id ?? '') : endOtherDevices(mine)))).toBe(true);
    expect(await list()).toHaveLength(1);
    await other.queryClient.fetchQuery(deviceQueries(other).devices()).catch(() => null);
    expect([session.isMember(), other.ports.storage.get('token')]).toEqual([false, undefined]);
    expect(other.heard('logout')).toEqual([{ reason: 'expired' }]);
    expect(mine.ports.storage.get('token')).toEqual(expect.any(String));
  },
);

test.each([
  [null, { since: null, passkeys: [] }],
  [{}, { since: null, passkeys: [] }],
  [
    { since: 'soon', passkeys: 'none' },
    { since: { kind: 'unknown' }, passkeys: [] },
  ],
  [
    { since: '2025-12-31 20:00:00', passkeys: [{ id: 7, name: '<b>Phone</b>', created_at: '' }, { id: 8 }] },
    { since: { kind: 'known', at: Date.UTC(2026, 0, 1) }, passkeys: ['Phone', ''] },
  ],
])('[SEC-10] of the answer %j to ending all others the names of added passkeys are read', async (data, read) => {
  const deps = testDeps({ token: 't' });
  deps.ports.http.on(END_OTHERS, { json: { code: '100', message: '', data } });
  expect(await endOtherDevices(deps)).toEqual(read);
});

test('[PLT-05] a device that is gone is not an error; other codes have the words of the platform', () => {
  const refused = (code: string) => ({ kind: 'refused', code, message: 'words' }) as const;
  expect(endRefusal(refused('101'))).toEqual({ kind: 'info', key: 'devices.gone' });
  expect(endRefusal(refused('555'))).toEqual({ kind: 'error', text: 'words' });
});
