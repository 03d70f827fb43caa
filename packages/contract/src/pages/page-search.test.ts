import { expect, test } from 'vitest';
import { isLook, pageSearch } from './page-search.ts';

test('[LOB-11] a page reads its own parameters and those of every page, and no others', () => {
  expect(pageSearch('/').names).toEqual(['appPage', 'footer', 'header', 'lang']);
  expect(pageSearch('/nowhere')).toEqual(pageSearch('/'));
  expect(pageSearch('/user').names).toEqual(['appPage', 'footer', 'header', 'lang', 'page']);
  expect(pageSearch('/slotGame/').names.join(' ')).toBe(
    'appPage feature filter footer gp_id gt_id hall header house isCrashGame jackpot label lang lines new page provider q rtp sort stake theme volatility',
  );
});

test.each([
  ['/games?q=a', true],
  ['/slotgame?gt_id=2&gp_id=A&volatility=4', true],
  ['/games?sort=', true],
  ['/games?gt_id=2&gp_id=A&house=H&lang=en_US', false],
  ['/?q=a&feature=buy', false],
  ['/user?page=Deposit', false],
])('[LOB-11] %s only looks at a list differently: %s', (address, look) => {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  expect(isLook(pathname, searchParams)).toBe(look);
});
