import type { Page } from '@playwright/test';
import { untilAnswered } from '../../support/calls.ts';
import { test } from '../../support/pictures.ts';
import { expect } from '../../support/test.ts';

/** Pictures whose browser shows its sign of a broken one, after the page was scrolled through. */
const signs = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    return [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      .filter((image) => !getComputedStyle(image).content.startsWith('url('))
      .map((image) => image.outerHTML.slice(0, 200));
  });

for (const [failure, width] of [
  ['refused', 390],
  ['missing', 1440],
] as const)
  test(`[IMG-03] pages whose pictures are ${failure} show no sign of it and are no wider at ${width} px`, async ({
    page,
    stack,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    let asked = 0;
    await page.route(
      () => true,
      (route) => {
        if (route.request().resourceType() !== 'image') return route.fallback();
        asked += 1;
        return failure === 'refused' ? route.abort('connectionrefused') : route.fulfill({ status: 404, body: '' });
      },
    );
    for (const id of ['1001', '1002', '1003', '1004'])
      for (const path of ['/', '/gameHall/3', '/discount']) {
        const before = asked;
        await page.goto(stack.url(id) + path);
        await untilAnswered(page);
        await expect.poll(() => signs(page), { message: `${id} ${path}` }).toEqual([]);
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([id, path, asked > before, wider]).toEqual([id, path, true, 0]);
      }
  });
