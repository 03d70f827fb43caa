import { expect, test } from 'vitest';
import { valuesAt } from '../../time/dated.ts';
import { PROFILES, type ProfileName, type Protection } from './protection.ts';
import { gameKind, isLikeSlots } from './game-kinds.ts';
import { ageOn, launchLimits, stakeCap } from './launch.ts';

const profile = (name: ProfileName) => valuesAt<Protection>(PROFILES[name], Date.UTC(2026, 0, 1));

test.each([
  ['gb', '2', 500n, { autoplay: false, turbo: false, shortestRound: 2500, highestStake: 500n }],
  ['gb', '3', 500n, { autoplay: false, turbo: false, shortestRound: 5000 }],
  ['gb', '4', 500n, { autoplay: false, turbo: false }],
  ['de', '2', 100n, { autoplay: false, turbo: false, shortestRound: 5000, highestStake: 100n }],
  ['de', '6', null, { autoplay: false, turbo: false }],
  ['se', '2', null, { autoplay: false }],
  ['mt', '2', null, {}],
] as const)('[RG-24] [RG-25] [RG-39] limits of a launch in %s of hall %s', (name, gameType, cap, expected) => {
  expect(launchLimits(profile(name), gameType, cap)).toEqual(expected);
});

test.each(['', ' 2', '02', '1', '10', '20', '99', 'slot', '__proto__', 'constructor'])(
  '[RG-47] a game of the unknown hall "%s" has the strictest values of the profile',
  (gameType) => {
    expect([gameKind(gameType), isLikeSlots(gameType)]).toEqual(['unknown', true]);
    const strictest = { autoplay: false, turbo: false, shortestRound: 5000, highestStake: 500n };
    expect(launchLimits(profile('gb'), gameType, 500n)).toEqual(strictest);
    expect(launchLimits(profile('on'), gameType, null)).toEqual({ autoplay: false, shortestRound: 2500 });
    expect(launchLimits(profile('de'), gameType, 100n)).toEqual({ ...strictest, highestStake: 100n });
  },
);

test('[RG-47] the known halls are slots, casino or betting', () => {
  const halls = ['2', '3', '4', '5', '6', '7', '8', '9'];
  const betting = 'betting';
  expect(halls.map(gameKind)).toEqual(['slots', 'casino', betting, betting, 'casino', betting, betting, betting]);
  expect(halls.filter(isLikeSlots)).toEqual(['2']);
});

test.each([
  ['2001-02-28', '2026-02-27', 24],
  ['2001-02-28', '2026-02-28', 25],
  ['2004-02-29', '2026-02-28', 21],
  ['2004-02-29', '2026-03-01', 22],
  ['2026-01-01', '2026-01-01', 0],
  ['2027-01-01', '2026-01-01', null],
  ['', '2026-01-01', null],
  ['01.02.2001', '2026-01-01', null],
])('[RG-39] born on %s, on %s the age is %s', (birthday, today, age) => {
  expect(ageOn(birthday, today)).toBe(age);
});

test('[RG-39] the highest stake depends on the age, and an age that is not known counts as young', () => {
  expect([24, 25, 60, null].map((age) => stakeCap(profile('gb'), 'GBP', age))).toEqual([200n, 500n, 500n, 200n]);
  expect(stakeCap(profile('gb'), 'EUR', 30)).toBe(570n);
  expect([stakeCap(profile('de'), 'EUR', 19), stakeCap(profile('se'), 'SEK', 19)]).toEqual([100n, null]);
});
