import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage } from '../../testing/openMemberPage.ts';
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

test('[CAT-12] the title of a list is its lobby’s until its provider is known, whatever the address says', async () => {
  const { ports } = await openPage('/slotgame?gt_id=2&gp_id=Call 0900 now&house=gpjd', { unscripted: true });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Slots');
  await expect.poll(() => ports.http.bodies('/api/v2/game_label')).toHaveLength(1);
  await expect.element(page.getByText('0900')).not.toBeInTheDocument();
});

test('[FLD-03] [FLD-13] games whose ids have 19 digits are distinguished, shown once though they come twice, and marked by their whole id', async () => {
  const ids = ['1349625084474417001', '1349625084474417002', '1349625084474417003'];
  const games = ids.map((id, index) => `{"game_id":${id},"game_name":"Reels ${index + 1}","gp_id":"GPJD"}`);
  const STORE = '/api/arks/web/member-games/favorite/store';
  const { ports } = await openMemberPage('/slotgame?gt_id=2&gp_id=GPJD&house=gpjd', {
    prepare: ({ http }) => {
      const main = [...games, ...games].join(',');
      http.on('/api/v2/game_label', { text: `{"code":"100","message":"","data":{"list":[],"main":[${main}]}}` });
      http.ok(calls.favoriteStore, null);
    },
  });
  const hearts = page.getByRole('button', { name: /^Add to favourites: Reels/ });
  await expect.element(hearts.first()).toBeVisible();
  expect(hearts.elements()).toHaveLength(3);
  await page.getByRole('button', { name: 'Add to favourites: Reels 2' }).click();
  await ports.clock.advance(1000);
  await expect.poll(() => ports.http.bodies(STORE)).toEqual([{ data: [{ game_id: ids[1], status: 1 }] }]);
});

test.each(['desktop', 'mobile'] as const)(
  '[CAT-15x] on %s home shows the featured games of the template',
  async (mode) => {
    const game = {
      game_id: 9901,
      game_name: 'Only Featured',
      gp_id: 'GPJD',
      house: 'gpjd',
      game_code: 'X1',
      game_type: '2',
    };
    const { ports } = await openPage('/', {
      mode,
      unscripted: true,
      prepare: ({ http }) => http.ok(calls.templateGameList, [{ ...game, gt_id: 2 }]),
    });
    await expect.element(page.getByText('Only Featured').first()).toBeInTheDocument();
    expect(ports.http.bodies('/api/v2/get_template_game_list')).toEqual([
      { site_id: 1001, currency: 'USD', support_device: mode === 'desktop' ? 0 : 1 },
    ]);
  },
);
