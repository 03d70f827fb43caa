import { expect, test } from 'vitest';
import { isRefusedGame } from '../../rules/index.ts';
import { minimalConfig } from '../site-config.fixtures.ts';
import { parseSiteConfig } from '../site-config.ts';

const licence = { sentence: 'Licensed.', account: '1', register: 'https://register.example.com/1' };
const links = [{ kind: 'helpline', title: 'Help', url: 'https://help.example.com' }];
const parse = (protection: object | undefined, halls?: object) =>
  parseSiteConfig({
    ...minimalConfig,
    currencies: 'GBP',
    languages: 'en_US',
    ...(protection && { protection: { licence, links, ...protection } }),
    ...(halls && { halls }),
  });
const problems = (protection: object | undefined, halls?: object) => {
  const result = parse(protection, halls);
  return result.ok ? [] : result.problems.map(({ path, problem }) => `${path} ${problem}`);
};
const hide = (names: string, profile = 'gb') => [
  `halls.hidden must hide ${names}, which the profile "${profile}" refuses`,
];
const fights = hide('8 (cockfight)');

test.each([
  ['no choice of halls', undefined, fights],
  ['others hidden', { hidden: [9] }, fights],
  ['the hall first', { order: [8, 2] }, fights],
  ['the hall alone', { order: [8], others: 'hidden' }, fights],
  ['the hall hidden', { hidden: [8] }, []],
  ['only others shown', { order: [2, 3], others: 'hidden' }, []],
])('[RG-49] with the profile gb a site with %s builds only without fights of animals', (_, halls, lines) => {
  expect(problems({ profile: 'gb' }, halls)).toEqual(lines);
  expect(problems({ profile: 'es' }, halls)).toEqual([]);
  expect(problems({ profile: 'none' }, halls)).toEqual([]);
  expect(problems(undefined, halls)).toEqual([]);
});

test('[RG-49] a site refuses halls and kinds of its own, also on other days, and takes the profile’s back only by null', () => {
  const own = (refusedGames: unknown) => ({ profile: 'gb', values: { refusedGames } });
  expect(problems(own({ halls: [2, 9] }))).toEqual(hide('2 (slot), 9 (esport)'));
  expect(problems(own({ kinds: ['casino'] }))).toEqual(hide('3 (live casino), 6 (card game)'));
  expect(problems(own({ halls: [8], kinds: ['slots'] }))).toEqual(hide('2 (slot), 8 (cockfight)'));
  const dated = {
    dated: [
      { value: { halls: [2] }, until: '2020-01-01' },
      { value: { halls: [7] }, from: '2030-01-01' },
    ],
  };
  expect(problems(own(dated))).toEqual(hide('2 (slot), 7 (virtual sport)'));
  expect(problems(own(null))).toEqual([]);
  for (const wrong of [
    {},
    { halls: [] },
    { halls: [1] },
    { halls: ['8'] },
    { kinds: ['fights'] },
    { halls: [8], tags: [] },
  ])
    expect(problems(own(wrong), { hidden: [8] })).toHaveLength(1);
});

test('[RG-49] a game is refused by its hall or its kind; who refuses kinds refuses unknown ones', () => {
  const all = ['2', '3', '4', '5', '6', '7', '8', '9', '99', ''];
  const refused = (refusedGames: Parameters<typeof isRefusedGame>[0]['refusedGames']) =>
    all.filter((gameType) => isRefusedGame(refusedGames === undefined ? {} : { refusedGames }, gameType));
  expect(refused(undefined)).toEqual([]);
  expect(refused({ halls: [8] })).toEqual(['8']);
  expect(refused({ kinds: ['casino'] })).toEqual(['3', '6', '99', '']);
  expect(refused({ kinds: ['unknown'] })).toEqual(['99', '']);
});
