import { expect, test } from 'vitest';
import { fakeStorage } from '../../testing/index.ts';
import { createStorage, keysRemovedOnLogout, memoryArea, type RawArea } from './storage.ts';

test('[STORE-02] [STORE-08] [STORE-09] texts and flags are kept as the platform names them', () => {
  const storage = fakeStorage();
  for (const key of [
    'token',
    'member_id',
    'member_account',
    'currency',
    'member_type',
    'site_name',
    'isV3Ver',
  ] as const) {
    storage.set(key, 'x 1');
    expect(storage.local.getItem(key)).toBe('x 1');
    expect(storage.get(key)).toBe('x 1');
  }
  storage.set('pwa', true);
  storage.set('demoGameEnable', false);
  expect([storage.local.getItem('pwa'), storage.local.getItem('demoGameEnable')]).toEqual(['1', '0']);
  expect([storage.get('pwa'), storage.get('demoGameEnable')]).toEqual([true, false]);
});

test('[STORE-03] the maintenance interval is JSON with start_at and end_at', () => {
  const storage = fakeStorage();
  storage.set('maintain_interval', { start_at: 'a', end_at: 'b' });
  expect(storage.local.getItem('maintain_interval')).toBe('{"start_at":"a","end_at":"b"}');
  storage.local.setItem('maintain_interval', '{"start_at":1,"end_at":"b","x":2}');
  expect(storage.get('maintain_interval')).toEqual({ end_at: 'b' });
});

test('[STORE-05x] an unsafe waiting address is not read', () => {
  const storage = fakeStorage();
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '/relative', '']) {
    storage.local.setItem('waitingUrl', url);
    expect(storage.get('waitingUrl')).toBeUndefined();
  }
  storage.set('waitingUrl', 'https://games.test/a?b=1');
  expect(storage.get('waitingUrl')).toBe('https://games.test/a?b=1');
});

test('[STORE-06] only the three placeholder windows are read', () => {
  const storage = fakeStorage();
  for (const name of ['gameWindow', 'depositWindow', 'fpWindow'] as const) {
    storage.set('waitingWindow', name);
    expect(storage.get('waitingWindow')).toBe(name);
  }
  storage.local.setItem('waitingWindow', 'otherWindow');
  expect(storage.get('waitingWindow')).toBeUndefined();
});

test("[STORE-07] isPlay is '1' or '0', never true or false, and absent reads as not playing", () => {
  const storage = fakeStorage();
  expect(storage.get('isPlay')).toBe(false);
  storage.set('isPlay', true);
  expect(storage.local.getItem('isPlay')).toBe('1');
  expect(storage.get('isPlay')).toBe(true);
  storage.set('isPlay', false);
  expect(storage.local.getItem('isPlay')).toBe('0');
  storage.local.setItem('isPlay', 'true');
  expect(storage.get('isPlay')).toBe(false);
});

test('[STORE-11] skipReloadGetInfo counts in either area and is written for this tab only', () => {
  const storage = fakeStorage();
  expect(storage.get('skipReloadGetInfo')).toBeUndefined();
  storage.local.setItem('skipReloadGetInfo', 'yes');
  expect(storage.get('skipReloadGetInfo')).toBe(true);
  storage.remove('skipReloadGetInfo');
  expect(storage.local.getItem('skipReloadGetInfo')).toBeNull();
  storage.set('skipReloadGetInfo', true);
  expect(storage.session.getItem('skipReloadGetInfo')).toBe('1');
  expect(storage.local.getItem('skipReloadGetInfo')).toBeNull();
});

test('[STORE-12] the close time of the pop-up promotion is kept per tab', () => {
  const storage = fakeStorage();
  storage.set('popUpDiscountModalCloseTime', 1_767_225_600_000);
  expect(storage.session.getItem('popUpDiscountModalCloseTime')).toBe('1767225600000');
  expect(storage.local.getItem('popUpDiscountModalCloseTime')).toBeNull();
  expect(storage.get('popUpDiscountModalCloseTime')).toBe(1_767_225_600_000);
});

test.each([
  ['maintain_interval', '{"start_at"'],
  ['maintain_interval', 'null'],
  ['maintain_interval', '[]'],
  ['window-msg', '{"data":1}'],
  ['window-msg', 'x'],
  ['isPlay', '2'],
  ['pwa', 'maybe'],
  ['token', 'null'],
  ['token', ''],
  ['member_id', 'undefined'],
  ['popUpDiscountModalCloseTime', '-1'],
  ['popUpDiscountModalCloseTime', '1e9'],
] as const)('[STORE-20x] %s with %j is dropped and removed', (key, text) => {
  const storage = fakeStorage();
  const area = key === 'popUpDiscountModalCloseTime' ? storage.session : storage.local;
  area.setItem(key, text);
  expect(storage.get(key) ?? false).toBe(false);
  expect(area.getItem(key)).toBeNull();
});

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};
const silent = { onExternalChange: () => () => undefined };

test('[STORE-20x] blocked storage falls back to memory', () => {
  const storage = createStorage({ local: blocked, session: blocked, ...silent });
  expect(storage.get('token')).toBeUndefined();
  storage.set('token', 't');
  storage.set('popUpDiscountModalCloseTime', 5);
  expect([storage.get('token'), storage.get('popUpDiscountModalCloseTime')]).toEqual(['t', 5]);
  storage.remove('token');
  expect(storage.get('token')).toBeUndefined();
});

test('[STORE-20x] every single access may throw', () => {
  const area: RawArea = { getItem: blocked, setItem: blocked, removeItem: blocked };
  const storage = createStorage({ local: () => area, session: () => area, ...silent });
  expect(storage.get('token')).toBeUndefined();
  storage.set('token', 't');
  expect(storage.get('token')).toBe('t');
  storage.remove('token');
  expect(storage.get('token')).toBeUndefined();
});

test('[STORE-20x] full storage keeps the newest value of a key, and removing it removes the old one too', () => {
  const area = memoryArea();
  let full = false;
  const local: RawArea = { ...area, setItem: (key, value) => (full ? blocked() : area.setItem(key, value)) };
  const storage = createStorage({ local: () => local, session: memoryArea, ...silent });
  storage.set('token', 'old');
  full = true;
  storage.set('token', 'new');
  expect(storage.get('token')).toBe('new');
  storage.remove('token');
  expect(storage.get('token')).toBeUndefined();
  expect(area.getItem('token')).toBeNull();
  full = false;
  storage.set('token', 'again');
  expect(area.getItem('token')).toBe('again');
});

test('[STORE-01] a change in another tab is reported and read', () => {
  const storage = fakeStorage();
  const heard: unknown[] = [];
  const stop = storage.onChange('token', () => heard.push(storage.get('token')));
  storage.fromOtherTab('token', 't');
  storage.fromOtherTab('member_id', '1');
  storage.fromOtherTab('token', null);
  stop();
  storage.fromOtherTab('token', 'later');
  expect(heard).toEqual(['t', undefined]);
});

test('[STORE-20x] logout removes the named keys and keeps the others', () => {
  expect([...keysRemovedOnLogout].toSorted()).toEqual(
    `agent_type currency isPlay member_account member_id member_type popUpDiscountModalCloseTime skipReloadGetInfo token waitingUrl
     waitingWindow welcome`.split(/\s+/),
  );
});
