import { earlyMoments, hydrateSlowly, pressEarly } from '../support/hydration.ts';
import { openAsMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

test('[WAL-01] a member who presses before or during hydration gets to the wallet', async ({ page, control }) => {
  await openAsMember(page, control, '/');
  await hydrateSlowly(page, 100);
  for (const moment of earlyMoments) {
    await page.reload({ waitUntil: 'commit' });
    await pressEarly(page, 'Wallet', moment);
    await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  }
});
