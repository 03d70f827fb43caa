import type { Page } from '@playwright/test';
import { storeLogin, typePin } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });
const amount = (page: Page) => page.getByRole('textbox', { name: /^Amount/ });
const total = (page: Page, text: string) => page.getByText(`Balance: ${text}`);
const depositButton = (page: Page) => page.getByRole('button', { name: /^Deposit (?:now|\P{L})/u });
/** Unfolds the methods, or the accounts to pay to, and presses one. */
const choose = async (page: Page, what: string, name: RegExp) => {
  await page.getByRole('button', { name: `Change: ${what}` }).click();
  await page.getByRole('radio', { name }).click();
};
const orderUnderWay = (page: Page) => expect(heading(page, 'Your deposit is in progress')).toBeVisible();

test('[MEM-37x] in RMB a bank transfer and a payment page each raise the balance once they are paid @desktop', async ({
  page,
  control,
}) => {
  await storeLogin(page, control, 'lucky88');
  await page.goto('/user/Deposit');
  await expect(total(page, '¥88,888.88')).toBeVisible();
  await expect(page.getByText('¥100.00 to ¥50,000.00').first()).toBeVisible();
  await choose(page, 'Pay to', /Yangtze/);
  await amount(page).fill('1,500.50');
  await depositButton(page).click();
  await orderUnderWay(page);
  await expect(page.getByText('Yangtze Merchants Bank')).toBeVisible();
  await control.settle('lucky88');
  await expect(heading(page, 'Your deposit has arrived')).toBeVisible();
  await expect(total(page, '¥90,389.38')).toBeVisible();

  await choose(page, 'Payment method', /Online payment/);
  await page.getByRole('button', { name: '¥500', exact: true }).click();
  const opened = page.waitForEvent('popup');
  await depositButton(page).click();
  const payment = await opened;
  await expect(payment.getByText('500.00')).toBeVisible();
  // The provider's page has no hold on the tab that opened it (SEC-05); that tab still learns that the window is closed.
  expect(new URL(payment.url()).origin).not.toBe(new URL(page.url()).origin);
  expect(await payment.evaluate(() => window.opener === null)).toBe(true);
  // Its way back closes the window that the site opened; the order leads to it again.
  const closed = payment.waitForEvent('close');
  // The window may close before the press is reported.
  await payment
    .getByRole('button', { name: 'Back to the site' })
    .click()
    .catch(() => undefined);
  await closed;
  await orderUnderWay(page);
  const again = page.waitForEvent('popup');
  await page.getByRole('button', { name: /payment page/ }).click();
  const pay = (await again).getByRole('button', { name: 'Pay' });
  await expect(pay).toBeVisible();
  expect(await (await again).evaluate(() => window.opener === null)).toBe(true);
  await pay.click();
  await expect(heading(page, 'Your deposit has arrived')).toBeVisible();
  await expect(total(page, '¥90,889.38')).toBeVisible();
  expect((await control.ledger('lucky88')).problems).toEqual([]);
});

test('[MEM-37x] in VND an e-wallet and crypto money each raise the balance by what their fee leaves @phone', async ({
  page,
  control,
}) => {
  await storeLogin(page, control, 'sakura6');
  await page.goto('/user/Deposit');
  await choose(page, 'Payment method', /E-wallet/);
  await amount(page).fill('1000000');
  await expect(page.getByText('₫995,000.00')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await depositButton(page).click();
  const payment = await opened;
  await payment.getByRole('button', { name: 'Pay' }).click();
  await expect(payment.getByText('This order is paid.')).toBeVisible();
  // After paying the way back is there too.
  const closed = payment.waitForEvent('close');
  // The window may close before the press is reported.
  await payment
    .getByRole('button', { name: 'Back to the site' })
    .click()
    .catch(() => undefined);
  await closed;
  await expect(heading(page, 'Your deposit has arrived')).toBeVisible();
  await expect(page.getByText('₫5,995,000.00').first()).toBeVisible();
  await choose(page, 'Payment method', /Crypto/);
  await amount(page).fill('600000');
  await depositButton(page).click();
  await orderUnderWay(page);
  await expect(page.getByText('TRC20')).toBeVisible();
  await control.settle('sakura6');
  await expect(page.getByText('₫6,589,000.00').first()).toBeVisible();
});

test('[MEM-39x] [MEM-45x] a member with neither bank account nor withdrawal password is led to both, and then withdraws @phone', async ({
  page,
  control,
}) => {
  await storeLogin(page, control, 'river77');
  await page.goto('/user/Withdrawal');
  await page.getByRole('link', { name: 'Link a bank account' }).click();
  await typePin(page, '2580', /^New withdrawal PIN/);
  await typePin(page, '2580', /^Confirm withdrawal PIN/);
  await page.getByRole('button', { name: 'Set withdrawal PIN' }).click();
  await page.getByRole('radio', { name: 'Prairie National' }).click();
  await page.getByRole('textbox', { name: /^Account number/ }).fill('55501234');
  await typePin(page, '2580');
  await page.getByRole('button', { name: 'Link bank account' }).click();
  await page.getByRole('link', { name: 'Withdrawal', exact: true }).click();
  await expect(heading(page, 'Withdraw money')).toBeVisible();
  // Meanwhile the way back of the browser changes nothing.
  await page.goBack();
  await page.goForward();
  await amount(page).fill('60');
  await typePin(page, '2580');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(heading(page, 'Your withdrawal is in progress')).toBeVisible();
  const { total: cash, problems } = await control.ledger('river77');
  expect({ cash, problems }).toEqual({ cash: '2440.00', problems: [] });
});
