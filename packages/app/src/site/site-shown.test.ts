import type { RenderResult } from '@housefront/contract/render';
import { describe, expect, test } from 'vitest';
import type { SiteDefinition } from '../kernel/defineSite.ts';
import {
  bodyOf as body,
  linksOf as links,
  renderedPage as page,
  rendererOf,
  renderOverSandbox,
  searchedAddresses,
} from '../testing/renderedPage.ts';

renderOverSandbox();

describe('halls of its choice', () => {
  const halls: SiteDefinition['halls'] = { order: [4, 3], hidden: [8, 6] };
  const hallLinks = (answer: RenderResult) => [
    ...new Set(links(answer).flatMap((href) => /^\/gameHall\/(\d)$/.exec(href)?.[1] ?? [])),
  ];

  test('[CAT-06] they are shown in the order of the site, and hidden ones nowhere', async () => {
    const usual = hallLinks(await page({}));
    expect(usual).toEqual(expect.arrayContaining(['2', '8']));
    const rest = usual.filter((id) => !['3', '4', '6', '8'].includes(id));
    expect(hallLinks(await page({ halls }))).toEqual(['4', '3', ...rest]);
    expect(hallLinks(await page({ halls: { order: [3, 2], others: 'hidden' } }))).toEqual(['3', '2']);
    // The bar of a phone leads to the first hall.
    expect(links(await page({ halls }, { mode: 'mobile' }))).toContain('/gameHall/4');
  });

  test('[CAT-10x] the address of a hidden hall and of its lists is not found, and no site map has it', async () => {
    const paths = ['/gameHall/8', '/slotgame?gt_id=6&gp_id=GPCG&house=gpcg', '/gameHall/4'];
    const statuses = async (config: Partial<SiteDefinition>) =>
      Promise.all(paths.map(async (path) => (await page(config, { path })).status));
    expect([await statuses({}), await statuses({ halls })]).toEqual([
      [200, 200, 200],
      [404, 404, 200],
    ]);
    const gone = await page({ halls }, { path: '/gameHall/8' });
    expect(body(gone)).toContain('Page Not Found');
    expect(gone.html).toContain('<meta name="robots" content="noindex">');
    const listed = await searchedAddresses({ halls });
    expect(listed.filter((path) => path.startsWith('/gameHall/')).slice(0, 2)).toEqual(['/gameHall/4', '/gameHall/3']);
    expect(listed).not.toContain('/gameHall/8');
    expect(listed).toContain('/sponsor');
  });
});

describe('features that are switched off', () => {
  test('[SHELL-03] [LET-01] their addresses are not found, and no site map has them', async () => {
    const features = { sponsor: false, letters: false };
    for (const path of ['/sponsor', '/user/Letter', '/user?page=Letter']) {
      expect([path, (await page({}, { path })).status]).toEqual([path, 200]);
      const gone = await page({ features }, { path });
      expect([path, gone.status, body(gone).includes('Page Not Found')]).toEqual([path, 404, true]);
    }
    const footerLinks = [{ title: 'Friends', url: '/sponsor' }];
    expect(links(await page({ footerLinks }))).toContain('/sponsor');
    expect(links(await page({ footerLinks, features }))).not.toContain('/sponsor');
    const listed = await searchedAddresses({ features });
    expect(listed).not.toContain('/sponsor');
  });
});

describe('pictures of its own', () => {
  test.each([
    ['desktop', '/logo.svg', 300, 60],
    ['mobile', '/small.png', 64, 64],
  ] as const)('[SITE-07x] the first paint of a %s has the logo %s in its size', async (mode, logo, width, height) => {
    const own = (address: string, w: number, h: number) => ({ logo: address, logoSize: { width: w, height: h } });
    const footer = own('/foot.svg', 100, 50);
    const files = { logo: { desktop: own('/logo.svg', 300, 60), mobile: own('/small.png', 64, 64), footer } };
    const config = { logo: { file: 'logo.svg', compact: 'small.png', footer: 'foot.svg' } };
    const { html } = await rendererOf(config, files)({ mode });
    const [, header = ''] = /<header([^]*?)<\/header>/.exec(html) ?? [];
    expect(header).toMatch(new RegExp(`<img [^>]*src="${logo}" alt="Harbour" width="${width}" height="${height}"`));
    expect(html.includes('src="/foot.svg" alt="Harbour" width="100" height="50"')).toBe(mode === 'desktop');
    expect((await page({}, { mode })).html).not.toContain('/logo.svg');
  });

  test('[SITE-07x] the head names the icons of the config', async () => {
    const icons = ({ html }: RenderResult) => html.match(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g);
    expect(icons(await page({}))).toEqual(['<link rel="icon" href="/favicon.svg" type="image/svg+xml">']);
    const own = { favicon: 'art/icon.png', appleTouch: 'touch.png' };
    expect(icons(await page({ icons: own }))).toEqual([
      '<link rel="icon" href="/art/icon.png" type="image/png">',
      '<link rel="apple-touch-icon" href="/touch.png">',
    ]);
  });
});
