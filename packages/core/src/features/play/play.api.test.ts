import { calls } from '@housefront/contract/calls';
import { expect, test, vi } from 'vitest';
import { settle } from '../../testing/index.ts';
import { requestLeave, requestPlay } from './play.api.ts';
import { leaveFailureOf, playRefusal } from './play.codes.ts';
import { DEMO, LEAVE, PLAY, setup, slotA } from './play.fixtures.ts';

const ask = (deps: ReturnType<typeof setup>['deps'], game = slotA) =>
  requestPlay(deps, game, new AbortController().signal);

test('[API-19] a demo without a house sends an empty one', async () => {
  const { deps, ports } = setup();
  await ask(deps, { gpId: 'GPR8', gameType: '20', gameCode: 'A1', demo: true });
  expect(ports.http.bodies(DEMO)).toMatchObject([{ house: '' }]);
});

test.each([{}, { game_url: null }, { game_url: '' }, { game_url: 'lobby' }])(
  '[API-38x] a success with %o has no address to go to',
  async (data) => {
    const { deps, ports } = setup();
    ports.http.unchecked(calls.play, data);
    expect(await ask(deps)).toEqual({ kind: 'failed', failure: { messageKey: 'pg.start_failed' } });
  },
);

test('[PLAY-43] only a refusal of the platform is maintenance', async () => {
  const { deps, ports } = setup();
  ports.http.code(PLAY, '203');
  expect(await ask(deps)).toEqual({ kind: 'maintenance', interval: null });
  ports.http.on(PLAY, { status: 203, text: '' });
  expect(await ask(deps)).toMatchObject({ kind: 'failed' });
});

test('[API-39x] [API-09] a leave that fails is reported by its caller alone, and silence ends it after 29 s', async () => {
  const { deps, ports } = setup();
  ports.http.code(LEAVE, '999', 'No');
  expect(await requestLeave(deps, slotA)).toEqual({ failure: { messageKey: 'error_generic', text: 'No' } });
  expect(deps.heard('failure')).toEqual([]);
  ports.http.hold(LEAVE);
  const answered = vi.fn<(answer: unknown) => void>();
  void requestLeave(deps, slotA).then(answered);
  await ports.clock.advance(28_999);
  expect(answered).not.toHaveBeenCalled();
  await ports.clock.advance(1);
  await settle();
  expect(answered).toHaveBeenCalledWith({ failure: { messageKey: 'error_timeout' } });
});

test.each(['cancelled', 'unauthorized'] as const)(
  '[ERR-06x] [ERR-01] a call that was %s shows nothing of its own',
  (kind) => {
    const error = { kind, code: '401', message: 'Please sign in again' };
    expect([playRefusal(error), leaveFailureOf(error)]).toEqual([{ kind: 'failed', failure: null }, null]);
  },
);
