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

test.each(['desktop', 'mobile'] as const)(
  '[CAT-15x] on %s home shows the featured games of the template',
  async (mode) => {
    const { runtime, ports } = await openPage('/', { mode, unscripted: true });
    const { queryClient, catalogue } = runtime.core;
    const games = await queryClient.fetchQuery(catalogue.queries.templateGames());
    const hot = await queryClient.fetchQuery(catalogue.queries.hotGames(2));
    // One that stands nowhere else on the page.
    const featured = games.find(({ id, hallId }) => hallId === 2 && !hot.some((game) => game.id === id));
    const name = featured?.name ?? '';
    expect(name).not.toBe('');
    await expect.element(page.getByText(name, { exact: true }).first()).toBeInTheDocument();
    expect(ports.http.bodies('/api/v2/get_template_game_list')[0]).toMatchObject({ site_id: 1001, currency: 'USD' });
  },
);
