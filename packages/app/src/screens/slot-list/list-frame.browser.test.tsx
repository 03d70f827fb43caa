import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SiteTemplates } from '../../kernel/defineSite.ts';
import { openPage } from '../../testing/openPage.tsx';

const modules = import.meta.glob<Awaited<ReturnType<SiteTemplates['desktop']>>>(
  '../../../../ui/src/templates/[dh]*/template.ts',
);
const templates = Object.entries(modules).map(([path, load]) => ({ id: path.split('/').at(-2) ?? path, load }));

const LIST = '/slotgame?gt_id=2&gp_id=GPR8&house=gpr8';

/** Navigation of the site: the bar of phones, the halls in a header, and a rail. */
const navigation = () => page.getByRole('navigation', { name: /^(?:Main navigation|Game lobbies|Menu)$/ });

test('every template is looked at', () => {
  expect(templates).toHaveLength(10);
});

test.each(templates)(
  '[CAT-13] the list of $id has neither footer nor navigation; a control leads back, and a desktop keeps its header',
  async ({ id, load }) => {
    const mode = id.startsWith('desktop') ? 'desktop' : 'mobile';
    await page.viewport(mode === 'desktop' ? 1440 : 390, 800);
    onTestFinished(() => page.viewport(414, 896));
    const { runtime } = await openPage('/gameHall/2', {
      mode,
      templates: { desktop: load, mobile: load },
      unscripted: true,
    });
    await expect.element(navigation().first()).toBeInTheDocument();
    await expect.element(page.getByRole('contentinfo')).toBeInTheDocument();
    runtime.navigate(LIST);
    // Only the list has this field.
    await expect.element(page.getByRole('searchbox', { name: 'Search games' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Back', exact: true }).first()).toBeVisible();
    expect(navigation().elements()).toEqual([]);
    expect(page.getByRole('contentinfo').elements()).toEqual([]);
    if (mode === 'mobile') return;
    const header = page.getByRole('banner');
    await expect.element(header.getByRole('link', { name: /Home$/ })).toBeVisible();
    await expect
      .element(
        header
          .getByRole('link', { name: 'Search all games' })
          .or(header.getByRole('button', { name: 'Search all games' })),
      )
      .toBeVisible();
    await expect.element(header.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
);

test.each(templates)(
  '[LOB-06] in $id a search with typing mistakes shows what may be meant under its own heading, and an exact one does not',
  async ({ id, load }) => {
    const mode = id.startsWith('desktop') ? 'desktop' : 'mobile';
    await page.viewport(mode === 'desktop' ? 1440 : 390, 800);
    onTestFinished(() => page.viewport(414, 896));
    await openPage('/games?q=tigr%20spirt', { mode, templates: { desktop: load, mobile: load }, unscripted: true });
    const similar = page.getByRole('list', { name: 'Similar names' });
    await expect.element(page.getByRole('heading', { name: 'Similar names' })).toBeVisible();
    await expect.element(similar.getByText('Tiger Spirit').first()).toBeInTheDocument();
    await expect.element(page.getByText('No games found')).not.toBeInTheDocument();
    await page.getByRole('searchbox', { name: 'Search games' }).fill('tiger');
    await expect.element(page.getByRole('heading', { name: 'Similar names' })).not.toBeInTheDocument();
    const exact = page.getByRole('list', { name: 'All games' }).getByRole('listitem');
    await expect.poll(() => exact.elements().length).toBeGreaterThan(2);
  },
);
