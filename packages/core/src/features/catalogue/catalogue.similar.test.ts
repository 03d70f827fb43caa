import { expect, test } from 'vitest';
import { game } from '../../testing/index.ts';
import { indexGames } from './catalogue.list.ts';

const named = (...names: readonly string[]) => names.map((name, at) => game(`g${at}`, { name }));

/** Names that a search finds, then those that it nearly is. */
function search(text: string, ...names: readonly string[]) {
  const index = indexGames(named(...names), 'en_US');
  const selection = { search: text, isFavourite: () => false };
  const found = index.select(selection);
  const texts = (games: typeof found) => games.map(({ name }) => name);
  return { exact: texts(found), similar: texts(index.similar(selection, found)) };
}

test.each([
  ['one letter is wrong', 'Tiger Spirit', 'tiger spiret'],
  ['one is missing in each word', 'Tiger Spirit', 'tigr spirt'],
  ['one is extra', 'Tiger Spirit', 'tigger'],
  ['two neighbours are swapped', 'Rocket Party', 'rokcet'],
  ['two mistakes in eight letters', 'Mighty Baccarat', 'bacarrat'],
  ['a word may still be typed', 'Rocket Party', 'rokcet par'],
  ['accents never counted', 'Bứt Phá Rồng', 'but phaa rong'],
  ['German', 'Glücksdrachen', 'glucksdrahen'],
  ['Filipino', 'Masayang Kabayo', 'masayamg'],
  ['Swedish', 'Guldhästen', 'guldhesten'],
  ['Greek', 'Χρυσός Δράκος', 'χρισος'],
  ['Cyrillic', 'Золотой Дракон', 'золатой'],
  ['Korean', '황금드래곤왕국', '황금드래건왕국'],
  ['Hindi', 'सुनहरा शेर', 'सुनहला'],
  ['Bengali', 'সোনারতরী', 'সোনারদরী'],
  ['Tamil', 'தங்கக் கடற்கரை', 'தங்கக் கடற்கறை'],
])('[LOB-06] forgives: %s, "%s" by "%s"', (_, name, typed) => {
  expect(search(typed, name, 'Koi')).toMatchObject({ similar: [name] });
});

test.each([
  ['three letters', 'Koi Wheel', 'kou'],
  ['two mistakes in seven letters', 'Pyramid', 'pyrmyd'],
  ['three mistakes in eight letters', 'Baccarat', 'bakkkrat'],
  ['digits', 'Lucky 7777', '7778'],
  ['Chinese', '金龙传说之夜', '金龙传闻之夜'],
  ['Japanese', 'ゴールデンドラゴン', 'ゴールドンドラゴン'],
  ['Thai', 'มังกรทองคำ', 'มังกรทองตำ'],
  ['Burmese', 'ရွှေနဂါး', 'ရွှေနဂါအ'],
  ['one word of two', 'Tiger Spirit', 'tigr palace'],
])('[LOB-06] does not forgive: %s, "%s" by "%s"', (_, name, typed) => {
  expect(search(typed, name)).toEqual({ exact: [], similar: [] });
});

test('[LOB-06] games that are nearly meant follow up to two exact ones; three exact ones forgive nothing', () => {
  const names = ['Tiger One', 'Tiger Two', 'Tigers', 'Tigre'];
  expect(search('tiger', ...names.slice(0, 2), 'Tigre')).toEqual({
    exact: ['Tiger One', 'Tiger Two'],
    similar: ['Tigre'],
  });
  expect(search('tiger', ...names)).toEqual({ exact: ['Tiger One', 'Tiger Two', 'Tigers'], similar: [] });
  expect(search('', ...names).similar).toEqual([]);
});

test('[LOB-06] only games of the chosen filter and label are nearly meant', () => {
  const [one, other] = [game('a', { name: 'Tiger', labelIds: ['new'] }), game('b', { name: 'Tiger' })];
  const index = indexGames([one, other], 'en_US');
  const similar = (more: object) =>
    index.similar({ search: 'tigar', isFavourite: ({ id }) => id === other.id, ...more }, []).map(({ id }) => id);
  expect(similar({})).toEqual([one.id, other.id]);
  expect(similar({ label: 'new' })).toEqual([one.id]);
  expect(similar({ filter: 'my_favorite' })).toEqual([other.id]);
});
