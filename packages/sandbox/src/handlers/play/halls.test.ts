import { calls } from '@housefront/contract/calls';
import { minor } from '@housefront/contract/money';
import { expect, test, vi } from 'vitest';
import { launchOf, protectedPerTest } from '../../testing/protected.fixtures.ts';

const eur = { wire: 'EUR', code: 'EUR', symbol: '€', decimals: 2, place: 'before' } as const;
const gbp = { wire: 'GBP', code: 'GBP', symbol: '£', decimals: 2, place: 'before' } as const;
const { client, here, member, profile, send, signIn } = protectedPerTest({ currencies: [eur, gbp] });
const lobby_url = 'http://localhost:4101/close';

/** Halls that a request may name for a game of hall 2. */
const others =
  '3 4 5 6 7 8 9 0 1 10 20 22 99 999 -2 2.0 02 2e0 0x2 ２ slot x __proto__ constructor toString null undefined '
    .split(' ')
    .concat(' ', ' 2', '2 ', '2\u0000');

const slot = (currency: string) => {
  const { catalogue, seed } = here.sandbox.world;
  const provider = seed.providers.find((one) => one.gameType === '2' && one.currencies.includes(currency));
  const game_code = catalogue.games(provider?.gpId ?? '').find(({ crash, demo }) => !crash && demo)?.code ?? '';
  return { gp_id: provider?.gpId ?? '', game_type: '2', game_code };
};
const play = (more: object = {}) => send(calls.play, { ...slot(member().currency), lobby_url, device: 0, ...more });

test.each(['none', 'gb', 'mt', 'on', 'de', 'se', 'ph', 'br', 'nl', 'dk', 'es'])(
  '[RG-47] in %s a game of hall 2 starts under no other game_type, and nothing moves',
  async (name) => {
    await signIn('demogbp1', 'DemoGBP1');
    await profile(name);
    const moved = () => here.sandbox.world.ledger.movements(member().id).length;
    const before = moved();
    expect(others.length).toBeGreaterThanOrEqual(30);
    for (const game_type of others) {
      expect([game_type, (await play({ game_type })).code]).toEqual([game_type, '400']);
      const demo = { site_id: 1001, currency: 'GBP', device: 0, house: 'x', ...slot('GBP'), game_type } as const;
      expect([game_type, (await send(calls.demoPlay, demo)).code]).not.toEqual([game_type, '100']);
    }
    expect([here.sandbox.world.runs.playing(member().id), moved()]).toEqual([undefined, before]);
  },
);

test('[RG-47] the halls of all games, of direct providers and of entries of the site are those of the catalogue', async () => {
  await signIn('demogbp1', 'DemoGBP1');
  const { seed } = here.sandbox.world;
  const open = seed.providers.filter(({ currencies }) => currencies.includes('GBP'));
  for (const { gpId, gameType, gameCode } of open) {
    const code = gameCode ?? here.sandbox.world.catalogue.games(gpId)[0]?.code ?? '';
    const started = await play({ gp_id: gpId, game_type: gameType, game_code: code });
    expect([gpId, started.code]).toEqual([gpId, '100']);
    const [other] = ['2', '3', '4'].filter((one) => one !== gameType);
    expect((await play({ gp_id: gpId, game_type: other, game_code: code })).code).toBe('400');
  }
});

test('[RG-46] a running game follows the profile of now: its stakes, its rounds and its pauses', async () => {
  await signIn('demogbp1', 'DemoGBP1');
  const launch = launchOf(await play());
  const { wallet } = here.sandbox.world;
  await wallet.bet(launch, minor(20_000n), 'round-1');
  await profile('gb');
  expect((await wallet.openRound(launch)).limits).toMatchObject({
    autoplay: false,
    shortestRound: 2500,
    highestStake: 200n,
  });
  expect(() => wallet.bet(launch, minor(200n), 'round-2')).toThrow('too-soon');
  here.clock.advance(2500);
  expect(() => wallet.bet(launch, minor(201n), 'round-3')).toThrow('stake');
  expect(await wallet.bet(launch, minor(200n), 'round-4')).toBeDefined();
  await profile('none');
  expect(await wallet.bet(launch, minor(20_000n), 'round-5')).toBeDefined();
});

test('[RG-25] a game that is started anew makes no round shorter', async () => {
  await signIn('demogbp1', 'DemoGBP1');
  await profile('gb');
  const { wallet } = here.sandbox.world;
  const first = launchOf(await play());
  await wallet.bet(first, minor(100n), 'round-1');
  await send(calls.leave, {});
  const again = launchOf(await play());
  expect(() => wallet.bet(again, minor(100n), 'round-2')).toThrow('too-soon');
  here.clock.advance(2500);
  expect(await wallet.bet(again, minor(100n), 'round-2')).toBeDefined();
});

test.each(['gb', 'mt', 'none'])(
  '[RG-49] fights of animals start in %s only where the profile does not refuse them',
  async (name) => {
    await signIn('demogbp1', 'DemoGBP1');
    await profile(name);
    const fights = here.sandbox.world.seed.providers.filter(
      ({ gameType, currencies }) => gameType === '8' && currencies.includes('GBP'),
    );
    expect(fights.length).toBeGreaterThan(0);
    for (const { gpId, gameCode } of fights) {
      const started = await play({ gp_id: gpId, game_type: '8', game_code: gameCode ?? '' });
      expect([gpId, started.code]).toEqual([gpId, name === 'gb' ? '101' : '100']);
    }
  },
);

test('[RG-49] a profile that refuses slots starts none, neither for money nor as a demo of guests', async () => {
  await signIn('demogbp1', 'DemoGBP1');
  const { protection } = here.sandbox.world;
  const demo = () =>
    client.send(calls.demoPlay, { site_id: 1001, currency: 'GBP', device: 0, house: 'x', ...slot('GBP') });
  const codes = async () => [(await play()).code, (await demo()).code];
  expect(await codes()).toEqual(['100', '100']);
  vi.spyOn(protection, 'of').mockReturnValue({ zone: 'Europe/London', refusedGames: { kinds: ['slots'] } });
  expect(await codes()).toEqual(['101', '101']);
});

test('[RG-46] [RG-49] a fight of animals that is open when the profile begins to refuse it takes no further stake', async () => {
  await signIn('demogbp1', 'DemoGBP1');
  const { wallet } = here.sandbox.world;
  const launch = launchOf(await play({ gp_id: 'GPCK', game_type: '8', game_code: 'GPCK_8' }));
  await wallet.openRound(launch);
  await wallet.bet(launch, minor(100n), 'round-1');
  await profile('gb');
  expect(() => wallet.bet(launch, minor(100n), 'round-2')).toThrow('bad-token');
  // A stake from before is paid.
  expect(await wallet.settle(launch, minor(300n), 'round-1')).toBeDefined();
});
