import { expect, test } from 'vitest';
import { game } from '../../testing/index.ts';
import { indexGames } from './catalogue.list.ts';
import { findsKind, kindText, searchable } from './catalogue.search.ts';

const meets = (kind: string, typed: string, name = '') =>
  findsKind(searchable(name), kindText([kind]), searchable(typed));

test.each([
  ['Crash', 'crash'],
  ['Crash', ' CRASH '],
  ['Crash', 'ｃｒａｓｈ'],
  ['Crash', 'cr'],
  ['Live Casino', 'casino'],
  ['Table-Games', 'games'],
  ['Bứt Phá', 'but pha'],
  ['Bứt Phá', 'BỨT PHÁ'],
  ['Bắn Cá Đổi Thưởng', 'doi'],
  ['Électronique', 'elec'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['飞升', '升'],
  ['飛升', '飛升'],
  ['크래시', '크래'],
  ['クラッシュ', 'ｸﾗｯｼｭ'],
  ['クラッシュゲーム', 'ゲーム'],
  ['แครช', 'แครช'],
  ['เกมแครช', 'แครช'],
  ['क्रैश', 'क्रैश'],
  ['ခရက်ရှ်', 'ခရက်'],
  ['கிராஷ்', 'கிராஷ்'],
  ['ক্র্যাশ', 'ক্র্যাশ'],
])('[CAT-19] the kind "%s" is found by "%s", whatever its case, width or accents', (kind, typed) => {
  expect(meets(kind, typed)).toBe(true);
});

test.each([
  ['Crash', 'c'],
  ['Crash', 'ash'],
  ['Crash', 'crashed'],
  ['Crash', 'crash x'],
  ['Crash', ''],
  ['Crash', '-'],
  ['क्रैश', 'करश'],
  ['แครช', 'รถ'],
  ['', 'crash'],
])('[CAT-19] the kind "%s" is not found by "%s"', (kind, typed) => {
  expect(meets(kind, typed)).toBe(false);
});

test('[CAT-19] words of a name and of a kind go together, in any order', () => {
  expect(meets('Jadewind', 'jadewind lion', 'Lion Dynasty')).toBe(true);
  expect(meets('Jadewind', 'dyn jade', 'Lion Dynasty')).toBe(true);
  expect(meets('Jadewind', 'tiger jade', 'Lion Dynasty')).toBe(false);
  // Words of the name alone are the search of names.
  expect(meets('Jadewind', 'dynasty lion', 'Lion Dynasty')).toBe(false);
});

test('[CAT-19] [CAT-29x] games of a kind come behind those of the name, each part in the chosen order', () => {
  const games = [
    game('1', { name: 'Rocket Party' }),
    game('2', { name: 'Crash Test' }),
    game('3', { name: 'Balloon', favourite: true }),
    game('4', { name: 'Anchor' }),
    game('5', { name: 'A big crash' }),
  ];
  const kinds = new Map([
    ['1', ['Crash', 'Rookeight']],
    ['3', ['Crash']],
    ['2', ['Crash']],
  ]);
  const index = indexGames(games, 'en_US', [], [], ({ id }) => kinds.get(id) ?? []);
  const isFavourite = ({ favourite }: { readonly favourite: boolean }) => favourite;
  const found = (search: string, more: object = {}) =>
    index.select({ search, isFavourite, ...more }).map(({ id }) => id);
  expect(found('crash')).toEqual(['2', '5', '1', '3']);
  expect(found('crash', { sort: 'name' })).toEqual(['5', '2', '3', '1']);
  expect(found('crash', { filter: 'my_favorite' })).toEqual(['3']);
  expect(found('rookeight')).toEqual(['1']);
  expect(found('nothing')).toEqual([]);
  expect(found('')).toEqual(['1', '2', '3', '4', '5']);
});

test('[CAT-19] names are found without their accents, and sorted with them', () => {
  const names = ['Đại Thắng', 'Dai', 'Ăn', 'An'];
  const index = indexGames(
    names.map((name, at) => game(String(at), { name })),
    'vi_VN',
  );
  const isFavourite = () => false;
  expect(index.select({ search: 'dai thang', isFavourite }).map(({ id }) => id)).toEqual(['0']);
  expect(index.select({ sort: 'name', isFavourite }).map(({ name }) => name)).toEqual(['An', 'Ăn', 'Dai', 'Đại Thắng']);
});
