import { calls } from '@housefront/contract/calls';
import type { FakePorts } from '@housefront/core/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../testing/openPage.tsx';
import { protectedBy } from '../testing/protected.fixtures.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => page.viewport(414, 896));

const game = { gpId: 'GPJD', gameType: '3', gameCode: 'any', name: 'Golden Reels' };
const url = 'data:text/html,<body style="background:teal">';
const files = { marks: Array.from({ length: 3 }, () => ({ width: 96, height: 24 })) };
/** No pop-up covers the page. */
const prepare = (ports: FakePorts) => ports.http.ok(calls.promotions, { list: [] });
const box = (element: Element) => element.getBoundingClientRect();

test.each([
  ['page', 'mobile', 320, 568],
  ['page', 'mobile', 740, 360],
  ['page', 'desktop', 1440, 900],
  ['modal', 'mobile', 360, 740],
  ['modal', 'desktop', 1440, 900],
] as const)(
  '[RG-01] [RG-05] a game as a %s of a %s, %i × %i px, has licence and marks beside it, and neither covers it',
  async (surface, mode, width, height) => {
    await page.viewport(width, height);
    Object.assign(document.documentElement.dataset, { template: mode === 'desktop' ? 'desktop-1' : 'h5-1', mode });
    const { runtime } = await openPage('/faq', { mode, unscripted: true, files, prepare, config: protectedBy('se') });
    runtime.core.play.store.setState({ surface: { launch: { mode: surface, surface }, game, url } });
    if (surface === 'page') await runtime.navigation.go('/play');
    const frame = page.getByTitle('Game: Golden Reels');
    await expect.element(frame).toBeVisible();
    const around = surface === 'page' ? page.getByRole('main') : page.getByRole('dialog');
    const licences =
      surface === 'page'
        ? page.getByRole('region', { name: 'Licence' })
        : around.getByRole('region', { name: 'Licence' });
    const strips =
      surface === 'page'
        ? page.getByRole('region', { name: 'Official marks' })
        : around.getByRole('region', { name: 'Official marks' });
    await expect.element(licences).toBeVisible();
    const [top, middle, bottom] = [box(strips.element()), box(frame.element()), box(licences.element())];
    expect([top.top, Math.round(bottom.bottom)]).toEqual([0, height]);
    expect(middle.top).toBeGreaterThanOrEqual(top.bottom);
    expect(middle.bottom).toBeLessThanOrEqual(bottom.top);
    expect(middle.height).toBeGreaterThan(height / 2);
    expect(document.documentElement.scrollWidth).toBe(width);
    await expect.element(licences.getByRole('link', { name: 'Safer gambling' })).toBeVisible();
    await expect
      .element(licences.getByRole('link', { name: 'Licence number 12345 in the public register' }))
      .toBeVisible();
  },
);
