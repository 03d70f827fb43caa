import { calls } from '@housefront/contract/calls';
import { expect, test, vi } from 'vitest';
import { fakePorts, settle, testDeps } from '../../testing/index.ts';
import { createPlay } from './createPlay.ts';
import { DEMO, PLAY, providerUrl, slotA } from './play.fixtures.ts';
import { attachLoadingPage } from './surfaces/play.placeholder.ts';

const setUp = () => {
  const ports = fakePorts();
  ports.http.ok(calls.play, { game_url: providerUrl });
  const deps = testDeps({ ports, token: 't1', site: { clientType: 'desktop', mode: 'desktop' } });
  const play = createPlay({ ...deps, isRecalling: () => false, isServerPlaying: () => Promise.resolve(false) });
  return { deps, ports, play };
};

const arrived = async () => {
  await vi.dynamicImportSettled();
  await settle();
};

test('[PLAY-08x] once the machine is here, the window opens inside the click', async () => {
  const { play, ports } = setUp();
  const detach = play.attach();
  await arrived();
  play.start(slotA);
  expect(ports.windows.opened.map(({ addresses }) => addresses)).toEqual([['/loading']]);
  detach();
  play.dispose();
});

test('[PLAY-09] a game that is wanted before the machine is here starts when it comes, once', async () => {
  const { play, ports } = setUp();
  play.start(slotA);
  expect([play.isOpen(), ports.windows.opened]).toEqual([false, []]);
  await arrived();
  await settle();
  expect(ports.windows.opened.map(({ addresses }) => addresses)).toEqual([['/loading', providerUrl]]);
  expect([play.store.getState().play.status, play.isOpen()]).toEqual(['playing', true]);
  expect(ports.http.sent(PLAY)).toHaveLength(1);
  play.dispose();
});

test('what is detached or disposed of before the machine is here listens to nothing', async () => {
  const { play, ports, deps } = setUp();
  ports.storage.set('isPlay', true);
  play.attach()();
  play.start(slotA);
  play.dispose();
  await arrived();
  expect([play.store.getState().play.status, ports.windows.opened, ports.clock.pending()]).toEqual(['idle', [], 0]);
  deps.events.emit('login', { memberId: '1', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
  expect(play.store.getState().notices).toEqual([]);
});

test('what is detached before the machine is here finds nothing that an earlier document left', async () => {
  const { play, ports } = setUp();
  ports.storage.set('isPlay', true);
  play.attach()();
  await arrived();
  expect([play.store.getState().play.status, ports.clock.pending()]).toEqual(['idle', 0]);
});

test('[I18N-09x] a game is open while it starts without a window, and while its window is', async () => {
  const { play, ports } = setUp();
  ports.http.hold(DEMO);
  play.start({ ...slotA, gpId: 'GPR8', demo: true });
  expect(play.isOpen()).toBe(false);
  await arrived();
  expect([ports.windows.opened, play.isOpen()]).toEqual([[], true]);
  const other = setUp();
  other.ports.windows.open('gameWindow', '/kept');
  expect(other.play.isOpen()).toBe(true);
  other.ports.windows.get('gameWindow')?.close();
  expect(other.play.isOpen()).toBe(false);
});

test('the page that waits ends the game of its own document', async () => {
  const { play, ports } = setUp();
  play.start(slotA);
  await arrived();
  const page = attachLoadingPage({ ports, play });
  expect(page.store.getState().state).toBe('waiting');
  page.leave();
  expect(play.store.getState().play.status).toBe('quitting');
  expect(ports.windows.left).toEqual([]);
  page.detach();
});
