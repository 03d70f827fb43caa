import { heartOf, nameOf, slotList, tiles } from './support/game.ts';
import { openAsMember } from './support/member.ts';
import { expect, test, toasts } from './support/test.ts';

test('[CAT-20] [CAT-21] [CAT-22x] a heart goes on at once, back when the platform refuses, and stays when it does not @phone', async ({
  page,
  control,
}) => {
  await openAsMember(page, control, slotList);
  const tile = tiles(page).nth(1);
  const name = await nameOf(tile);
  const on = page.getByRole('button', { name: `Add to favourites: ${name}`, pressed: true });
  const off = page.getByRole('button', { name: `Add to favourites: ${name}`, pressed: false });

  await control.latency(800, '/arks/web/member-games/favorite/store');
  await control.fault({ path: '/arks/web/member-games/favorite/store', mode: 'http500', times: 1 });
  await off.click();
  await expect(on).toBeVisible();
  await expect(off).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);

  const sent = page.waitForRequest('**/api/arks/web/member-games/favorite/store');
  await heartOf(tile).click();
  const body = (await sent).postDataJSON();
  expect(body).toEqual({ data: [{ game_id: expect.anything(), status: expect.anything() }] });
  expect(Number(body.data[0].status)).toBe(1);
  await expect(on).toBeVisible();
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect(page).toHaveURL(/filter=my_favorite/);
  await expect(tiles(page)).toHaveCount(1);
  await page.reload();
  await expect(tiles(page)).toHaveCount(1);
  await expect(on).toBeVisible();
  await on.click();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await expect.poll(async () => (await control.calls('/arks/web/member-games/favorite/store')).length).toBe(3);
});
