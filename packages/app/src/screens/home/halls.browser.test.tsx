import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../testing/openPage.tsx';

test.each(['desktop', 'mobile'] as const)('on %s a hall shows the providers of the platform', async (mode) => {
  const { ports } = await openPage('/gameHall/2', { mode, unscripted: true });
  await expect.element(page.getByText('Jadewind').first()).toBeVisible();
  expect(ports.http.bodies('/api/v3/game_list')).toMatchObject([{ site_id: 1001, currency: 'USD' }]);
});

test.each(['desktop', 'mobile'] as const)('[CAT-15x] on %s a provider shows its games', async (mode) => {
  const { ports } = await openPage('/slotgame?gt_id=2&gp_id=GPJD&house=gpjd', { mode, unscripted: true });
  await expect.element(page.getByText('Lion Dynasty').first()).toBeVisible();
  expect(ports.http.bodies('/api/v2/game_label')).toMatchObject([{ gp_id: 'GPJD', game_type_id: 2, currency: 'USD' }]);
});
