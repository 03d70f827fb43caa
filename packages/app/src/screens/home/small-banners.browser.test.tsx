import { calls } from '@housefront/contract/calls';
import { success, type FakePorts } from '@housefront/core/testing';
import { BannerCarousel } from '@housefront/ui/patterns/BannerCarousel';
import desktop from '@housefront/ui/templates/desktop-1';
import mobile from '@housefront/ui/templates/h5-1';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../testing/openPage.tsx';

const PICTURES = '/api/arks/web/carousel_picture';
const art = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="1"/>';

/** A platform with one large and two small banners. */
const withBanners = ({ http }: FakePorts) =>
  http.on(PICTURES, ({ body }) => {
    const small = [
      { id: 8, title: 'Second to none', picture_url: art },
      { id: 7, title: 'First again', picture_url: art },
    ];
    const large = [{ id: 1, title: 'Large', picture_url: art }];
    return success(calls.carouselPicture, (body as { use_type: number }).use_type === 1 ? small : large);
  });

test.each(['desktop', 'mobile'] as const)(
  '[HOME-12x] on %s banners of another device are not shown, large or small, and change with the mode',
  async (mode) => {
    const pictures = [
      ['Everywhere', {}],
      ['All', { display_device: 0 }],
      ['Desk', { display_device: 1 }],
      ['Phone', { display_device: '2' }],
    ] as const;
    const { runtime } = await openPage('/', {
      mode,
      templates: withSlot,
      prepare: ({ http }) =>
        http.ok(
          calls.carouselPicture,
          pictures.map(([title, over], id) => ({ id: id + 1, title, picture_url: art, ...over })),
        ),
    });
    const own = { desktop: 'Desk', mobile: 'Phone' };
    const shown = (name: string) => page.getByRole('img', { name, includeHidden: true, exact: true });
    // In the carousel and among the small ones.
    await expect.poll(() => shown(own[mode]).elements().length).toBe(2);
    const other = mode === 'desktop' ? 'mobile' : 'desktop';
    expect(['Everywhere', 'All', own[other]].map((name) => shown(name).elements().length)).toEqual([2, 2, 0]);
    runtime.core.siteFeature.setMode(other);
    await expect.poll(() => shown(own[other]).elements().length).toBe(2);
    expect(shown(own[mode]).elements()).toEqual([]);
  },
);

const asked = ({ http }: FakePorts) =>
  http.bodies(PICTURES).map((body) => (body as { readonly use_type: number }).use_type);

const withSlot = {
  desktop: () =>
    Promise.resolve({ default: { ...desktop, slots: { ...desktop.slots, SmallBanners: BannerCarousel } } }),
  mobile: () => Promise.resolve({ default: { ...mobile, slots: { ...mobile.slots, SmallBanners: BannerCarousel } } }),
};

test.each(['desktop', 'mobile'] as const)(
  '[HOME-12x] on %s a template with a slot for small banners shows them, as received',
  async (mode) => {
    const { ports } = await openPage('/', { mode, templates: withSlot, prepare: withBanners });
    const alts = () =>
      page
        .getByRole('img', { includeHidden: true })
        .elements()
        .map((img) => img.getAttribute('alt'));
    await expect
      .poll(() => alts().filter((alt) => /again|none|Large/.test(alt ?? '')))
      .toEqual(['Large', 'Second to none', 'First again']);
    expect(asked(ports).toSorted((a, b) => a - b)).toEqual(mode === 'desktop' ? [0, 1] : [1, 2]);
  },
);

test.each(['desktop', 'mobile'] as const)(
  '[HOME-12x] on %s a template without that slot asks for none',
  async (mode) => {
    const { ports } = await openPage('/', { mode, prepare: withBanners });
    await expect.element(page.getByRole('img', { name: 'Large' })).toBeVisible();
    // Data far down the page was fetched, so small banners would have been too.
    await expect.poll(() => ports.http.sent('/api/arks/web/bulletin/history')).toHaveLength(1);
    expect(asked(ports)).toEqual([mode === 'desktop' ? 0 : 2]);
  },
);
