import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { hostileAddresses, settle } from '../../testing/index.ts';
import { setup, slotA } from './play.fixtures.ts';
import { requestPlay } from './play.api.ts';

test('[ERR-11] [API-38x] no hostile address of a game is taken: the start has failed', async () => {
  const { deps, ports } = setup();
  const { signal } = new AbortController();
  for (const answer of [(url: string) => ({ game_url: url }), (url: string) => ({ url }), (url: string) => url]) {
    for (const address of hostileAddresses) {
      ports.http.unchecked(calls.play, answer(address));
      expect(await requestPlay(deps, slotA, signal)).toEqual({
        kind: 'failed',
        failure: { messageKey: 'pg.start_failed' },
      });
    }
  }
});

test('[ERR-11] [RT-18x] a hostile address of the realtime channel leads a running game nowhere', async () => {
  const { play, surface, gameWindow } = setup();
  play.start(slotA);
  await settle();
  const before = { surface: surface(), addresses: [...(gameWindow()?.addresses ?? [])] };
  expect(before.addresses).toHaveLength(2);
  for (const address of hostileAddresses) play.gameUrl(address);
  await settle();
  expect({ surface: surface(), addresses: gameWindow()?.addresses }).toEqual(before);
});
