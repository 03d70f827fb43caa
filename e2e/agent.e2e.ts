import { openAsMember, typePin } from './support/member.ts';
import { expect, test } from './support/test.ts';

test("[AGT-08x] [AGT-16x] [AGT-17x] an agent's day: looks at the line, shares a link, gives a member money @phone", async ({
  page,
  control,
}) => {
  await openAsMember(page, control, '/', 'falcon1');
  await page.goto('/proxy?range=month');
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  const account =
    (await page
      .getByText(/^[a-z]+8\d{3}$/)
      .first()
      .textContent()) ?? '';
  expect(account).toMatch(/^[a-z]+8\d{3}$/);
  await page.goto('/proxy?page=Promotion');
  await expect(page.getByText(/\/register\?id=8$/).first()).toBeVisible();
  await page.goto('/proxy?page=Transfer');
  await page.getByRole('textbox', { name: /^Member account/ }).fill(account);
  await page.getByRole('textbox', { name: /^Amount/ }).fill('40');
  await page.getByRole('button', { name: 'Transfer now' }).click();
  const dialog = page.getByRole('alertdialog');
  await typePin(page, '1122');
  await control.fault({ path: '/arks/web/agent/transfer', mode: 'truncated', times: 1 });
  await dialog.getByRole('button', { name: 'Transfer now' }).click();
  // The answer was lost; the record shows that the money moved once.
  await expect(page.getByRole('heading', { name: 'We are checking your transaction' })).toBeVisible();
  await expect(page.getByText(account, { exact: true }).last()).toBeVisible();
  const { total, problems } = await control.ledger('falcon1');
  expect({ total, problems }).toEqual({ total: '3060.00', problems: [] });
});
