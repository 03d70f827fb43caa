import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { clear, spin } from '../support/game.ts';
import { nextCaptcha } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { textsOf } from '../support/texts.ts';
import { patient } from '../support/patience.ts';

/*
 * A site in currencies that are not of the kit, in German and Swedish, from the registration to the record of a withdrawal:
 * one of three decimals and one of eight. After a million millions the balance has more digits than a JavaScript number holds,
 * so a number anywhere on the way would show.
 */

interface Walk {
  readonly currency: 'KWD' | 'BTC';
  readonly locale: 'de_DE' | 'sv_SE';
  readonly account: string;
  /** Money from the sandbox, 10^17 minor units and one, and how it is shown. */
  readonly given: string;
  readonly shown: string;
  /** A deposit as it is typed in the language, as it is shown, and the balance with it. */
  readonly typed: string;
  readonly deposit: string;
  readonly sum: string;
  /** More decimals than the currency has. */
  readonly finer: string;
  /** Money at a provider, and the balance with it. */
  readonly away: string;
  readonly withAway: string;
  /** The same balance in a game, which writes English. */
  readonly inGame: string;
  readonly whole: string;
  /** A withdrawal as it is typed and as it is shown. */
  readonly wanted: string;
  readonly withdrawal: string;
}

const walks: Readonly<Record<'desktop' | 'phone', Walk>> = {
  desktop: {
    currency: 'BTC',
    locale: 'sv_SE',
    account: 'mynt001',
    given: '1000000000.00000001',
    shown: '1 000 000 000,00000001 ₿',
    typed: '1,00000007',
    deposit: '1,00000007 ₿',
    sum: '1 000 000 001,00000008 ₿',
    finer: '1,000000001',
    away: '0.00000009',
    withAway: '1 000 000 001,00000017 ₿',
    inGame: '₿1,000,000,001.00000017',
    whole: '1000000001.00000017',
    wanted: '2,00000003',
    withdrawal: '2,00000003 ₿',
  },
  phone: {
    currency: 'KWD',
    locale: 'de_DE',
    account: 'dinar01',
    given: '100000000000000.001',
    shown: '100.000.000.000.000,001 KWD',
    typed: '1.234,567',
    deposit: '1.234,567 KWD',
    sum: '100.000.000.001.234,568 KWD',
    finer: '12,3456',
    away: '0.007',
    withAway: '100.000.000.001.234,575 KWD',
    inGame: 'KWD 100,000,000,001,234.575',
    whole: '100000000001234.575',
    wanted: '1.000,003',
    withdrawal: '1.000,003 KWD',
  },
};

const SECRET = 'Secret12';
const main = (page: Page) => page.getByRole('main');
const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
const startsWith = (text: string) => new RegExp(`^${RegExp.escape(text)}`);

/** A balance on the page: in the header, the wallet or the head of the member window. */
const expectBalance = (page: Page, text: string) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

for (const [device, walk] of Object.entries(walks)) {
  const { currency, locale, account } = walk;
  const title = `[LOC-01] [LOC-03] ${currency} in ${locale}, from the registration to the record of a withdrawal`;
  test.describe(`${currency} ${locale}`, () => {
    test.use({ locale: locale.replace('_', '-'), baseURL: ({ stack }, use) => use(stack.url('1004')) });

    test(`${title} @${device}`, async ({ page, context, control, isMobile }) => {
      test.setTimeout(patient(120_000));
      const t = await textsOf(locale);
      await page.goto('/');
      const first = nextCaptcha(page);
      await button(page.getByRole('banner'), t('shell.header.register')).click();
      const form = page.getByRole('dialog', { name: t('signup.title') });
      const field = (key: string) => form.getByLabel(startsWith(t(key)));
      await form.getByRole('combobox', { name: t('signup.label_memberCurrency') }).selectOption(currency);
      await field('signup.label_memberAccount').fill(account);
      await field('signup.label_password').first().fill(SECRET);
      await field('signup.label_checkPassword').fill(SECRET);
      await field('signup.label_memberName').fill('Robin Vale');
      await field('signup.label_memberEmail').fill(`${account}@example.org`);
      await form
        .getByRole('textbox', { name: startsWith(t('session.captcha')) })
        .fill(await control.captchaAnswer(await first));
      await form.getByRole('checkbox').check();
      await form.locator('button[type="submit"]').click();
      await expect(form).toHaveCount(0);
      const named = page
        .getByRole('banner')
        .getByTitle(account, { exact: true })
        .or(page.getByRole('button', { name: `${t('shell.header.account')}: ${account}` }));
      await expect(named).toBeVisible();

      // Given while the page is open: the event brings it.
      await control.cash(account, walk.given);
      await expectBalance(page, walk.shown);

      await page.goto('/user/Deposit');
      const amount = page.getByLabel(startsWith(t('cashier.amount'))).first();
      // The amount is part of its name.
      const deposit = main(page).locator('form button[type="submit"]');
      await amount.fill(walk.finer);
      await deposit.click();
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await amount.fill(walk.typed);
      await amount.blur();
      await expect(main(page).getByText(walk.deposit, { exact: true }).first()).toBeVisible();
      await deposit.click();
      await expect(page.getByRole('heading', { name: t('cashier.deposit_open') })).toBeVisible();
      await control.settle(account);
      await expect(page.getByRole('heading', { name: t('cashier.arrived_title') })).toBeVisible();
      await expectBalance(page, walk.sum);
      const { total, ...paid } = await control.ledger(account);
      expect(paid).toMatchObject({ currency, problems: [] });
      expect(unitsOf(total)).toBe(unitsOf(walk.sum));

      await control.cash(account, walk.away, 'GPR8');
      await page.goto('/user/MyWallet');
      await expectBalance(page, walk.withAway);
      await button(main(page), t('wallet.get_back')).click();
      const purses = async () =>
        (await control.ledger(account)).balances.filter(({ balance }) => /[1-9]/.test(balance));
      await expect.poll(purses).toEqual([{ purse: 'main', balance: walk.whole }]);
      await expectBalance(page, walk.withAway);

      await page.goto('/slotgame?gt_id=2&gp_id=GPR8&house=gpr8');
      const tile = main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: startsWith(t('catalogue.add_favourite')) }) })
        .first();
      const opened = isMobile ? undefined : page.waitForEvent('popup');
      await tile.getByRole('button').first().click(clear);
      const game = (await opened) ?? page;
      await expect(game.locator('#balance')).toHaveText(walk.inGame);
      // Beside or above the spin, not under it.
      expect(await game.locator('#balance').evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
      expect(await purses()).toEqual([{ purse: 'GPR8', balance: walk.whole }]);
      await spin(game);
      const left = context.waitForEvent('request', (request) => request.url().endsWith('/api/member/game/leave1'));
      await game.locator('#lobby').click();
      await left;
      await expect.poll(async () => (await control.ledger(account)).playing).toBeNull();

      await page.goto('/user/BindAccount');
      const pin = async (key: string) => {
        await page
          .getByRole('group', { name: startsWith(t(key)) })
          .getByRole('textbox')
          .first()
          .click();
        await page.keyboard.type('2580');
      };
      await pin('password.withdraw_new');
      await pin('password.withdraw_confirm');
      await button(page, t('password.withdraw_set')).click();
      await page.getByRole('radio', { name: 'City Hall Bank' }).click();
      await page.getByRole('textbox', { name: startsWith(t('cashier.account_no')) }).fill('55501234');
      await pin('cashier.withdraw_password');
      await button(page, t('cashier.bind_submit')).click();
      await expect(main(page).getByText('City Hall Bank').first()).toBeVisible();

      const before = await control.ledger(account);
      await page.goto('/user/Withdrawal');
      await amount.fill(walk.wanted);
      await pin('cashier.withdraw_password');
      await button(page, t('cashier.withdraw_submit')).click();
      const sure = page.getByRole('alertdialog');
      await expect(sure).toContainText(walk.withdrawal);
      await button(sure, t('cashier.withdraw_submit')).click();
      await expect(page.getByRole('heading', { name: t('cashier.withdraw_open') })).toBeVisible();
      const after = await control.ledger(account);
      expect(unitsOf(before.total) - unitsOf(after.total)).toBe(unitsOf(walk.withdrawal));
      expect(after.problems).toEqual([]);

      await page.goto('/user/Transaction');
      await expect(main(page).getByText(walk.withAway).first()).toBeVisible();
      await page.goto('/user/DWRecord');
      for (const text of [`+${walk.deposit}`, `-${walk.withdrawal}`])
        await expect(main(page).getByText(text, { exact: true }).first()).toBeVisible();
      await expectBalance(page, shownIn(locale, currency, after.total));
      const download = page.waitForEvent('download');
      await button(main(page), t('records.export')).click();
      const file = await readFile(await (await download).path(), 'utf8');
      const plain = (text: string) => text.replaceAll(/[^\d,]/g, '').replace(',', '.');
      for (const text of [walk.deposit, walk.withdrawal]) expect(file).toContain(`"${plain(text)}"`);
    });
  });
}

/** Minor units of an amount in any form of this file, whose decimals all count. */
const unitsOf = (text: string): bigint => BigInt(text.replaceAll(/\D/g, ''));

/** An amount of the ledger as the page shows it. */
const shownIn = (locale: string, currency: Walk['currency'], total: string): string => {
  const minimumFractionDigits = currency === 'BTC' ? 8 : 3;
  // A text of digits is written exactly.
  const text = new Intl.NumberFormat(locale.replace('_', '-'), { minimumFractionDigits }).format(total as `${number}`);
  return `${text.replaceAll(/\s/g, ' ')} ${currency === 'BTC' ? '₿' : currency}`;
};
