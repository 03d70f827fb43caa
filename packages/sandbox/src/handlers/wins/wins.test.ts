import { calls } from '@housefront/contract/calls';
import { minor } from '@housefront/contract/money';
import { expect, test } from 'vitest';
import { record } from '../../testing/client.fixtures.ts';
import { protectedPerTest } from '../../testing/protected.fixtures.ts';

const { here, client, profile } = protectedPerTest();

const world = () => here.sandbox.world;
/** A member who plays the game that is played most. */
const playing = (account = 'river77') => {
  const member = world().members.byAccount(account);
  if (!member) throw new Error(`${account} is no member`);
  const [game] = world().catalogue.popular(member.currency, 1);
  const token = world().runs.start(member, {
    gpId: game?.gpId ?? '',
    hallId: String(game?.hallId),
    gameCode: game?.code ?? '',
    gameName: 'Game',
    locale: 'en_US',
    lobbyUrl: 'http://site.test/close',
    currency: member.currency,
  });
  let rounds = 0;
  const round = async (bet: bigint, win: bigint) => {
    rounds += 1;
    await world().wallet.bet(token, minor(bet), `r${rounds}`);
    await world().wallet.settle(token, minor(win), `r${rounds}`);
  };
  return { member, gpId: game?.gpId ?? '', currency: member.currency, round };
};
const told = async (currency: string) => {
  const { list } = record((await client.send(calls.wins, { site_id: 1001, currency })).data);
  return (list as { readonly amount: string; readonly name: string; readonly kind: string }[]).map(
    ({ amount, kind, name }) => [name, kind, amount],
  );
};

test('[WIN-01] a round that wins more than ten times its stake is reported, with a masked name', async () => {
  const { currency, round } = playing();
  const before = await told(currency);
  await round(100n, 1000n);
  await round(100n, 0n);
  expect(await told(currency)).toEqual(before);
  await round(100n, 1001n);
  expect((await told(currency))[0]).toEqual(['r***', 'win', '1001']);
  expect(await told(currency)).toHaveLength(before.length + 1);
});

test('[WIN-02] a member who opts out appears nowhere from the next win on', async () => {
  const { currency, round } = playing();
  await round(100n, 2000n);
  await client.control('/wins-hidden', { account: 'river77' });
  await round(100n, 3000n);
  expect((await told(currency))[0]).toEqual(['r***', 'win', '2000']);
  await client.control('/wins-hidden', { account: 'river77', on: false });
  await round(100n, 4000n);
  expect((await told(currency))[0]).toEqual(['r***', 'win', '4000']);
});

test('[WIN-05] one percent of stakes feeds jackpots, and the stake that fills one wins it, paid and reported', async () => {
  const heard: unknown[] = [];
  world().pots.onChange(({ pot, isWon }) => heard.push([pot.id, isWon]));
  const { currency, gpId, member, round } = playing();
  const amounts = () =>
    world()
      .pots.all(currency)
      .map(({ amount }) => amount);
  expect(amounts()).toEqual([10_000_000n, 50_000n]);
  await round(10_000n, 0n);
  expect(amounts()).toEqual([10_000_060n, 50_040n]);
  world().pots.grow(currency, 'mini', minor(24_960n));
  const before = world().ledger.balance(member.id, gpId);
  heard.length = 0;
  await round(1000n, 0n);
  expect(world().ledger.balance(member.id, gpId) - before).toBe(75_004n - 1000n);
  expect(amounts()).toEqual([10_000_066n, 50_000n]);
  expect(heard).toEqual([
    ['grand', false],
    ['mini', false],
    ['mini', true],
    ['mini', false],
  ]);
  expect((await told(currency))[0]).toEqual(['r***', 'jackpot', '75004']);
  const { list } = record((await client.send(calls.jackpots, { site_id: 1001, currency })).data);
  expect(list).toMatchObject([
    { id: 'grand' },
    { id: 'mini', amount: '50000', last: { amount: '75004', name: 'r***' }, drops_by: { amount: '75000' } },
  ]);
});

test('[WIN-01] [WIN-05] on a site of gb no win is reported, and no jackpot presses', async () => {
  await profile('gb');
  const send = async (call: typeof calls.wins | typeof calls.jackpots) =>
    record((await client.send(call, { site_id: 1001, currency: 'USD' })).data)['list'];
  expect(await send(calls.wins)).toEqual([]);
  expect(await send(calls.jackpots)).toEqual([
    expect.not.objectContaining({ drops_by: expect.anything() }),
    expect.not.objectContaining({ drops_by: expect.anything() }),
  ]);
});
