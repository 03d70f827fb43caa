import { calls } from '@housefront/contract/calls';
import { PROFILES, type ProfileName } from '@housefront/contract/protection';
import type { SiteConfig } from '@housefront/contract/site-config';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { settle } from '../../testing/index.ts';
import { protectionQueries } from '../protection/index.ts';
import { requestPlay } from './play.api.ts';
import { LEAVE, PLAY, setup, type SetupOptions } from './play.fixtures.ts';
import { initialPlayState, type PlayEvent } from './machine/play.protocol.ts';
import { sampleEvents, walk } from './machine/play.machine.fixtures.ts';

const protectedBy = (profile: ProfileName): Partial<SiteConfig> => ({
  protection: {
    profile,
    licence: { sentence: 'Licensed.', account: '1', register: 'https://register.example.com' },
    marks: [],
    links: [],
    values: PROFILES[profile],
  },
});

const slots = { gpId: 'GPJD', gameType: '2', gameCode: 'JD-1', name: 'Reels' };
const live = { ...slots, gameType: '3' };
const sport = { ...slots, gameType: '4' };
const STATE = '/api/protection/state';

/** Play of a member in a currency, and the state that the platform reports. */
const setUp = (profile: ProfileName | null, state: object | null = {}, options: SetupOptions = {}) => {
  const site = setup({ ...options, config: profile === null ? {} : protectedBy(profile) });
  site.ports.storage.set('currency', profile === 'de' ? 'EUR' : 'GBP');
  if (state === null) site.ports.http.on(STATE, new TypeError('offline'));
  else site.ports.http.ok(calls.protectionState, { limits: [], limit_needed: 0, ...state });
  return site;
};
const launched = async (profile: ProfileName | null, game = slots, state: object | null = {}) => {
  const { deps, ports } = setUp(profile, state);
  await requestPlay(deps, game, new AbortController().signal);
  const [body] = ports.http.bodies(PLAY);
  return { body, asked: ports.http.sent(STATE).length };
};
const plain = {
  device: 0,
  gp_id: 'GPJD',
  game_type: '2',
  game_code: 'JD-1',
  lobby_url: 'https://lucky.test/close',
};

test.each([
  ['gb', slots, { stake_cap: '500' }, { autoplay: 0, turbo: 0, min_round_ms: 2500, max_stake: '500' }],
  ['gb', slots, { stake_cap: '200' }, { autoplay: 0, turbo: 0, min_round_ms: 2500, max_stake: '200' }],
  ['gb', slots, null, { autoplay: 0, turbo: 0, min_round_ms: 2500, max_stake: '200' }],
  ['gb', live, {}, { autoplay: 0, turbo: 0, min_round_ms: 5000 }],
  ['gb', sport, {}, { autoplay: 0, turbo: 0 }],
  ['de', slots, { stake_cap: '100' }, { autoplay: 0, turbo: 0, min_round_ms: 5000, max_stake: '100' }],
  ['se', slots, {}, { autoplay: 0 }],
  ['on', slots, {}, { autoplay: 0, min_round_ms: 2500 }],
  ['mt', slots, {}, {}],
  ['ph', slots, {}, {}],
] as const)(
  '[RG-24] [RG-25] [RG-39] a launch in %s passes what the profile limits: %#',
  async (profile, game, state, more) => {
    const { body } = await launched(profile, game, state);
    expect(body).toEqual({ ...plain, lobby_url: expect.any(String), game_type: game.gameType, ...more });
  },
);

test('[RG-24] [RG-25] [RG-39] a site without a profile sends what it always sent, and asks for no state', async () => {
  const { body, asked } = await launched(null);
  expect(body).toEqual({ ...plain, lobby_url: expect.any(String) });
  expect(asked).toBe(0);
});

test('[RG-23] [RG-35] [RG-39] the facts of a game come before the launch, and the press on them starts it', async () => {
  const { play, ports, kinds, status } = setUp('gb');
  play.start(slots);
  await settle();
  expect([kinds(), status(), ports.windows.opened]).toEqual([['game-facts'], 'idle', []]);
  play.dismiss('game-facts');
  play.start(slots, { informed: true });
  // Under the session bar of this profile games are in frames.
  expect([status(), ports.windows.opened]).toEqual(['starting', []]);
  await settle();
  expect([kinds(), status()]).toEqual([[], 'playing']);
});

test.each([
  ['a profile without them', 'mt', slots, {}],
  ['no profile', null, slots, {}],
  ['a game without money', 'gb', { ...slots, demo: true }, {}],
] as const)('[RG-23] with %s a game starts at once', async (_, profile, game, options) => {
  const { kinds, status, started } = setUp(profile, {}, options);
  await started(game);
  expect([kinds(), status()]).toEqual([[], 'playing']);
});

test('[RG-35] a guest is asked to sign in first, and gets the facts afterwards', async () => {
  const { kinds, started } = setUp('gb', {}, { guest: true });
  await started(slots);
  expect(kinds()).toEqual(['confirm-login']);
});

test('[RG-26] a start while another game is open asks whether to return to it or to end it', async () => {
  const { play, ports, kinds, status, gameWindow } = setUp('gb');
  ports.http.code(PLAY, '309', 'open');
  play.start(slots, { informed: true });
  await settle();
  expect([kinds(), status(), gameWindow()?.closed ?? true]).toEqual([['running-game'], 'playing', true]);
  play.dismiss('running-game');
  play.quit();
  await settle();
  expect([status(), ports.http.sent(LEAVE).length]).toEqual(['idle', 1]);
});

test.each([
  ['gb', [['window-msg', JSON.stringify({ msg: 'gameEnded' })]]],
  ['mt', []],
] as const)(
  '[RG-26] in %s the end of a game that was found running is announced to the other tabs',
  async (profile, told) => {
    const { play, ports } = setUp(profile);
    ports.http.code(PLAY, '309', 'open');
    play.start(slots, { informed: true });
    await settle();
    const written = vi.spyOn(ports.storage.local, 'setItem');
    play.quit();
    await settle();
    expect(written.mock.calls.filter(([key]) => key === 'window-msg')).toEqual(told);
    written.mockClear();
    ports.http.ok(calls.play, { game_url: 'https://provider.test/game' });
    play.start(slots, { informed: true });
    await settle();
    play.quit();
    await settle();
    expect(written.mock.calls.filter(([key]) => key === 'window-msg')).toEqual([]);
  },
);

test.each([
  ['gb', 0, false, 'age'],
  ['gb', 0, true, 'age'],
  ['gb', 1, false, 'game-facts'],
  ['mt', 0, false, null],
] as const)(
  '[RG-03] in %s, of an age that is verified %s, a start (answered facts: %s) ends with %s',
  async (profile, verified, informed, notice) => {
    const { deps, play, kinds, status } = setUp(profile, { age: { verified } });
    await deps.queryClient.fetchQuery(protectionQueries(deps).state());
    play.start(slots, { informed });
    expect([kinds(), status()]).toEqual(notice === null ? [[], 'starting'] : [[notice], 'idle']);
  },
);

test('[RG-26] a game that another tab ended is closed here, and left by no second call', async () => {
  const shown = setUp('gb');
  shown.play.attach();
  await shown.started(slots);
  shown.play.start(slots, { informed: true });
  await settle();
  expect(shown.status()).toBe('playing');
  shown.ports.storage.fromOtherTab('window-msg', JSON.stringify({ msg: 'gameEnded' }));
  await settle();
  expect([shown.status(), shown.gameWindow()?.closed ?? true, shown.ports.http.sent(LEAVE).length]).toEqual([
    'idle',
    true,
    0,
  ]);
});

test('[RG-23] a start during the pause after slots shows no error: the page hears of it, and reads until when', async () => {
  const { deps, play, ports, kinds, status, messages } = setUp('de');
  await deps.queryClient.prefetchQuery({ queryKey: ['member', 'protection', '42', 'state'], queryFn: () => null });
  ports.http.code(PLAY, '308', 'pause');
  play.start(slots, { informed: true });
  await settle();
  expect([kinds(), status(), messages()]).toEqual([[], 'idle', []]);
  expect(deps.heard('slots-paused')).toHaveLength(1);
  expect(deps.queryClient.getQueryState(['member', 'protection', '42', 'state'])?.isInvalidated).toBe(true);
});

test('[RG-23] a site without a profile shows the words of the platform', async () => {
  const { ports, started, messages } = setUp(null);
  ports.http.code(PLAY, '308', 'A pause');
  await started(slots);
  expect(messages()).toMatchObject([{ kind: 'error', text: 'A pause' }]);
});

test('[RG-24] no game starts by itself after another: each call of play follows a press', () => {
  const event = fc.constantFrom(...Object.values(sampleEvents));
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events: PlayEvent[]) => {
      // The machine itself sends CONTINUE for the game that a press wanted.
      const outside = events.filter(({ type }) => type !== 'CONTINUE');
      const presses = outside.filter(({ type }) => type === 'START').length;
      const { commands } = walk(initialPlayState, ...outside);
      expect(commands.filter(({ type }) => type === 'callPlay').length).toBeLessThanOrEqual(presses);
    }),
    { numRuns: 5000 },
  );
});
