import { expect, test, vi } from 'vitest';
import { settle, testDeps } from '../../testing/index.ts';
import { createFavourites } from './createFavourites.ts';

vi.mock('./favourites.api.ts', () => {
  throw new Error('part of the program is missing');
});

test('[CAT-22x] hearts that cannot be sent at all are rolled back, reported and logged, and later ones are tried again', async () => {
  const deps = testDeps({ token: 't1' });
  const { ports, heard } = deps;
  const favourites = createFavourites(deps);
  for (const id of ['1', '2']) favourites.toggle({ id, favourite: false });
  await ports.clock.advance(300);
  await vi.dynamicImportSettled();
  await settle();
  expect(favourites.store.getState().pending.size).toBe(0);
  expect(heard('message')).toEqual([{ kind: 'error', key: 'catalogue.favourite_failed' }]);
  expect(ports.logger.lines).toMatchObject([
    {
      level: 'error',
      message: '2 favourites could not be saved',
      details: { error: expect.stringMatching(/^Error: /) },
    },
  ]);
  favourites.toggle({ id: '3', favourite: false });
  await ports.clock.advance(300);
  await vi.dynamicImportSettled();
  await settle();
  expect(heard('message')).toHaveLength(2);
});
