import { calls } from '@housefront/contract/calls';
import { expect, test, vi } from 'vitest';
import { settle, testDeps } from '../../testing/index.ts';
import { createPlay } from './createPlay.ts';

const network = vi.hoisted(() => ({ broken: true }));
vi.mock('./play.actions.ts', async (original) => {
  if (network.broken) throw new Error('part of the program is missing');
  return original();
});

const slotA = { gpId: 'GP01', gameType: '20', gameCode: 'A1' };

const setUp = () => {
  const deps = testDeps({ token: 't1' });
  const play = createPlay({ ...deps, isRecalling: () => false, isServerPlaying: () => Promise.resolve(false) });
  return { ...deps, play };
};

const arrived = async () => {
  await vi.dynamicImportSettled();
  await settle();
};
const failed = { kind: 'error', key: 'pg.start_failed' };

test.each([
  ['a start', (play: ReturnType<typeof createPlay>) => play.start(slotA)],
  ['a wanted game', (play: ReturnType<typeof createPlay>) => play.resume()],
  ['a game for money', (play: ReturnType<typeof createPlay>) => play.playForReal()],
])('[PLAY-09] %s for which the machine cannot be fetched fails, says so and is logged', async (_, wish) => {
  const { play, heard, ports } = setUp();
  wish(play);
  await arrived();
  expect(heard('message')).toEqual([failed]);
  expect(ports.logger.lines).toMatchObject([{ level: 'error', details: { error: expect.stringMatching(/^Error: /) } }]);
});

test('what was not asked for is not reported when the machine cannot be fetched', async () => {
  const { play, heard, ports } = setUp();
  play.attach();
  play.quit();
  play.forget();
  play.returnToGame();
  play.dismiss('blocked');
  await arrived();
  expect(heard('message')).toEqual([]);
  expect(ports.logger.lines).toHaveLength(5);
});

test('the next click fetches the machine again', async () => {
  const { play, heard, ports } = setUp();
  ports.http.ok(calls.play, { game_url: 'https://provider.test/game' });
  play.start(slotA);
  await arrived();
  network.broken = false;
  play.start(slotA);
  await arrived();
  await arrived();
  expect(heard('message')).toEqual([failed]);
  expect(play.store.getState().play.status).toBe('playing');
});
