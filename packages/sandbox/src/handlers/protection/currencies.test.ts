import { calls } from '@housefront/contract/calls';
import type { CurrencyRow } from '@housefront/contract/currency';
import { minor } from '@housefront/contract/money';
import { expect, test } from 'vitest';
import { launchOf, protectedPerTest } from '../../testing/protected.fixtures.ts';

/** Currencies of the kit and its sites: the highest stakes of `gb` and `de`, and the monthly amounts of `de` and `nl`. */
const table = [
  ['EUR', 2, 220n, 100n, '100000', '15000'],
  ['GBP', 2, 200n, 87n, '87000', '13000'],
  ['SEK', 2, 2400n, 1000n, '1000000', '160000'],
  ['BRL', 2, 1400n, 640n, '640000', '96000'],
  ['PHP', 2, 15_000n, 6800n, '6800000', '1000000'],
  ['RMB', 2, 1800n, 810n, '810000', '120000'],
  ['JPY', 2, 42_000n, 18_000n, '18000000', '2700000'],
  ['VND', 2, 7_000_000n, 3_000_000n, '3000000000', '460000000'],
  ['WON', 2, 380_000n, 160_000n, '160000000', '25000000'],
  ['THB', 2, 8400n, 3600n, '3600000', '550000'],
  ['USD', 2, 260n, 110n, '110000', '17000'],
  ['INR', 2, 24_000n, 10_000n, '10000000', '1500000'],
  ['MMK', 2, 560_000n, 240_000n, '240000000', '36000000'],
  ['BDT', 2, 32_000n, 14_000n, '14000000', '2100000'],
  ['NGN', 2, 380_000n, 170_000n, '170000000', '25000000'],
  ['KWD', 3, 820n, 360n, '360000', '54000'],
  ['BTC', 8, 1900n, 850n, '850000', '120000'],
] as const;
const rows = table.map(([wire, decimals]): CurrencyRow => ({
  wire,
  code: wire,
  symbol: wire,
  decimals,
  place: 'before',
}));
const odd: readonly CurrencyRow[] = [
  { wire: 'XBT', code: 'BTC', symbol: '₿', decimals: 6, place: 'before' },
  { wire: 'NOK', code: 'NOK', symbol: 'kr', decimals: 2, place: 'after' },
];

const { here, member, profile, send, signIn, state } = protectedPerTest({ currencies: [...rows, ...odd] });
const lobby_url = 'http://localhost:4101/close';

/** Starts the first slot of the member's currency, with what players in `de` do before. */
const start = async () => {
  const { catalogue, seed } = here.sandbox.world;
  const { currency } = member();
  const provider = seed.providers.find((one) => one.gameType === '2' && one.currencies.includes(currency));
  const game_code = catalogue.games(provider?.gpId ?? '').find(({ crash }) => !crash)?.code ?? '';
  return launchOf(
    await send(calls.play, { gp_id: provider?.gpId ?? '', game_type: '2', game_code, lobby_url, device: 0 }),
  );
};
const isCapped = async (cap: bigint) => {
  const launch = await start();
  const { wallet } = here.sandbox.world;
  expect(() => wallet.bet(launch, minor(cap + 1n), 'round-1')).toThrow('stake');
  // It may be more than the member has.
  if (cap > 0n) expect(() => wallet.bet(launch, minor(cap), 'round-2')).not.toThrow('stake');
};

test.each(table)(
  '[RG-50] a member with money in %s (%i decimals) is capped at %s in gb and %s in de',
  async (...one) => {
    const [currency, , inBritain, inGermany, overall, contact] = one;
    await signIn(`demo${currency.toLowerCase()}1`, `Demo${currency}1`);
    await profile('gb');
    expect((await state(currency))['stake_cap']).toBe(String(inBritain));
    await isCapped(inBritain);
    await send(calls.leave, {});
    await profile('de');
    await send(calls.limitStore, { kind: 'deposit', period: 'month', amount: overall });
    await send(calls.sumsRead, {});
    expect(await state(currency)).toMatchObject({ stake_cap: String(inGermany), overall: { amount: overall } });
    here.clock.advance(10_000);
    await isCapped(inGermany);
    await profile('nl');
    expect(await state(currency)).toMatchObject({ contact_above: contact });
  },
);

test.each([
  ['XBT', 19n],
  ['NOK', 0n],
])(
  '[RG-50] a currency of a site with other decimals, or one without an amount, is capped too: %s',
  async (currency, cap) => {
    await signIn(`demo${currency.toLowerCase()}1`, `Demo${currency}1`);
    await profile('gb');
    expect((await state(currency))['stake_cap']).toBe(String(cap));
    await isCapped(cap);
  },
);
