import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSiteConfig, type SiteConfigInput } from '../config/site-config.ts';
import { chooseHalls, hasFeature, isHallShown, sortHalls } from './site-shown.ts';

const valid = {
  version: 1,
  siteId: 88,
  public: {
    SITE_NAME: 'Lucky House',
    TEMPLATE_NAME: 'desktop_1',
    MOBILE_TEMPLATE_NAME: 'H5_1',
    SITE_TITLE: '幸运屋',
    SITE_TITLE_EN: 'Lucky House',
  },
  currencies: 'RMB',
  languages: 'zh_CN',
  theme: 'daylight',
  upstream: 'https://api.example.com',
} satisfies SiteConfigInput;

const parse = (given: object) => {
  const result = parseSiteConfig({ ...valid, ...given });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.config;
};
const problems = (given: object) => {
  const result = parseSiteConfig({ ...valid, ...given });
  return result.ok ? [] : result.problems.map(({ path, problem, fix }) => `${path}: ${problem}. ${fix}`);
};

test('a site that says nothing has every feature, all halls and no logo of its own', () => {
  const config = parse({});
  expect(config).toMatchObject({ features: {}, icons: {} });
  expect([config.halls, config.logo]).toEqual([undefined, undefined]);
  const names = ['redEnvelope', 'roulette', 'sportFrame', 'sponsor', 'letters'] as const;
  expect(names.map((name) => hasFeature(config, name))).toEqual([true, true, true, true, true]);
  expect(names.map((name) => hasFeature(parse({ features: { [name]: false } }), name))).toEqual(Array(5).fill(false));
  // Only differences travel to browsers.
  expect(parse({ features: { letters: false, roulette: true } }).features).toEqual({ letters: false });
});

describe('[GEN-04] what cannot be is refused with what may be written', () => {
  test.each([
    [{ features: { wheel: false } }, /^features\.wheel: is not a known key/],
    [{ features: { letters: 'off' } }, /^features\.letters: .*write true or false/],
    [{ features: ['letters'] }, /^features: .*write true or false for any of them/],
    [{ halls: [3, 2] }, /^halls: .*give any of order, others and hidden/],
    [{ halls: { order: [1] } }, /^halls\.order\.0: .*list ids of halls: 2 slot, 3 live casino, .*9 esport/],
    [{ halls: { order: ['3'] } }, /^halls\.order\.0: /],
    [{ halls: { order: ['cockfight'] } }, /^halls\.order\.0: .*8 cockfight/],
    [{ halls: { hidden: [8, 8] } }, /^halls\.hidden: names a hall twice/],
    [{ halls: { order: [3], hidden: [3] } }, /^halls\.hidden: hides a hall that it also puts in order/],
    [{ halls: { others: 'last' } }, /^halls\.others: .*write 'after' or 'hidden'/],
    [{ halls: { others: 'hidden' } }, /^halls: hides every hall/],
    [{ halls: { hidden: [2, 3, 4, 5, 6, 7, 8, 9] } }, /^halls: hides every hall/],
    [{ logo: 'logo.svg' }, /^logo: .*name a file of the folder public/],
    [{ logo: {} }, /^logo\.file: is missing/],
    [{ logo: { file: 'logo.svg', dark: 'x.svg' } }, /^logo\.dark: is not a known key/],
    [
      { icons: { favicon: 'icon.jpg' } },
      /^icons\.favicon: must be a file of the folder public that ends in \.svg, \.png/,
    ],
    [{ icons: { appleTouch: 'icon.svg' } }, /^icons\.appleTouch: must be .* ends in \.png/],
  ])('%j', (given, wanted) => {
    expect(problems(given)).toEqual([expect.stringMatching(wanted)]);
  });

  test.each([
    '',
    '.svg',
    '/logo.svg',
    '../logo.svg',
    'art/../../logo.svg',
    'art//logo.svg',
    './logo.svg',
    'https://img.example.com/logo.svg',
    '//img.example.com/logo.svg',
    'data:image/svg+xml,x.svg',
    String.raw`art\logo.svg`,
    'logo',
    'logo.bmp',
    'logo.svg?v=2',
    'logo.svg#dark',
    'logo.svg"onload="x.svg',
    'my logo.svg',
    'logo.svg ',
    '.hidden/logo.svg',
    'лого.svg',
  ])('%j is no file of the folder public', (file) => {
    expect(problems({ logo: { file } })).toEqual([
      expect.stringMatching(/^logo\.file: must be a file of the folder public/),
    ]);
  });

  test.each(['logo.svg', 'LOGO.SVG', 'art/logo-2.webp', 'a.b.png', '_logo.avif', 'logo.jpeg'])('%j is one', (file) => {
    expect(parse({ logo: { file } }).logo).toEqual({ file, platformFirst: false });
  });
});

const ids = [2, 3, 4, 5, 6, 7, 8, 9];
const platform = fc.shuffledSubarray(ids).map((some) => some.map((id) => ({ id })));
const choice = fc
  .tuple(fc.shuffledSubarray(ids), fc.subarray(ids), fc.constantFrom('after' as const, 'hidden' as const))
  .map(([order, hidden, others]) => ({ order, others, hidden: hidden.filter((id) => !order.includes(id)) }));

test('[CAT-06] whatever the site chooses: listed halls come first in its order, the others keep that of the platform', () => {
  fc.assert(
    fc.property(platform, choice, (given, chosen) => {
      const halls = chooseHalls(chosen);
      fc.pre(halls !== null);
      const shown = sortHalls({ halls }, given)
        .map(({ id }) => id)
        .filter((id) => isHallShown({ halls }, id));
      const there = given.map(({ id }) => id);
      const listed = chosen.order.filter((id) => there.includes(id));
      const rest = there.filter((id) => !chosen.order.includes(id) && !chosen.hidden.includes(id));
      expect(shown).toEqual(chosen.others === 'hidden' ? listed : [...listed, ...rest]);
      expect(ids.filter((id) => isHallShown({ halls }, id))).toContain(halls.first);
    }),
  );
});

test('[CAT-06] without a choice the platform decides', () => {
  const given = [{ id: 7 }, { id: 2 }];
  expect(sortHalls({}, given)).toBe(given);
  expect(isHallShown({}, 7)).toBe(true);
});

test.each([
  [{ hidden: [2, 3] }, 4],
  [{ order: [9, 3] }, 9],
  [{ order: [5], others: 'hidden' }, 5],
  [{ hidden: [2, 3, 4, 5, 6, 7, 8] }, 9],
] as const)('[CAT-25] the hall that %j probably shows first is %i', (halls, id) => {
  expect(parse({ halls }).halls?.first).toBe(id);
});
