import { calls } from '@housefront/contract/calls';
import { describe, expect, test } from 'vitest';
import { settle, success } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { createFavourites } from './createFavourites.ts';
import './favourites.api.ts';

const STORE = '/api/arks/web/member-games/favorite/store';
const off = (id: string) => ({ id, favourite: false });
const on = (id: string) => ({ id, favourite: true });

const platform = usePlatform();
const setup = (guest = false) => {
  const deps = platform.deps(guest ? {} : { member: 'lucky88' });
  const favourites = createFavourites(deps);
  return { deps, favourites, http: deps.ports.http, clock: deps.ports.clock };
};
/** The platform's favourites of lucky88. */
const kept = () => {
  const { members, memberLists } = platform.sandbox.world;
  return [...memberLists.favourites(members.byAccount('lucky88')?.id ?? 0)];
};
const saved = success(calls.favoriteStore, null);

describe('favourites', () => {
  test('[API-36] [CAT-21] a heart shows at once and is sent as game_id with status 1, off again with 0', async () => {
    const { deps, favourites, http, clock } = setup();
    favourites.toggle(off('1005'));
    expect(favourites.isFavourite(off('1005'))).toBe(true);
    await clock.advance(300);
    expect(http.bodies(STORE)).toEqual([{ data: [{ game_id: '1005', status: 1 }] }]);
    expect(deps.heard('favourites-saved')).toEqual([{ hearts: new Map([['1005', true]]) }]);
    expect(favourites.store.getState().pending.size).toBe(0);
    expect(kept()).toEqual([1005]);
    favourites.toggle(on('1005'));
    await clock.advance(300);
    expect(http.bodies(STORE)[1]).toEqual({ data: [{ game_id: '1005', status: 0 }] });
    expect(kept()).toEqual([]);
  });

  test('[CAT-22x] games toggled within 300 ms go out as one list, later ones as another', async () => {
    const { favourites, http, clock } = setup();
    favourites.toggle(off('1001'));
    await clock.advance(299);
    favourites.toggle(on('1002'));
    expect(http.bodies(STORE)).toEqual([]);
    await clock.advance(1);
    favourites.toggle(off('1003'));
    await clock.advance(300);
    expect(http.bodies(STORE)).toEqual([
      {
        data: [
          { game_id: '1001', status: 1 },
          { game_id: '1002', status: 0 },
        ],
      },
      { data: [{ game_id: '1003', status: 1 }] },
    ]);
  });

  test('[CAT-22x] of repeated toggles of one game only the last state is sent', async () => {
    const { favourites, http, clock } = setup();
    for (let click = 0; click < 5; click += 1) favourites.toggle(off('1001'));
    for (let click = 0; click < 4; click += 1) favourites.toggle(off('1002'));
    await clock.advance(300);
    expect(http.bodies(STORE)).toEqual([
      {
        data: [
          { game_id: '1001', status: 1 },
          { game_id: '1002', status: 0 },
        ],
      },
    ]);
  });

  test('[CAT-22x] [API-25x] a refusal rolls back and shows the server message once', async () => {
    const { deps, favourites, http, clock } = setup();
    http.code(STORE, '999', 'Too many');
    favourites.toggle(off('1001'));
    favourites.toggle(on('1002'));
    await clock.advance(300);
    expect([favourites.isFavourite(off('1001')), favourites.isFavourite(on('1002'))]).toEqual([false, true]);
    expect(deps.heard('message')).toEqual([{ kind: 'error', key: 'catalogue.favourite_failed', text: 'Too many' }]);
    expect([deps.heard('failure'), deps.heard('favourites-saved')]).toEqual([[], []]);
    http.code(STORE, '999', '');
    favourites.toggle(off('1001'));
    await clock.advance(300);
    expect(deps.heard('message')[1]).toEqual({ kind: 'error', key: 'catalogue.favourite_failed' });
  });

  test('[API-25x] any body with a success code counts', async () => {
    for (const data of [null, 'ok', { x: 1 }, []]) {
      const { deps, favourites, http, clock } = setup();
      http.ok(calls.favoriteStore, data);
      favourites.toggle(off('1001'));
      await clock.advance(300);
      expect(deps.heard('favourites-saved')).toHaveLength(1);
    }
  });

  test('[CAT-22x] one call at a time: what is toggled meanwhile follows, and the last state wins', async () => {
    const { favourites, http, clock } = setup();
    const release = http.hold(STORE);
    favourites.toggle(off('1001'));
    await clock.advance(300);
    favourites.toggle(off('1001'));
    favourites.toggle(off('1002'));
    await clock.advance(1000);
    expect(http.sent(STORE)).toHaveLength(1);
    http.ok(calls.favoriteStore, null);
    release(saved);
    await settle();
    expect(http.bodies(STORE)[1]).toEqual({
      data: [
        { game_id: '1001', status: 0 },
        { game_id: '1002', status: 1 },
      ],
    });
    expect(favourites.store.getState().pending.size).toBe(0);
  });

  test('[CAT-22x] a refused state does not roll back a later toggle of the same game', async () => {
    const { favourites, http, clock } = setup();
    const release = http.hold(STORE);
    favourites.toggle(on('1001'));
    await clock.advance(300);
    favourites.toggle(on('1001'));
    favourites.toggle(on('1001'));
    http.ok(calls.favoriteStore, null);
    release({ json: { code: '999', message: 'x', data: null } });
    await settle();
    expect(favourites.isFavourite(on('1001'))).toBe(false);
    await clock.advance(300);
    expect(http.bodies(STORE)[1]).toEqual({ data: [{ game_id: '1001', status: 0 }] });
  });

  test('[CAT-23x] a guest gets the login confirmation and nothing is sent or shown', async () => {
    const { deps, favourites, http, clock } = setup(true);
    favourites.toggle(off('1001'));
    expect(favourites.requireMember()).toBe(false);
    await clock.advance(1000);
    expect(http.requests).toEqual([]);
    expect(favourites.isFavourite(off('1001'))).toBe(false);
    const asked = { messageKey: 'proxy.please_login_title' };
    expect(deps.heard('login-required')).toEqual([asked, asked]);
    expect(setup().favourites.requireMember()).toBe(true);
  });

  test.each(['logout', 'session-expired'] as const)(
    '[CAT-22x] %s drops what is pending and ignores late answers',
    async (event) => {
      const { deps, favourites, http, clock } = setup();
      const release = http.hold(STORE);
      favourites.toggle(off('1001'));
      await clock.advance(300);
      favourites.toggle(off('1002'));
      if (event === 'logout') deps.events.emit('logout', { reason: 'asked' });
      else deps.events.emit('session-expired', { message: '' });
      expect(favourites.store.getState().pending.size).toBe(0);
      release(saved);
      await clock.advance(1000);
      expect([deps.heard('favourites-saved'), http.sent(STORE).length]).toEqual([[], 1]);
    },
  );

  test('[CAT-22x] a 401 rolls back without a message of its own; disposing stops the timer', async () => {
    const { deps, favourites, http, clock } = setup();
    http.code(STORE, '401', 'Login again');
    favourites.toggle(off('1001'));
    await clock.advance(300);
    expect([favourites.isFavourite(off('1001')), deps.heard('message')]).toEqual([false, []]);
    expect(deps.heard('session-expired')).toHaveLength(1);
    favourites.dispose();
    expect(clock.pending()).toBe(0);
  });

  test.each([
    ['a limiter', { status: 429, text: '' }, 'error_too_often'],
    ['a broken network', new TypeError('offline'), 'error_network'],
    ['an answer that is none', { text: '<html>' }, 'catalogue.favourite_failed'],
  ])('[CAT-22x] [ERR-05] %s rolls back and says so in words of the site', async (_, answer, key) => {
    const { deps, favourites, http, clock } = setup();
    http.on(STORE, answer);
    favourites.toggle(off('1001'));
    await clock.advance(300);
    expect(favourites.isFavourite(off('1001'))).toBe(false);
    expect(deps.heard('message')).toStrictEqual([{ kind: 'error', key }]);
  });

  test('[CAT-22x] silence ends with the text of a time-out, and what was toggled meanwhile follows at once', async () => {
    const { deps, favourites, http, clock } = setup();
    http.hold(STORE);
    favourites.toggle(off('1001'));
    await clock.advance(300);
    favourites.toggle(off('1002'));
    await clock.advance(29_999);
    expect(http.sent(STORE)).toHaveLength(1);
    http.ok(calls.favoriteStore, null);
    await clock.advance(1);
    expect(deps.heard('message')).toStrictEqual([{ kind: 'error', key: 'error_timeout' }]);
    expect(http.bodies(STORE)[1]).toEqual({ data: [{ game_id: '1002', status: 1 }] });
  });

  test('[CAT-22x] what is toggled shortly before an answer waits for its own 300 ms', async () => {
    const { favourites, http, clock } = setup();
    const release = http.hold(STORE);
    favourites.toggle(off('1001'));
    await clock.advance(300);
    favourites.toggle(off('1002'));
    await clock.advance(299);
    http.ok(calls.favoriteStore, null);
    release(saved);
    await settle();
    expect(http.sent(STORE)).toHaveLength(1);
    await clock.advance(1);
    expect(http.sent(STORE)).toHaveLength(2);
  });

  test('a feature that was disposed of hears no logout and keeps no timer', () => {
    const { deps, favourites, clock } = setup();
    favourites.toggle(off('1001'));
    favourites.dispose();
    expect(clock.pending()).toBe(0);
    deps.events.emit('logout', { reason: 'asked' });
    deps.events.emit('session-expired', { message: '' });
    expect(favourites.isFavourite(off('1001'))).toBe(true);
  });

  test('[CAT-22x] [STORE-20x] the hearts of the next login are saved at once, whatever became of those before', async () => {
    const { deps, favourites, http, clock } = setup();
    const release = http.hold(STORE);
    favourites.toggle(off('1001'));
    await clock.advance(300);
    deps.events.emit('logout', { reason: 'asked' });
    http.ok(calls.favoriteStore, null);
    favourites.toggle(off('1002'));
    await clock.advance(300);
    expect(http.bodies(STORE).at(-1)).toEqual({ data: [{ game_id: '1002', status: 1 }] });
    release({ json: { code: '999', message: 'late', data: null } });
    await settle();
    expect(deps.heard('message')).toEqual([]);
  });

  test('[ERR-06x] hearts whose call is given up roll back without a word', async () => {
    const { deps, favourites, http, clock } = setup();
    http.hold(STORE);
    favourites.toggle(off('1001'));
    await clock.advance(300);
    deps.calls.cancelAll();
    await settle();
    expect([favourites.isFavourite(off('1001')), deps.heard('message')]).toEqual([false, []]);
  });

  test('[CAT-23x] a member is asked for no login', () => {
    const { deps, favourites } = setup();
    favourites.requireMember();
    expect(deps.heard('login-required')).toEqual([]);
  });
});
