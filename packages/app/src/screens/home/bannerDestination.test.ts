import type { Banner, BannerGameLink } from '@housefront/core/features/banners';
import type { Hall, Provider } from '@housefront/core/features/catalogue';
import { pickText } from '@housefront/core/i18n';
import { hostileAddresses } from '@housefront/core/testing';
import { expect, test, vi } from 'vitest';
import { bannerDestination, type BannerContext } from './bannerDestination.ts';

const provider = (over: Partial<Provider>): Provider => ({
  id: 'GPJD',
  realId: 'GPJD',
  name: 'Jadewind',
  gameType: '2',
  gameCode: '',
  house: 'gpjd',
  customized: false,
  iconLight: '',
  iconDark: '',
  gameCount: 0,
  ...over,
});

const halls: readonly Hall[] = [
  { id: 2, key: 'slot', name: 'Slots', icon: '', iconActive: '', providers: [provider({})] },
  {
    id: 3,
    key: 'live',
    name: 'Live',
    icon: '',
    iconActive: '',
    providers: [provider({ id: 'GPNL', realId: 'GPNL', gameType: '3', gameCode: 'GPNL_3', house: '7' })],
  },
];

const setUp = (over: Partial<BannerContext> = {}) => {
  const did: unknown[] = [];
  const context: BannerContext = {
    demoMode: false,
    currency: 'RMB',
    member: true,
    halls,
    openProvider: (hallId, { id, gameType, gameCode, house }) =>
      gameCode === ''
        ? { kind: 'list', address: { gtId: hallId, gpId: id, house } }
        : { kind: 'play', game: { gpId: id, gameType, gameCode, house, name: 'x' } },
    play: (game, newWindow) => void did.push(['play', game.gameCode, newWindow]),
    askToLogin: () => void did.push('login'),
    isAbsent: () => false,
    callOf: (kind, { name }) => `${kind} ${pickText(name, 'en_US')}`,
    openPage: (path) => void did.push(['page', path]),
    ...over,
  };
  return { context, did };
};

const banner = (fields: Partial<Banner>): Banner => ({
  id: '1',
  title: '',
  picture: '/a.svg',
  url: '/x',
  linkKind: 'external',
  newWindow: false,
  gameLink: null,
  device: null,
  shownToGuests: true,
  shownToMembers: true,
  headline: '',
  line: '',
  button: '',
  endsAt: null,
  ...fields,
});
const game = (gameLink: BannerGameLink | null, fields: Partial<Banner> = {}) =>
  banner({ linkKind: 'game', gameLink, ...fields });
const slots: BannerGameLink = { currency: 'RMB', hallId: 2, gpId: 'GPJD', providerName: 'Jadewind' };
const tables = { ...slots, hallId: 3, gpId: 'GPNL' };

test('[HOME-04] link_type 0 leads to its address, in this window', () => {
  const { context } = setUp();
  expect(bannerDestination(banner({ linkKind: 'external', url: 'https://a.test/x?y=1' }), context)).toEqual({
    href: 'https://a.test/x?y=1',
    newWindow: false,
  });
  expect(bannerDestination(banner({ linkKind: 'external', url: '//a.test/x' }), context).href).toBe('https://a.test/x');
});

test('[HOME-05] link_type 1 leads to a page of the site, never elsewhere', () => {
  const { context } = setUp();
  expect(bannerDestination(banner({ linkKind: 'internal', url: '/discount/3' }), context)).toEqual({
    href: '/discount/3',
    newWindow: false,
  });
  for (const url of ['https://a.test', '//a.test', 'discount/3']) {
    expect(bannerDestination(banner({ linkKind: 'internal', url }), context)).toEqual({});
  }
});

test('[HOME-05] /proxy opens the agent window; a guest goes to the page, which asks for the login', () => {
  const { context, did } = setUp();
  const agent = banner({ linkKind: 'internal', url: '/proxy?page=Register' });
  bannerDestination(agent, context).onOpen?.();
  expect(did).toEqual([['page', '/proxy?page=Register']]);
  expect(bannerDestination(agent, { ...context, member: false })).toEqual({
    href: '/proxy?page=Register',
    newWindow: false,
  });
  expect(bannerDestination(banner({ linkKind: 'internal', url: '/proxyx' }), context).onOpen).toBeUndefined();
});

test('[HOME-06] link_type 2 leads to a hall, to the list of a provider, or starts the game', () => {
  const { context, did } = setUp();
  expect(bannerDestination(game({ ...slots, gpId: '' }), context).href).toBe('/gameHall/2');
  expect(bannerDestination(game(slots), context).href).toBe('/slotgame?gt_id=2&gp_id=GPJD&house=gpjd');
  const table = bannerDestination(game(tables), context);
  expect(table.href).toBeUndefined();
  table.onOpen?.();
  expect(did).toEqual([['play', 'GPNL_3', false]]);
});

test('[HOME-07] what opens a new window says so, also of a game', () => {
  const { context, did } = setUp();
  for (const newWindow of [true, false]) {
    expect(bannerDestination(banner({ linkKind: 'internal', newWindow }), context).newWindow).toBe(newWindow);
    expect(bannerDestination(game(slots, { newWindow }), context).newWindow).toBe(newWindow);
  }
  bannerDestination(game(tables, { newWindow: true }), context).onOpen?.();
  expect(did).toEqual([['play', 'GPNL_3', true]]);
});

test('[HOME-08] nothing in demo mode and nothing without an address', () => {
  const { context } = setUp({ demoMode: true });
  for (const linkKind of ['external', 'internal', 'game'] as const) {
    const fields = { linkKind, url: linkKind === 'external' ? 'https://a.test' : '/x', gameLink: slots };
    expect(bannerDestination(banner(fields), context)).toEqual({});
    expect(bannerDestination(banner({ ...fields, url: '' }), { ...context, demoMode: false })).toEqual({});
    expect(bannerDestination(banner(fields), { ...context, demoMode: false })).not.toEqual({});
  }
});

test('[HOME-09] a game link of another currency is ignored', () => {
  const { context } = setUp();
  for (const parameter of [slots, tables]) {
    expect(bannerDestination(game({ ...parameter, currency: 'VND' }), context)).toEqual({});
    expect(bannerDestination(game({ ...parameter, currency: 'VND' }), { ...context, currency: 'VND' })).not.toEqual({});
  }
});

test('[HOME-10x] a game link without address or parameters, or with an unknown hall or provider, does nothing', () => {
  const { context } = setUp();
  for (const dead of [
    game(slots, { url: '' }),
    game(null),
    game({ ...slots, hallId: null }),
    game({ ...slots, hallId: 9 }),
    game({ ...slots, gpId: 'GPXX' }),
    game({ ...slots, hallId: 3 }),
  ]) {
    expect(bannerDestination(dead, context)).toEqual({});
    expect(bannerDestination(dead, { ...context, member: false })).toEqual({});
  }
});

test('[HOME-10x] a guest is asked to sign in; a game asks by itself, so that it goes on afterwards', () => {
  const { context, did } = setUp({ member: false });
  const list = bannerDestination(game(slots), context);
  expect(list.href).toBeUndefined();
  list.onOpen?.();
  bannerDestination(game({ ...slots, gpId: '' }), context).onOpen?.();
  bannerDestination(game(tables), context).onOpen?.();
  expect(did).toEqual(['login', 'login', ['play', 'GPNL_3', false]]);
});

test('[ERR-11] no hostile address becomes a place to go, whatever kind of link it is on', () => {
  const { context } = setUp();
  const reached = hostileAddresses.flatMap((url) =>
    (['external', 'internal'] as const).map((linkKind) => bannerDestination(banner({ linkKind, url }), context)),
  );
  expect(reached.filter(({ href, onOpen }) => href !== undefined || onOpen !== undefined)).toEqual([]);
  // A game link uses its parameters alone: its address is never followed.
  const followed = vi.fn<() => void>();
  for (const url of hostileAddresses.filter((text) => text !== '')) {
    if (bannerDestination(game(slots, { url }), context).href !== '/slotgame?gt_id=2&gp_id=GPJD&house=gpjd') followed();
  }
  expect(followed).not.toHaveBeenCalled();
});
