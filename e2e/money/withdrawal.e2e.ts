import { openAsMember, typePin } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

test('[MEM-39x] a withdrawal whose answer is lost is found after a reload, and moved once @phone', async ({
  page,
  control,
}) => {
  await openAsMember(page, control, '/', 'falcon1');
  await page.goto('/user/Withdrawal');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('40');
  await typePin(page, '1122');
  await control.fault({ path: '/member/withdrawal/store', mode: 'truncated', times: 1 });
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'We are checking your transaction' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your withdrawal is in progress' })).toBeVisible();
  const { total, problems } = await control.ledger('falcon1');
  expect({ total, problems }).toEqual({ total: '3060.00', problems: [] });
});
