import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import type { PushDevice } from '../../adapters/browser/push-device.ts';
import { success } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { followPush } from './index.ts';
import { pushMembers } from './push.fixtures.ts';

beforeAll(() => Promise.all([import('./push.api.ts'), import('@housefront/contract/endpoint')]));

const PUSH = '/api/member/push';
const STORE = '/api/member/push/store';
const DESTROY = '/api/member/push/destroy';
const platform = usePlatform();
const { member, letterTo, arrived } = pushMembers(platform);

test('[PLT-06] a platform with another key gets a new subscription of the same kinds, without a question', async () => {
  const { deps, choose, device, session, settings, current } = await member();
  await choose('letter', 'withdrawal');
  const former = current();
  const { subscription } = await settings();
  const other = 'B'.repeat(87);
  deps.ports.http.on(PUSH, success(calls.push, { public_key: other, subscription }));
  const asked: string[] = [];
  const made = await platform.client.control('/push-browser', {});
  const keys = { endpoint: String(made['endpoint']), p256dh: String(made['p256dh']), auth: String(made['auth']) };
  const renewed: PushDevice = {
    ...device,
    subscribe: (key) => {
      asked.push(key);
      return Promise.resolve(keys);
    },
  };
  await followPush({ ...deps, session }, { device: renewed })();
  expect(asked).toEqual([other]);
  expect(keys.endpoint).not.toBe(former?.endpoint);
  expect(deps.ports.http.bodies(STORE).at(-1)).toEqual({
    ...keys,
    kinds: ['letter', 'withdrawal'],
    language: 'zh_CN',
  });
  await letterTo('lucky88');
  expect(await arrived()).toEqual(['您有一封新站内信']);
});

test('[PLT-06] where the browser makes no subscription for another key, the notices end everywhere', async () => {
  const { deps, choose, device, session, current } = await member();
  await choose('letter');
  const refusing = { ...device, subscribe: () => Promise.resolve(null) };
  await followPush({ ...deps, session }, { device: refusing })();
  expect([current(), deps.ports.http.sent(DESTROY).length]).toEqual([null, 1]);
});

test('[PLT-06] the same key changes nothing at the platform', async () => {
  const { deps, choose, device, session, current } = await member();
  await choose('letter');
  const before = current();
  await followPush({ ...deps, session }, { device })();
  expect([current(), deps.ports.http.sent(STORE).length, deps.ports.http.sent(DESTROY).length]).toEqual([before, 1, 0]);
});
