import { clear, playButton, tiles } from '../support/game.ts';
import { openAsMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

const amount = (text: string | null) => Number((text ?? '').replaceAll(/[^\d.]/g, ''));

test('[SBX-03] [CAT-14] [PLAY-13x] a crash game by touch: bet, cash out, and back to the list with the money', async ({
  page,
  control,
  baseURL,
}) => {
  await openAsMember(page, control, '/slotgame?gt_id=2&isCrashGame=1');
  await control.crash([50]);
  await playButton(tiles(page).first()).tap(clear);
  await expect(page).toHaveURL(/\/provider\/play\?/);
  const go = page.locator('#go');
  const balance = async () => amount(await page.locator('#balance').textContent());
  await expect(go).toBeInViewport();
  const box = await go.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(48);
  const start = await balance();
  const bet = amount(await page.locator('#bet').textContent());

  await go.tap();
  await expect(go).toContainText('Cash out');
  await expect.poll(async () => amount(await page.locator('#figure').textContent())).toBeGreaterThan(1.1);
  await go.tap();
  await expect(page.getByRole('status')).toContainText('Cashed out at');
  const won = amount(await page.locator('#win').textContent());
  expect(won).toBeGreaterThan(bet);
  await expect.poll(balance).toBeCloseTo(start - bet + won, 2);
  // Nothing of the table is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await page.locator('#lobby').tap();
  await expect(page).toHaveURL(`${baseURL}/slotgame?gt_id=2&isCrashGame=1`);
  await expect.poll(async () => (await control.ledger('river77')).playing).toBeNull();
  const { total, problems } = await control.ledger('river77');
  expect(problems).toEqual([]);
  expect(Number(total)).toBeCloseTo(2500 - bet + won, 2);
  const shown = `$${Number(total).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await expect(page.getByRole('banner').getByText(shown).first()).toBeVisible();
});
