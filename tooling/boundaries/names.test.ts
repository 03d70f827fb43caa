import { expect, test } from 'vitest';
import { checkNames, exportsName } from './names.ts';

const wrong = (files: Readonly<Record<string, string>>) =>
  checkNames(Object.keys(files), (file) => files[file] ?? '').map(({ from, reason }) => `${from}: ${reason}`);

test.each([
  ['createShop', 'export const createShop = () => 1;'],
  ['Shop', 'export interface Shop {}'],
  ['Shop', "export { Shop } from './parts.ts';"],
  ['Shop', 'export default function Shop() {}'],
  ['Shop', 'const Shop = 1;\nexport default Shop;'],
  ['Shop', 'export default memo(() => null);'],
  ['Shop', 'export default function () {}'],
  ['Shop', "export { default } from './Market.tsx';"],
])('%s names something of %j', (name, text) => {
  expect(exportsName('a.tsx', text, name)).toBe(true);
});

test.each([
  ['shop', 'export const createShop = () => 1;'],
  ['Shop', 'const Shop = 1;'],
  ['Shop', 'export default function Market() {}'],
  ['Shop', 'const Market = 1;\nexport default Market;'],
])('%s names nothing of %j', (name, text) => {
  expect(exportsName('a.tsx', text, name)).toBe(false);
});

test('a file is named exactly after something that it exports, or in kebab-case', () => {
  const text = 'export const createShop = () => 1;';
  expect(wrong({ 'a/createShop.ts': text, 'a/shop.ts': text, 'a/shop-front.ts': text })).toEqual([]);
  expect(wrong({ 'a/shopFront.ts': text, 'a/CreateShop.ts': text, 'a/shop_front.ts': text })).toEqual([
    'a/shopFront.ts: it exports no shopFront; a topic is written in kebab-case',
    'a/CreateShop.ts: it exports no CreateShop; a topic is written in kebab-case',
    'a/shop_front.ts: it exports no shop_front; a topic is written in kebab-case',
  ]);
});

test('a file with a role belongs to a file or a folder of its name, or has a topic in kebab-case', () => {
  expect(
    wrong({
      'a/createShop.ts': 'export const createShop = () => 1;',
      'a/createShop.test.ts': '',
      'a/Shop/Shop.css.ts': '',
      'a/shop-front.browser.test.tsx': '',
      'a/ShopFront.stories.tsx': '',
    }),
  ).toEqual([]);
  expect(wrong({ 'a/shopFront.test.ts': '', 'b/createShop.css.ts': '' })).toEqual([
    'a/shopFront.test.ts: there is no shopFront.ts beside it; a topic is written in kebab-case',
    'b/createShop.css.ts: there is no createShop.ts beside it; a topic is written in kebab-case',
  ]);
});
