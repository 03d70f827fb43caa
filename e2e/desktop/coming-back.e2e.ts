import type { Page } from '@playwright/test';
import {
  changeBalance,
  countReads,
  listening,
  RIGHT_WITHIN_MS,
  setVisible,
  shown,
  sleep,
  test,
} from '../support/away.ts';
import type { Control } from '../support/control.ts';
import { account, openAsMember, signIn, signOut } from '../support/member.ts';
import { expect, toasts } from '../support/test.ts';
import { jump, ownTime } from '../support/time.ts';
import { untilAnswered } from '../support/calls.ts';
import { patient } from '../support/patience.ts';

/** Longer than a page may be out of sight without being read again, in milliseconds. */
const AWAY_MS = 5500;

const right = { timeout: RIGHT_WITHIN_MS };
/** After a loss that may be that of all members, reads are spread over five seconds (RT-24). */
const spread = { timeout: RIGHT_WITHIN_MS + 5000 };

/** A member at home whose page is connected; the amount it shows. */
async function atHome(page: Page, control: Control): Promise<string> {
  await openAsMember(page, control, '/');
  await listening(control);
  const amount = await changeBalance(control, 1);
  await expect(shown(page, amount)).toBeVisible();
  return amount;
}

// A silent line is given up after 20 s, and some tests wait for that twice.
test.describe.configure({ timeout: patient(120_000) });

/** Waits until everything that a return reads has been read for the first time: some of it comes when the page is idle. */
async function untilRead(page: Page, control: Control): Promise<void> {
  await expect.poll(async () => Math.min(...(await countReads(control)))).toBeGreaterThan(0);
  await untilAnswered(page);
}

test('[RT-02] [RT-04x] a line that went silent: the next one brings the balance, and the late end of the first cuts nothing', async ({
  page,
  control,
  line,
}) => {
  await control.keepalive(1);
  const old = await atHome(page, control);
  await untilRead(page, control);
  const before = await countReads(control);
  const made = line.made();
  line.hold();
  const amount = await changeBalance(control, 11);
  await expect(shown(page, old)).toBeVisible();
  await expect.poll(line.made, { timeout: patient(45_000) }).toBe(made + 1);
  await expect(shown(page, amount)).toBeVisible(spread);
  await expect
    .poll(async () => (await countReads(control)).map((count, index) => count - (before[index] ?? 0)), spread)
    .toEqual([1, 1, 1, 1]);
  line.cutHeld();
  const pushed = await changeBalance(control, 12);
  await expect(shown(page, pushed)).toBeVisible(right);
  expect(line.made()).toBe(made + 1);
  expect((await countReads(control)).map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 1, 1]);
});

for (const way of ['cut', 'halfClose'] as const) {
  test(`[RT-02] [RT-04x] a line that ends (${way}) and stays away: the balance is right once there is one again`, async ({
    page,
    control,
    line,
  }) => {
    const old = await atHome(page, control);
    const made = line.made();
    line.refuse(true);
    line[way]();
    const amount = await changeBalance(control, 11);
    await expect(shown(page, old)).toBeVisible();
    line.refuse(false);
    await expect.poll(line.made, { timeout: patient(45_000) }).toBe(made + 1);
    await expect(shown(page, amount)).toBeVisible(spread);
    await expect(shown(page, await changeBalance(control, 12))).toBeVisible(right);
  });
}

test('a page that is looked at again does not trust its line', async ({ page, control, line }) => {
  await ownTime(page);
  const old = await atHome(page, control);
  await setVisible(page, false);
  line.hold();
  const amount = await changeBalance(control, 11);
  await jump(page, AWAY_MS);
  await expect(shown(page, old)).toBeVisible();
  await setVisible(page, true);
  await expect(shown(page, amount)).toBeVisible(right);
  // The dead line is replaced without waiting for its own limits.
  await listening(control, 2);
  await expect(shown(page, await changeBalance(control, 12))).toBeVisible();
});

test('a page that was out of sight for a moment is right too, if its line died meanwhile', async ({
  page,
  control,
  line,
}) => {
  await atHome(page, control);
  await setVisible(page, false);
  line.hold();
  const amount = await changeBalance(control, 11);
  await setVisible(page, true);
  await expect(shown(page, amount)).toBeVisible(right);
});

test('looking away for a moment over a line that lives costs no call', async ({ page, control }) => {
  await atHome(page, control);
  await untilRead(page, control);
  const before = await countReads(control);
  for (let look = 0; look < 5; look += 1) {
    await setVisible(page, false);
    await setVisible(page, true);
  }
  await expect(shown(page, await changeBalance(control, 11))).toBeVisible(right);
  expect(await countReads(control)).toEqual(before);
});

test('a network that was gone: right as soon as it is back', async ({ page, context, control, line }) => {
  const old = await atHome(page, control);
  await context.setOffline(true);
  line.hold();
  const amount = await changeBalance(control, 11);
  await expect(shown(page, old)).toBeVisible();
  await context.setOffline(false);
  await expect(shown(page, amount)).toBeVisible(right);
});

test('a machine that slept: right as soon as it wakes up', async ({ page, browser, control, line }) => {
  await atHome(page, control);
  line.hold();
  const amount = await changeBalance(control, 11);
  await sleep(browser, AWAY_MS);
  await expect(shown(page, amount)).toBeVisible(right);
});

/** Goes to another document and returns to the one that the browser kept. */
async function outAndBack(page: Page, elsewhere: string, meanwhile: () => Promise<void>): Promise<void> {
  await page.evaluate(() => window.addEventListener('pageshow', ({ persisted }) => (document.title = `${persisted}`)));
  await page.goto(`${elsewhere}/service`);
  await meanwhile();
  // A page from the back-forward cache does not load, so only its address shows that it is there.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveTitle('true');
}

test('[SHELL-58] the back button: a page that the browser kept is right at once', async ({ page, control, stack }) => {
  await atHome(page, control);
  let amount = '';
  await outAndBack(page, stack.sandbox, async () => {
    amount = await changeBalance(control, 11);
  });
  // Reads that begin while the browser still resumes the page begin again with its connection.
  await expect(shown(page, amount)).toBeVisible();
  await listening(control);
  await expect(shown(page, await changeBalance(control, 12))).toBeVisible(right);
});

test('[SHELL-58] [STORE-01] the back button: a page that the browser kept belongs to the member who signed in meanwhile', async ({
  page,
  context,
  control,
  stack,
}) => {
  await atHome(page, control);
  await outAndBack(page, stack.sandbox, async () => {
    const other = await context.newPage();
    await other.goto('/');
    await signOut(other, false);
    await signIn(other, control, 'lucky88');
  });
  await expect(account(page, 'lucky88')).toBeVisible(right);
  await expect(account(page, 'river77')).toHaveCount(0);
  const { total } = await control.ledger('lucky88');
  const amount = Number(total).toLocaleString('en-US', { minimumFractionDigits: 2 });
  // All data of another member is fetched again, some thirty calls in each of two pages.
  await expect(shown(page, amount)).toBeVisible();
});

test('another tab: what was done there is right here when one returns', async ({ page, context, control, line }) => {
  await control.cash('river77', 100, 'GPR8');
  await atHome(page, control);
  await setVisible(page, false);
  line.hold();
  const other = await context.newPage();
  await other.goto('/');
  await expect(account(other, 'river77')).toBeVisible();
  await listening(control, 2);
  const amount = await changeBalance(control, 11);
  await expect(shown(other, amount)).toBeVisible();
  await setVisible(page, true);
  await expect(shown(page, amount)).toBeVisible(right);
});

test('[ERR-01] a login that ended behind a silent line ends here with the next one, with one message', async ({
  page,
  control,
  line,
}) => {
  await control.keepalive(1);
  await atHome(page, control);
  // A later call would report it too.
  await untilRead(page, control);
  const made = line.made();
  line.hold();
  await control.session('river77', 'expire');
  await expect.poll(line.made, { timeout: patient(45_000) }).toBeGreaterThan(made);
  await expect(account(page, 'river77')).toHaveCount(0, right);
  await expect(toasts(page)).toHaveCount(1);
});
