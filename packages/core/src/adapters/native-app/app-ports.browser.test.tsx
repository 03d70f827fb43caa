import { afterEach, expect, test } from 'vitest';
import { testConfig } from '../../testing/index.ts';
import { createAppPorts } from './index.ts';
import { fakePlugins } from './native-app.fixtures.ts';

afterEach(() => localStorage.clear());

test('[GEN-08] in a page of the app the token is in secure storage, a game in the app, and a late token reaches the session', async () => {
  const fake = fakePlugins();
  const options = { config: testConfig(), branch: 'production' };
  localStorage.setItem('member_id', '42');
  localStorage.setItem('token', 'old');
  const first = await createAppPorts(options, fake.plugins);
  expect(first.storage.get('token')).toBe('old');
  await expect.poll(() => [localStorage.getItem('token'), fake.secure.get('token')]).toEqual([null, 'old']);
  expect([first.device.nativeBridge, first.device.inAppWindows]).toEqual([true, true]);
  first.windows.open('gameWindow', 'https://provider.test/game');
  await expect.poll(() => fake.log.at(-1)).toBe('view https://provider.test/game');

  fake.break('get');
  const locked = await createAppPorts(options, fake.plugins);
  const heard: unknown[] = [];
  const stop = locked.storage.onChange('token', (token) => heard.push(token));
  expect(locked.storage.get('token')).toBeUndefined();
  fake.mend();
  fake.emit('appStateChange', { isActive: false });
  fake.emit('appStateChange', { isActive: true });
  await expect.poll(() => heard).toEqual(['old']);
  expect(locked.storage.get('token')).toBe('old');
  // Another page of the site in this web view cannot put its token in place of it.
  dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'other', storageArea: localStorage }));
  dispatchEvent(new StorageEvent('storage', { key: 'isPlay', newValue: '0', storageArea: localStorage }));
  expect(heard).toEqual(['old']);
  stop();
});
