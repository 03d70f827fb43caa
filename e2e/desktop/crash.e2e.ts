import { playButton, tiles, clear } from '../support/game.ts';
import { openAsMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

const amount = (text: string | null) => Number((text ?? '').replaceAll(/[^\d.]/g, ''));

test('[SBX-03] [CAT-14] a crash game by pointer and by keyboard: won, lost, and home with the money', async ({
  page,
  control,
}) => {
  await openAsMember(page, control, '/slotgame?gt_id=2&isCrashGame=1');
  await control.crash([50, 1, 50]);
  const opened = page.waitForEvent('popup');
  await playButton(tiles(page).first()).click(clear);
  const game = await opened;
  await expect(game).toHaveURL(/\/provider\/play\?/);
  const go = game.locator('#go');
  const message = game.getByRole('status');
  const balance = async () => amount(await game.locator('#balance').textContent());
  await expect(game.locator('#sound')).toHaveAttribute('aria-pressed', 'false');
  // The game has its page before it knows the wallet.
  await expect.poll(balance).toBeGreaterThan(0);
  await game.getByRole('button', { name: 'Raise bet' }).click();
  const bet = amount(await game.locator('#bet').textContent());
  const start = await balance();

  // By hand: it rises until it is cashed out.
  await go.click();
  await expect(go).toContainText('Cash out');
  await expect.poll(async () => amount(await game.locator('#figure').textContent())).toBeGreaterThan(1.1);
  expect(await balance()).toBeCloseTo(start - bet, 2);
  await game.keyboard.press('Space');
  await expect(message).toContainText('Cashed out at');
  const won = amount(await game.locator('#win').textContent());
  expect(won).toBeGreaterThan(bet);
  await expect.poll(balance).toBeCloseTo(start - bet + won, 2);
  await expect(game.getByRole('list', { name: 'Last rounds' })).toContainText('✓ 50.00×');

  // Lost at once, then paid by itself.
  await go.focus();
  await game.keyboard.press('Enter');
  await expect(message).toContainText('Flew away at 1.00×');
  // No call on the way takes the focus.
  await expect(go).toBeFocused();
  await game.getByRole('button', { name: 'Raise auto cash-out' }).click();
  await go.click();
  await expect(message).toContainText('Cashed out at 1.10×');
  const end = await balance();
  expect(end).toBeCloseTo(start - bet + won - bet + bet * 0.1, 2);

  // A round without set points is provably fair. The list shows its end; the message may be that of the round before.
  const past = game.getByRole('list', { name: 'Last rounds' }).getByRole('listitem');
  const ended = await past.count();
  await go.click();
  await expect(past).toHaveCount(ended + 1);
  const last = await balance();
  await game.getByRole('button', { name: 'Rules and fairness' }).click();
  await expect(game.getByRole('dialog').getByText('✓ Verified')).toHaveCount(1);
  await game.keyboard.press('Escape');

  await game.locator('#lobby').click();
  await expect.poll(async () => (await control.ledger('river77')).playing).toBeNull();
  const { total, problems } = await control.ledger('river77');
  expect(problems).toEqual([]);
  expect(Number(total)).toBeCloseTo(2500 - start + last, 2);
  const shown = `$${Number(total).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await expect(page.getByRole('banner').getByText(shown).first()).toBeVisible();
});
