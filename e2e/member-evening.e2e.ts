import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { openAsMember, storeLogin } from './support/member.ts';
import { expect, test, toasts } from './support/test.ts';

test('[LET-02] [LET-04] [RT-12] a month of records as a file, and a letter that arrives, is read and deleted @desktop', async ({
  page,
  control,
}) => {
  await control.history('falcon1', 40);
  await storeLogin(page, control, 'falcon1');
  await page.goto('/user/DWRecord?range=month');
  const rows = page.getByRole('grid', { name: 'Transaction history' }).getByRole('row');
  await expect(rows.nth(5)).toBeVisible();
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Deposit' }).click();
  await expect(rows.filter({ hasText: 'Withdrawal' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(file.suggestedFilename()).toMatch(/^dwRecord-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const found = (await control.calls('/member/dw_record')).at(-1);
  expect(found?.body).toMatchObject({ type: 'deposit', page: 1 });
  expect(lines.slice(1).every((line) => /^"D\d{14}","Deposit","[^"]+","\d+\.\d\d",/.test(line))).toBe(true);
  const whole = lines.length - 1;
  expect(whole).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/type=deposit.*p=2|p=2.*type=deposit/);
  await page.reload();
  await expect(rows.nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeEnabled();

  await page.getByRole('link', { name: /^Messages/ }).click();
  await expect(page.getByText('You have no messages')).toBeVisible();
  await control.letter('falcon1', 'Your month');
  await expect(toasts(page).filter({ hasText: 'You have a new message' })).toBeVisible();
  await page.getByRole('button', { name: /^Your month/ }).click();
  await expect(page.getByRole('heading', { name: 'Your month' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You have no messages')).toBeVisible();
});

/** Presses within the same few milliseconds: processes have not heard by then what another one has stored. */
const pressAtOnce = (buttons: readonly Locator[]) => {
  const at = Date.now() + 500;
  const press = (button: Element, moment: number) =>
    new Promise<void>((done) => {
      const click = () => {
        while (Date.now() < moment);
        if (button instanceof HTMLElement) button.click();
        done();
      };
      setTimeout(click, moment - Date.now() - 30);
    });
  return Promise.all(buttons.map((button) => button.evaluate(press, at)));
};

test('[ENV-05] [ENV-06] [ROU-08] two tabs open one envelope and turn the wheel at the same moment: each moves money once @phone', async ({
  page,
  context,
  control,
}) => {
  await control.envelope('USD', '88.00');
  await control.wheel('falcon1', 3);
  await openAsMember(page, control, '/', 'falcon1');
  const other = await context.newPage();
  await other.goto('/');
  const tabs = [page, other];
  // Long enough for a press in each tab before the first one is answered.
  await control.latency(2000, '/arks/web/activity/red_envelope');
  await control.latency(2000, '/arks/web/activity/roulette/spin');
  for (const tab of tabs) await tab.getByRole('button', { name: /Red envelope/ }).click();
  await pressAtOnce(tabs.map((tab) => tab.getByRole('button', { name: 'Open', exact: true })));
  const found: string[] = [];
  for (const tab of tabs) {
    const won = tab.getByRole('dialog', { name: 'Congratulations' });
    await expect(won).toContainText(/\$\d+\.\d\d/);
    found.push(/\$(\d+\.\d\d)/.exec((await won.textContent()) ?? '')?.[1] ?? '');
    await won.getByRole('button', { name: 'Continue' }).click();
  }
  expect(new Set(found).size).toBe(1);
  const cash = 3100 + Number(found[0]);
  expect(await control.ledger('falcon1')).toMatchObject({ total: cash.toFixed(2), problems: [] });

  for (const tab of tabs) await tab.getByRole('button', { name: /^Lucky wheel/ }).click();
  await pressAtOnce(tabs.map((tab) => tab.getByRole('dialog').getByRole('button', { name: 'Spin' })));
  for (const tab of tabs) {
    const prize = tab.getByRole('dialog', { name: 'The wheel has stopped' });
    await expect(prize).toContainText('$88.00');
    await prize.getByRole('button', { name: 'Continue' }).click();
    await expect(tab.getByText('Spins left: 2').first()).toBeVisible();
  }
  expect(await control.ledger('falcon1')).toMatchObject({ total: (cash + 88).toFixed(2), problems: [] });
});
