import { expect, test } from 'vitest';
import type { PlayableGame } from '../../base/playable-game.ts';
import { settle } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { DEMO, LEAVE, PLAY, setup } from './play.fixtures.ts';

const platform = usePlatform();

/** Play of lucky88, or of a guest, before the platform, with a game that the platform has. */
const setUp = (guest = false) => {
  const ports = platform.ports();
  if (!guest) platform.signIn(ports, 'lucky88');
  const { catalogue, ledger, memberLists, members } = platform.sandbox.world;
  const found = catalogue.games('GPJD').find(({ demo }) => demo);
  const game: PlayableGame = { gpId: 'GPJD', gameType: '2', gameCode: found?.code ?? '', house: 'gpjd', name: 'Jade' };
  const id = members.byAccount('lucky88')?.id ?? 0;
  const money = () => Object.fromEntries(ledger.balances(id).map(({ purse, balance }) => [purse, balance]));
  return { ...setup({ ports }), game, gameId: found?.id, money, lastPlayed: () => memberLists.lastPlayed(id) };
};
/** Where the platform opens a game. */
const opened = expect.stringMatching(/^http:\/\/localhost:4300\/provider\/.+/);

test('[PLAY-09] the pop-up shows /loading first, then play1 is sent, then the address loads in that same window', async () => {
  const { play, ports, gameWindow, paths, game, gameId, status, lastPlayed } = setUp();
  play.start(game);
  expect(gameWindow()?.addresses).toEqual(['/loading']);
  expect(paths()).toEqual([]);
  await expect.poll(status).toBe('playing');
  expect(paths()).toEqual(['/member/game/play1']);
  expect(ports.http.bodies(PLAY)).toMatchObject([{ gp_id: 'GPJD', game_type: '2', game_code: game.gameCode }]);
  expect(gameWindow()?.addresses).toEqual(['/loading', opened]);
  expect(lastPlayed()).toEqual([gameId]);
  play.start(game);
  await settle();
  expect(ports.windows.opened).toHaveLength(1);
});

test('[PLAY-09] a game takes the money along, and leaving it brings everything back', async () => {
  const { play, ports, game, money, status } = setUp();
  const before = money();
  play.start(game);
  await expect.poll(status).toBe('playing');
  expect(money()).not.toEqual(before);
  play.quit();
  await expect.poll(() => ports.http.sent(LEAVE).length).toBe(1);
  await expect.poll(() => money()['main']).toBe(before['main']);
});

test('[PLAY-43] a provider in maintenance is reported with the time of its end', async () => {
  const { play, ports, game, kinds, status } = setUp();
  const now = ports.clock.now();
  platform.sandbox.world.maintenance.set('GPJD', { startAt: now - 3_600_000, endAt: now + 7_200_000 });
  play.start(game);
  await expect.poll(kinds).toEqual(['maintenance']);
  expect(status()).toBe('idle');
  expect(play.store.getState().notices).toMatchObject([{ interval: { endAt: '2025-12-31 22:00:00' } }]);
});

test('[API-19] a guest plays a demo on play money', async () => {
  const { play, ports, game, surface } = setUp(true);
  play.start({ ...game, demo: true });
  await expect.poll(() => surface()?.url).toEqual(opened);
  expect([ports.http.sent(DEMO).length, ports.http.sent(PLAY).length]).toEqual([1, 0]);
});
