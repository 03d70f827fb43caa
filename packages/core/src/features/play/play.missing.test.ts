import { expect, test, vi } from 'vitest';
import { settle, testDeps } from '../../testing/index.ts';
import { createPlay } from './createPlay.ts';
import { createPlayActions } from './play.actions.ts';
import { createPlayStore } from './machine/play.store.ts';

vi.mock('./play.api.ts', () => {
  throw new Error('part of the program is missing');
});

const setUp = () => {
  const deps = testDeps({ token: 't1' });
  const sources = { isRecalling: () => false, isServerPlaying: () => Promise.resolve(false) };
  const store = createPlayStore();
  const play = createPlay({ ...deps, ...sources }, store, createPlayActions({ ...deps, ...sources }, store));
  const arrived = async () => {
    await vi.dynamicImportSettled();
    await settle();
  };
  return { ...deps, play, arrived };
};

test('[ERR-07] [PLAY-11x] a play call that cannot be made ends the start, says so and is logged', async () => {
  const { play, ports, heard, arrived } = setUp();
  play.start({ gpId: 'GP01', gameType: '20', gameCode: 'A1' });
  await arrived();
  expect([play.store.getState().play.status, ports.windows.get('gameWindow')?.closed]).toEqual(['idle', true]);
  expect(heard('message')).toEqual([{ kind: 'error', key: 'pg.start_failed' }]);
  expect(ports.logger.lines).toMatchObject([{ level: 'error', details: { error: expect.stringMatching(/^Error: /) } }]);
});

test('[PLAY-19x] a leave call that cannot be made ends the game and says so', async () => {
  const { play, ports, heard, arrived } = setUp();
  ports.storage.set('isPlay', true);
  play.attach();
  await ports.clock.advance(300);
  await arrived();
  expect(play.store.getState().play.status).toBe('idle');
  expect(heard('message')).toEqual([{ kind: 'error', key: 'error_generic' }]);
});
