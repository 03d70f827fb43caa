import { changeBalance, RIGHT_WITHIN_MS, shown } from '../support/away.ts';
import { openAsMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { patient } from '../support/patience.ts';

const MARK = '(May be out of date)';
/** An amount is marked after 10 s without a connection, which a page notices by itself. */
const marked = { timeout: patient(20_000) };
/** Waits of at most 5 s before the next connection, and reads that are spread over 5 s (RT-24). */
const back = { timeout: RIGHT_WITHIN_MS + 10_000 };

test('[RT-25] without a connection for long the balance is marked, until it was read over the next one @phone', async ({
  page,
  control,
}) => {
  await openAsMember(page, control, '/');
  await expect.poll(() => control.connections('river77')).toBe(1);
  await expect(shown(page, await changeBalance(control, 1))).toBeVisible();
  const banner = page.getByRole('banner');
  await expect(banner.getByText(MARK)).toHaveCount(0);

  const { undo } = (await control.bring('outage', { what: 'realtime' })) as { undo: number };
  const amount = await changeBalance(control, 11);
  await expect(banner.getByText(MARK)).toHaveCount(1, marked);
  await expect(shown(page, amount)).toHaveCount(0);

  // An amount that was read without a connection may be old again 10 s later.
  await banner.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(shown(page, amount)).toBeVisible();
  await expect(banner.getByText(MARK)).toHaveCount(0);
  await expect(banner.getByText(MARK)).toHaveCount(1, marked);

  await control.undo(undo);
  await expect.poll(() => control.connections('river77'), back).toBe(1);
  await expect(banner.getByText(MARK)).toHaveCount(0, back);
  await expect(shown(page, await changeBalance(control, 12))).toBeVisible();
});
