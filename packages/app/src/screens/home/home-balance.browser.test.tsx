import { currencyRow } from '@housefront/contract/currency';
import { minor } from '@housefront/contract/money';
import { beforeAll, expect, test, vi } from 'vitest';
import { openMemberPage } from '../../testing/openMemberPage.ts';
import { untilDrawn } from '../../testing/untilDrawn.ts';

const desktop = () => import('@housefront/ui/templates/desktop-2');
const mobile = () => import('@housefront/ui/templates/h5-1');

beforeAll(async () => {
  const { default: template } = await desktop();
  await Promise.all([template.views.home(), import('../../shell/overlays/Overlays.tsx'), import('./home.page.ts')]);
}, 60_000);

test('[RT-11] an announced balance is shown beside the banners without rendering the home page', async () => {
  const { runtime } = await openMemberPage('/', { templates: { desktop, mobile } });
  const { core } = runtime;
  const card = () => document.querySelector('main [aria-label="Wallet"]')?.textContent;
  await expect.poll(card).toContain('falcon1');
  await expect.poll(() => core.queryClient.isFetching()).toBe(0);
  const rendered = vi.spyOn(core.catalogue.queries, 'templateGames');
  await untilDrawn(rendered);
  core.events.emit('balance-changed', { cash: { units: minor(123_456n), currency: currencyRow([], 'USD') } });
  await expect.poll(card).toContain('$1,234.56');
  expect(rendered).not.toHaveBeenCalled();
});
