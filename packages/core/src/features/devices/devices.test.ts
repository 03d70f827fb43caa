import { beforeAll, expect, test } from 'vitest';
import { settle } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { createSession } from '../session/index.ts';
import { endRefusal } from './devices.codes.ts';
import { deviceQueries, endDevice, endOtherDevices } from './index.ts';

beforeAll(() => Promise.all([import('./devices.api.ts'), import('@housefront/contract/endpoint')]));

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

test.each(['one', 'all others'])(
  '[PLT-05] ending %s signs the member out there with the next call, here not',
  async (which) => {
    const { mine, other, session, list } = await setUp();
    const [found] = (await list()).filter(({ isCurrent }) => !isCurrent);
    expect(session.isMember()).toBe(true);
    expect(await (which === 'one' ? endDevice(mine, found?.id ?? '') : endOtherDevices(mine))).toBe(true);
    expect(await list()).toHaveLength(1);
    await other.queryClient.fetchQuery(deviceQueries(other).devices()).catch(() => null);
    expect([session.isMember(), other.ports.storage.get('token')]).toEqual([false, undefined]);
    expect(other.heard('logout')).toEqual([{ reason: 'expired' }]);
    expect(mine.ports.storage.get('token')).toEqual(expect.any(String));
  },
);

test('[PLT-05] a device that is gone is not an error; other codes have the words of the platform', () => {
  const refused = (code: string) => ({ kind: 'refused', code, message: 'words' }) as const;
  expect(endRefusal(refused('101'))).toEqual({ kind: 'info', key: 'devices.gone' });
  expect(endRefusal(refused('555'))).toEqual({ kind: 'error', text: 'words' });
});
