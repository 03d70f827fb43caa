import { calls } from '@housefront/contract/calls';
import type { FakePorts } from '@housefront/core/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SiteTemplates } from '../kernel/defineSite.ts';
import { openMemberPage } from '../testing/openMemberPage.ts';
import { openPage } from '../testing/openPage.tsx';
import { protectedBy } from '../testing/protected.fixtures.ts';

// Each template is loaded for the first time.
vi.setConfig({ testTimeout: 60_000 });

const desktops = import.meta.glob<{ default: never }>('../../../ui/src/templates/desktop-*/template.ts');
const phones = import.meta.glob<{ default: never }>('../../../ui/src/templates/h5-*/template.ts');
const cases = [
  ...Object.entries(desktops).map(([path, load]) => ['desktop', path.split('/').at(-2) ?? '', load] as const),
  ...Object.entries(phones).map(([path, load]) => ['mobile', path.split('/').at(-2) ?? '', load] as const),
];
type Case = (typeof cases)[number];
const files = { marks: Array.from({ length: 3 }, () => ({ width: 96, height: 24 })) };

const open = async (path: string, [mode, name, load]: Case, profile: 'gb' | 'se', width?: number) => {
  const size = mode === 'desktop' ? { width: width ?? 1440, height: 900 } : { width: width ?? 360, height: 740 };
  await page.viewport(size.width, size.height);
  Object.assign(document.documentElement.dataset, { template: name, mode });
  // Vite knows what the modules are.
  const templates = { [mode]: load } as unknown as SiteTemplates;
  // No pop-up covers the page.
  const prepare = (ports: FakePorts) => ports.http.ok(calls.promotions, { list: [] });
  return openPage(path, { mode, unscripted: true, templates, files, prepare, config: protectedBy(profile) });
};
const licence = () => page.getByRole('region', { name: 'Licence' });

afterEach(async () => {
  window.scrollTo(0, 0);
  await page.viewport(414, 896);
});

test.each(cases)(
  '[RG-01] in %s template %s the licence follows the footer, and the bottom bar covers nothing of it',
  async (...one) => {
    await open('/', one, 'gb');
    await expect.element(licence()).toBeVisible();
    await expect.poll(() => document.querySelectorAll('footer').length).toBe(1);
    // The page grows while its lower parts are drawn for the first time.
    await vi.waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const notice = licence().element().getBoundingClientRect();
      const footer = document.querySelector('footer')?.getBoundingClientRect();
      expect(Math.abs(notice.top - (footer?.bottom ?? 0))).toBeLessThanOrEqual(1);
      const links = licence().getByRole('link').elements();
      expect(links.length).toBeGreaterThanOrEqual(4);
      const covered = links.filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(covered.map(({ textContent }) => textContent)).toEqual([]);
    }, 10_000);
  },
);

const strip = () => page.getByRole('region', { name: 'Official marks' });

/** Whether an element scrolls inside of another one than the page. */
const isInside = (element: Element): boolean => {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (/auto|scroll|hidden/.test(getComputedStyle(around).overflowY)) return true;
  return false;
};

/** Parts fastened to the upper edge of the window less than so many pixels below it, other than the strip. */
const coveredBy = (room: number): readonly string[] =>
  [...document.querySelectorAll('body *')]
    .filter((element) => !element.matches('[aria-label="Official marks"]') && !isInside(element))
    .flatMap((element) => {
      const { position, top, bottom, display, zIndex } = getComputedStyle(element);
      // Dialogs and toasts may cover the marks.
      if (Number(zIndex) >= 1000) return [];
      const isFast = position === 'sticky' || position === 'fixed';
      const pixels = Number.parseFloat(top);
      // Fixed parts have a used value on both sides; those of the lower edge are nearer to it.
      if (!isFast || display === 'none' || Number.isNaN(pixels)) return [];
      if (position === 'fixed' && pixels > Number.parseFloat(bottom)) return [];
      return pixels < room ? [`${element.tagName} ${element.className}: ${top}`] : [];
    });

test.each(cases)(
  '[RG-05] in %s template %s the marks stay on top of every page, and no bar is under them',
  async (...one) => {
    const room = one[1] === 'h5-8' ? 56 : 44;
    const { runtime } = await open('/', one, 'se');
    await expect.element(strip()).toBeVisible();
    for (const path of [
      '/',
      '/gameHall/3',
      '/slotgame?gt_id=3&gp_id=GPJD&house=',
      '/faq',
      '/main/safer-gambling',
      '/discount',
    ]) {
      await runtime.navigation.go(path);
      await expect.element(page.getByRole('main')).toBeVisible();
      await expect.element(licence()).toBeInTheDocument();
      expect([path, coveredBy(room)]).toEqual([path, []]);
      const header = document.querySelector('header')?.getBoundingClientRect();
      expect([path, header?.top]).toEqual([path, room]);
      window.scrollTo(0, 300);
      const box = () => strip().element().getBoundingClientRect();
      await expect.poll(() => [path, box().top, box().height]).toEqual([path, 0, room]);
      const middle = document.elementFromPoint(box().width / 2, room / 2);
      expect(strip().element().contains(middle)).toBe(true);
      window.scrollTo(0, 0);
    }
  },
);

test.each(cases)(
  '[RG-05] in %s template %s the marks are on top of the member centre, with its bars below them',
  async (...one) => {
    const [mode, name, load] = one;
    await page.viewport(mode === 'desktop' ? 1440 : 360, 740);
    Object.assign(document.documentElement.dataset, { template: name, mode });
    const templates = { [mode]: load } as unknown as SiteTemplates;
    await openMemberPage('/user/Deposit', { mode, templates, files, config: protectedBy('se') });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(licence()).toBeInTheDocument();
    await expect.poll(() => coveredBy(44)).toEqual([]);
    window.scrollTo(0, 200);
    await expect.poll(() => strip().element().getBoundingClientRect().top).toBe(0);
  },
);

test('[RG-05] three marks and the licence fit 320 px', async () => {
  const one = cases.find(([, name]) => name === 'h5-3') ?? cases[0];
  if (!one) throw new Error('there is no template');
  await open('/', one, 'se', 320);
  await expect.element(strip()).toBeVisible();
  await expect.element(licence()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});
