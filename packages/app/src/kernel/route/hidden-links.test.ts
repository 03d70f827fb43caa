import { HIDDEN_LINKS_PRESET } from '@housefront/contract/ids';
import { expect, test } from 'vitest';
import { isHiddenPage } from './hidden-links.ts';

const addresses = [
  '/user/Deposit',
  '/user/deposit?x=1',
  '/user?page=Deposit',
  '/user?a=1&page=Withdrawal',
  '/fastPayment',
  '/fastDeposit',
  '/Deposit',
  '/user/Withdrawal',
  '/user/DWRecord',
  '/user/BindAccount',
  '/user/BankNotices',
  '/app',
  '/app?from=menu',
];

test.each(addresses)('[SITE-17x] the preset hides %s, an empty list hides nothing', (address) => {
  expect(isHiddenPage(HIDDEN_LINKS_PRESET, address)).toBe(true);
  expect(isHiddenPage([], address)).toBe(false);
});

test('[SITE-17x] other pages stay, whatever they are called', () => {
  for (const address of ['/', '/user', '/user/Info', '/apple', '/discount/5?page=Deposit', '/user?next=Deposit']) {
    expect(isHiddenPage(HIDDEN_LINKS_PRESET, address)).toBe(false);
  }
  expect(isHiddenPage(['Withdrawal'], '/user/Deposit')).toBe(false);
});
