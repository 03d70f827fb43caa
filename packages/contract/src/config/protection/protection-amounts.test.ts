import { expect, test } from 'vitest';
import { valuesAt } from '../../time/dated.ts';
import { amountsOf } from './protection-amounts.ts';
import { PROFILES, type ProfileName, type Protection } from '../../rules/protection/protection.ts';
import { amountIn, stakeCap } from '../../rules/index.ts';
import { parseSiteConfig } from '../site-config.ts';

/** The currencies of the kit and of its sites and markets, with the value of 1 EUR in minor units. */
const rates: readonly (readonly [code: string, units: number])[] = [
  ['EUR', 100],
  ['GBP', 87.2],
  ['SEK', 1081],
  ['DKK', 747],
  ['CAD', 160.8],
  ['BRL', 645],
  ['PHP', 6888],
  ['RMB', 819.5],
  ['CNY', 819.5],
  ['JPY', 18_400],
  ['VND', 3_086_000],
  ['WON', 169_500],
  ['KRW', 1695],
  ['THB', 3688],
  ['USD', 117.2],
  ['INR', 10_549],
  ['MMK', 246_200],
  ['BDT', 14_298],
  ['NGN', 170_000],
  ['KWD', 360],
  ['BTC', 850],
];

/** Amounts of the authorities: minor units of their own currency. */
const authorities: readonly (readonly [profile: ProfileName, path: string, code: string, units: string])[] = [
  ['gb', 'highestStake.slots', 'GBP', '500'],
  ['gb', 'highestStake.young.slots', 'GBP', '200'],
  ['de', 'overall', 'EUR', '100000'],
  ['de', 'highestStake.slots', 'EUR', '100'],
  ['nl', 'contactAbove.amounts', 'EUR', '35000'],
  ['nl', 'contactAbove.young.amounts', 'EUR', '15000'],
];

const found = Object.entries(PROFILES).flatMap(([profile, values]) =>
  amountsOf(values).map(({ path, amounts }) => ({ profile, path: path.join('.'), amounts })),
);

test('[RG-50] the profiles have these amounts and no others', () => {
  expect(found.map(({ profile, path }) => [profile, path])).toEqual(authorities.map(([name, path]) => [name, path]));
});

test.each(
  authorities.flatMap(([name, path, base, units]) =>
    rates.map(([code, rate]) => ({ name, path, base, units, code, rate })),
  ),
)(
  '[RG-50] $name has $path in $code, worth no more than $units $base and hardly less',
  ({ name, path, base, units, code, rate }) => {
    const amount = found.find((one) => one.profile === name && one.path === path)?.amounts[code] ?? '';
    expect(amount).toMatch(/^[1-9]\d*$/);
    expect(code === base ? amount : units).toBe(units);
    const inEuro = (one: string, per: number) => Number(one) / per;
    const asked = inEuro(units, rates.find(([other]) => other === base)?.[1] ?? 0);
    expect(inEuro(amount, rate)).toBeLessThanOrEqual(asked);
    expect(inEuro(amount, rate)).toBeGreaterThan(asked * 0.9);
  },
);

test.each(['NOK', '', 'gbp', '__proto__', 'constructor', 'toString'])(
  '[RG-50] a currency without an amount, such as "%s", has a highest stake of nothing, never none',
  (code) => {
    const gb = valuesAt<Protection>(PROFILES.gb, 0);
    expect([stakeCap(gb, code, 40), stakeCap(gb, code, null)]).toEqual([0n, 0n]);
    expect(amountIn({ EUR: '5' }, code)).toBe(0n);
  },
);

const licence = { sentence: 'Licensed.', account: '1', register: 'https://register.example.com/1' };
const links = [{ kind: 'helpline', title: 'Help', url: 'https://help.example.com' }];
const parse = (protection: object, more: object) =>
  parseSiteConfig({
    version: 1,
    siteId: 88,
    public: { SITE_NAME: 'Lucky', TEMPLATE_NAME: 'desktop_1', MOBILE_TEMPLATE_NAME: 'H5_1', SITE_TITLE: '幸运屋' },
    currencies: 'GBP',
    languages: 'en_US',
    theme: 'midnight',
    upstream: 'http://localhost:4300',
    iconHosts: [],
    halls: { hidden: [8] },
    protection: { licence, links, ...protection },
    ...more,
  });
const problems = (protection: object, more: object) => {
  const result = parse(protection, more);
  return result.ok ? [] : result.problems.map(({ path, problem }) => `${path} ${problem}`);
};
const valuesOf = (protection: object, more: object) => {
  const result = parse(protection, more);
  if (!result.ok) throw new Error(result.problems.map(({ path, problem }) => `${path} ${problem}`).join());
  return result.config.protection?.values;
};
const missing = (path: string, codes: string, profile: string) =>
  `protection.values.${path} has no amount in ${codes}, which the site has, for its profile "${profile}"`;
const german = { profile: 'de', host: 'www.example.de' };
const dutch = {
  profile: 'nl',
  marks: [{ file: 'mark.svg', title: 'Authority', url: 'https://authority.example.com' }],
};

test.each([
  [{ profile: 'gb' }, [missing('highestStake.slots', 'NOK', 'gb'), missing('highestStake.young.slots', 'NOK', 'gb')]],
  [german, [missing('overall', 'NOK', 'de'), missing('highestStake.slots', 'NOK', 'de')]],
  [dutch, [missing('contactAbove.amounts', 'NOK', 'nl'), missing('contactAbove.young.amounts', 'NOK', 'nl')]],
  [{ profile: 'mt', marks: dutch.marks }, []],
])(
  '[RG-50] a site that offers a currency without an amount does not build, and the message names it: %#',
  (profile, lines) => {
    expect(problems(profile, { currencies: 'GBP,NOK' })).toEqual(lines);
    expect(problems(profile, { currencies: 'GBP,EUR,SEK,BRL,PHP,RMB,USD,VND,THB,JPY,INR,BDT,KWD' })).toEqual([]);
  },
);

test('[RG-50] amounts of the site complete those of the profile, and each of their own amounts is looked at', () => {
  const values = (highestStake: object) => ({ profile: 'gb', values: { highestStake } });
  const both = { slots: { GBP: '500', NOK: '6500' }, young: { below: 25, slots: { GBP: '200', NOK: '2600' } } };
  expect(problems(values(both), { currencies: 'GBP,NOK' })).toEqual([]);
  const grown = { ...both, young: { below: 25, slots: { GBP: '200' } } };
  expect(problems(values(grown), { currencies: 'GBP,NOK' })).toEqual([
    missing('highestStake.young.slots', 'NOK', 'gb'),
  ]);
  const dated = {
    dated: [
      { value: both, until: '2026-12-31' },
      { value: { slots: { GBP: '100' } }, from: '2027-01-01' },
    ],
  };
  expect(problems(values(dated), { currencies: 'GBP,NOK' })).toEqual([
    missing('highestStake.dated.1.value.slots', 'NOK', 'gb'),
  ]);
  expect(problems({ profile: 'gb', values: { highestStake: null } }, { currencies: 'GBP,NOK' })).toEqual([]);
  expect(problems(values({ slots: {} }), {})[0]).toMatch(/^protection\.values\.highestStake\.slots needs an amount/);
});

test('[RG-50] currencies of the site’s own count too: by the platform’s code, and in the decimals of their row', () => {
  const coin = { currencies: 'GBP', ownCurrencies: [{ code: 'DOGE', symbol: 'Ð', decimals: 8 }] };
  expect(problems({ profile: 'gb' }, coin)).toEqual([
    missing('highestStake.slots', 'DOGE', 'gb'),
    missing('highestStake.young.slots', 'DOGE', 'gb'),
  ]);
  const rows = [
    { code: 'JPY', decimals: 0 },
    { code: 'BTC', wire: 'XBT', symbol: '₿', decimals: 6 },
  ];
  expect(valuesOf({ profile: 'gb' }, { currencies: 'GBP,JPY,BTC', ownCurrencies: rows })?.highestStake).toMatchObject({
    slots: { GBP: '500', JPY: '1000', XBT: '48' },
    young: { slots: { GBP: '200', JPY: '420', XBT: '19' } },
  });
  // Of an amount too small for the decimals of a row nothing is left.
  const coarse = { currencies: 'GBP,BTC', ownCurrencies: [{ code: 'BTC', symbol: '₿', decimals: 2 }] };
  expect(problems({ profile: 'gb' }, coarse)).toHaveLength(2);
  const own = { highestStake: { slots: { GBP: '500', JPY: '900' } } };
  const yen = { currencies: 'GBP,JPY', ownCurrencies: [{ code: 'JPY', decimals: 0 }] };
  expect(valuesOf({ profile: 'gb', values: own }, yen)).toMatchObject({ highestStake: { slots: { JPY: '900' } } });
});
