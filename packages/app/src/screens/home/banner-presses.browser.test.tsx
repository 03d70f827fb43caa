import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage } from '../../testing/openMemberPage.ts';

const art = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="1"/>';
const banner = (more: object) => ({ id: 1, title: 'Northlight', picture_url: art, link_method: 1, ...more });
const game = { currency: 'USD', gt_id: 3, gp_id: 'GPNL', gp_gt_name: 'Northlight', customized: 0 };

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('./home.page.ts'),
    import('@housefront/contract/endpoint'),
  ]);
  await desktop.default.views.home();
}, 60_000);

const open = async (more: object) => {
  const site = await openMemberPage('/', {
    prepare: ({ http }) => http.ok(calls.carouselPicture, [banner(more)]),
  });
  const shown = page.getByRole('button', { name: 'Northlight' }).or(page.getByRole('link', { name: 'Northlight' }));
  await expect.element(shown.first()).toBeVisible();
  return { ...site, shown: shown.first() };
};

test('[HOME-06] [PLAY-28] a double click on a game’s banner starts it once', async () => {
  const { ports, shown } = await open({ link_type: 2, url: 'x', game_link_parameter: game });
  const starts = () => ports.http.requests.filter(({ path }) => path.startsWith('/api/member/game/play'));
  await shown.dblClick();
  await expect.poll(() => starts().length).toBe(1);
  await ports.clock.advance(3000);
  expect(starts()).toHaveLength(1);
  expect(ports.windows.opened).toHaveLength(1);
});

test('[HOME-05] a double click on a banner of the agent area opens one window', async () => {
  const { ports, shown } = await open({ link_type: 1, url: '/proxy?page=Register' });
  await shown.dblClick();
  await expect.poll(() => ports.windows.opened.length).toBe(1);
  await ports.clock.advance(1000);
  expect(ports.windows.opened).toHaveLength(1);
});
