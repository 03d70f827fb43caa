import { expect, test, vi } from 'vitest';
import { inAppWindows } from '../../adapters/native-app/in-app-windows.ts';
import { fakePlugins } from '../../adapters/native-app/native-app.fixtures.ts';
import { settle } from '../../testing/index.ts';
import { facebook, providerUrl, setup, slotA } from './play.fixtures.ts';

test('[STORE-06] a game that ends leaves the name of another window that waits', async () => {
  const { play, ports, started } = setup();
  await started();
  ports.storage.set('waitingWindow', 'fpWindow');
  play.quit();
  await settle();
  expect(ports.storage.get('waitingWindow')).toBe('fpWindow');
});

test('[STORE-04] only a pop-up takes its address from the store', async () => {
  for (const options of [{ config: { playMode: 'modal' } }, { clientType: 'mobile' }] as const) {
    const { ports, started } = setup(options);
    await started();
    expect(ports.storage.local.getItem('waitingUrl')).toBeNull();
  }
});

test('[STORE-04] a pop-up that is gone when its address comes finds it in the store', async () => {
  const { play, ports } = setup();
  play.start(slotA);
  Object.assign(ports.windows, { get: () => undefined });
  await settle();
  expect(ports.storage.get('waitingUrl')).toBe(providerUrl);
  expect(() => play.quit()).not.toThrow();
});

test('[PLAY-08x] the wrapper is given addresses of its own windows only', async () => {
  const { ports, started } = setup({ nativeBridge: true, config: { playMode: 'modal' } });
  await started();
  expect([ports.device.posted, ports.windows.left]).toEqual([[], []]);
});

test('[PLAY-08x] where the wrapper does not take the address, this document goes there', async () => {
  const { ports, started } = setup({ clientType: 'app', nativeBridge: true });
  Object.assign(ports.device, { postToWrapper: () => false });
  await started();
  expect(ports.windows.left).toEqual([providerUrl]);
});

test('[GEN-08] [PLAY-38x] in the site’s own app a game runs in its browser and ends when the member closes that', async () => {
  const { play, ports, paths, started, status } = setup({ clientType: 'app', nativeBridge: true });
  const { plugins, log, closeByHand } = fakePlugins();
  const { browser } = plugins;
  const windows = inAppWindows({ base: { ...ports.windows }, browser, clock: ports.clock, logger: ports.logger });
  Object.assign(ports.device, { inAppWindows: true });
  Object.assign(ports.windows, windows);
  await started();
  expect([status(), log, ports.device.posted]).toEqual(['playing', [`view ${providerUrl}`], []]);
  closeByHand();
  await ports.clock.advance(1000);
  expect([status(), paths().filter((path) => path.includes('leave1')).length]).toEqual(['idle', 1]);
  await started();
  play.quit();
  await ports.clock.advance(1000);
  expect([status(), log.slice(1)]).toEqual(['idle', [`view ${providerUrl}`, 'close']]);
});

test('[PLAY-04] inside another app this document goes to the game', async () => {
  const { ports, started } = setup({ clientType: 'mobile', userAgent: facebook });
  await started();
  expect([ports.windows.left, ports.windows.opened]).toEqual([[providerUrl], []]);
});

test('a place stays the same object until something about it changes', async () => {
  const { play, ports, deps, surface } = setup({ config: { playMode: 'modal' } });
  play.attach();
  play.start(slotA);
  const empty = surface();
  await ports.clock.advance(0);
  const filled = surface();
  expect([empty?.url, filled?.url]).toEqual([null, providerUrl]);
  deps.events.emit('login', { memberId: '1', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
  expect(surface()).toBe(filled);
});

test('what means nothing in a state is reported nowhere', () => {
  const { play } = setup();
  const heard = vi.fn<() => void>();
  play.store.subscribe(heard);
  play.gameUrl(providerUrl);
  play.quit();
  expect(heard).not.toHaveBeenCalled();
});
