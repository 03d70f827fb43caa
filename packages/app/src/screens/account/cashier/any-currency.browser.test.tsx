import type { CurrencyRow } from '@housefront/contract/currency';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage } from '../../../testing/openMemberPage.ts';
import type { PageOptions } from '../../../testing/openPage.tsx';
import { typePin } from '../../../testing/typePin.ts';
import { depositButton } from '../../../testing/deposit-form.ts';

beforeAll(async () => {
  const [desktop, phone] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('../../../shell/overlays/Overlays.tsx'),
    import('../member.page.ts'),
    import('../member-section.page.ts'),
    import('../sections/my-wallet.section.ts'),
    import('../sections/deposit.section.ts'),
    import('../sections/withdrawal.section.ts'),
    import('../sections/dw-record.section.ts'),
    import('@housefront/core/features/wallet'),
    import('@housefront/core/features/cashier'),
    import('@housefront/contract/endpoint'),
  ]);
  await Promise.all([desktop.default.views.account(), phone.default.views.account()]);
}, 60_000);

const row = (code: string, symbol: string, decimals: number): CurrencyRow => ({
  wire: code,
  code,
  symbol,
  decimals,
  place: 'before',
});
const ownCurrencies = [row('GBP', '£', 2), row('EUR', '€', 2), row('KWD', 'KWD ', 3), row('BTC', '₿', 8)];

/** The member of the platform with money in a currency, on a phone of 320 px or at a desktop. */
const open = async (path: string, currency: string, options: PageOptions = {}) => {
  await page.viewport(options.mode === 'desktop' ? 1440 : 320, 700);
  onTestFinished(() => page.viewport(414, 896));
  return openMemberPage(path, {
    mode: 'mobile',
    ...options,
    member: [`demo${currency.toLowerCase()}1`, `Demo${currency}1`],
    currency,
    config: { currencies: ['GBP', 'EUR', 'KWD', 'BTC'], ownCurrencies },
  });
};

const main = () => page.getByRole('main');
const total = () =>
  main().getByText('Total balance', { exact: true }).element().closest('div')?.nextElementSibling?.textContent;
const amount = () => page.getByLabelText(/^Amount/).first();
const fact = (label: string) =>
  [...document.querySelectorAll('main dl dt')].find((term) => term.textContent === label)?.nextElementSibling
    ?.textContent;

/** Amounts that end outside of the window, or in a box that cuts them. */
const cut = () =>
  [...document.querySelectorAll('main *')]
    .filter(({ childElementCount, textContent }) => childElementCount === 0 && /\d\.\d{2}/.test(textContent))
    .filter((element) => {
      if (element.closest('[role="grid"], table')) return false;
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && (right > innerWidth || element.scrollWidth > element.clientWidth + 1);
    })
    .map(({ textContent }) => textContent);
const isWide = () => document.documentElement.scrollWidth > innerWidth;

const rows = [
  // code, total, more money, total with it, minimum, below it, an amount, its payment
  ['GBP', '£2,500.00', '9999999999997499.99', '£9,999,999,999,999,999.99', '9.99', '£10.00', '1234.56', '£1,234.56'],
  ['EUR', '€2,500.00', '9999999999997499.99', '€9,999,999,999,999,999.99', '9.99', '€10.00', '1234.56', '€1,234.56'],
  [
    'KWD',
    'KWD 2,500.000',
    '999999999997499.999',
    'KWD 999,999,999,999,999.999',
    '9.999',
    'KWD 10.000',
    '1234.567',
    'KWD 1,234.567',
  ],
  [
    'BTC',
    '₿12.50000000',
    '999999987.50000000',
    '₿1,000,000,000.00000000',
    '0.99999999',
    '₿1.00000000',
    '1.00000001',
    '₿1.00000001',
  ],
] as const;

test.each(rows)(
  '[LOC-01] %s at 320 px: wallet, deposit and records are exact and fit, with up to 10^18 minor units',
  async (code, first, more, sum, below, least, typed, shown) => {
    const site = await open('/user/MyWallet', code);
    await expect.poll(total).toBe(first);
    await site.order('cash', { account: `demo${code.toLowerCase()}1`, amount: more });
    await main().getByRole('button', { name: 'Refresh balance' }).click();
    await expect.poll(total).toBe(sum);
    expect([cut(), isWide()]).toEqual([[], false]);

    await site.runtime.navigation.go('/user/Deposit');
    await amount().fill(below);
    await depositButton().click();
    await expect
      .element(amount())
      .toHaveAccessibleDescription(new RegExp(`The minimum is ${least.replace('.', '\\.')}$`));
    await amount().fill(typed);
    await expect.poll(() => fact('You receive')).toBe(shown);
    expect([cut(), isWide()]).toEqual([[], false]);
    await depositButton().click();
    await expect.element(page.getByRole('heading', { name: 'Your deposit is in progress' })).toBeVisible();
    expect(site.ports.http.bodies('/api/member/deposit/store')).toMatchObject([{ amount: typed, currency: code }]);
    expect(fact('Amount')).toContain(shown);

    await site.runtime.navigation.go('/user/DWRecord');
    await expect.element(main().getByText(shown).first()).toBeVisible();
    expect(isWide()).toBe(false);
  },
);

test('[LOC-01] a withdrawal of bitcoins is suggested whole, refused with a ninth decimal, and sent exactly', async () => {
  const site = await open('/user/Withdrawal', 'BTC', { mode: 'desktop' });
  await expect.poll(() => fact('Available to withdraw')).toBe('₿12.50000000');
  await page.getByRole('button', { name: '₿12.50000000' }).click();
  await expect.element(amount()).toHaveValue('12.50000000');
  await amount().fill('1.000000001');
  await typePin('2468');
  const submit = page.getByRole('button', { name: 'Withdraw', exact: true });
  await submit.click();
  await expect.element(amount()).toHaveAccessibleDescription(/Please enter an amount, with up to 8 decimal places$/);
  await amount().fill('1.00000001');
  await submit.click();
  const dialog = page.getByRole('alertdialog');
  await expect.poll(() => dialog.element().textContent).toContain('₿1.00000001');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect
    .poll(() => site.ports.http.bodies('/api/member/withdrawal/store'))
    .toMatchObject([{ amount: '1.00000001', currency: 'BTC' }]);
});

test('[FLD-14] [LOC-01] in Vietnamese a coin is shown, suggested, pasted and asked for by the marks of the page', async () => {
  await open('/user/Withdrawal', 'BTC', { mode: 'desktop', locale: 'vi_VN' });
  const field = page.getByLabelText(/^Số tiền/).first();
  const credited = () => fact('Bạn nhận được');
  await expect.poll(() => fact('Có thể rút')).toBe('12,50000000\u00a0₿');
  await page.getByRole('button', { name: '12,50000000 ₿' }).click();
  await expect.element(field).toHaveValue('12,50000000');
  await expect.poll(credited).toBe('12,50000000\u00a0₿');
  await field.fill('1,001');
  await expect.poll(credited).toBe('1,00100000\u00a0₿');
  await field.fill('1.001,00000000 ₿');
  await expect.poll(credited).toBe('1.001,00000000\u00a0₿');
  // A thousand and one, or one and a thousandth: the form asks, and nothing is credited.
  await field.fill('1.001');
  await page.getByRole('button', { name: 'Rút tiền', exact: true }).click();
  await expect.element(field).toHaveAccessibleDescription(/1001.*1,001/);
  await expect.poll(credited).not.toContain('1.001,');
});
