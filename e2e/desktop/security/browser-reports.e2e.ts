import { join } from 'node:path';
import { traceStack } from '../../../packages/cli/src/trace/traceStack.ts';
import { untilStarted } from '../../support/hydration.ts';
import { expect, test } from '../../support/test.ts';

const root = join(import.meta.dirname, '../../..');

test('[OBS-01] an error of the site, a violation of its policy and its web vitals are read on the control page, and its stack in the sources', async ({
  page,
  context,
  stack,
  pageErrors,
}) => {
  // Before the first code of the site runs, and with what must not be sent.
  await page.addInitScript(() => {
    if (location.port === '') return;
    addEventListener('DOMContentLoaded', () => {
      setTimeout(() => {
        throw new Error('early failure of player@example.com, account 88001234567');
      });
    });
  });
  const site = stack.url('1002');
  await page.goto(`${site}/?utm_source=hunter2`);
  await untilStarted(page);
  const desk = await context.newPage();
  await desk.goto(stack.sandbox);
  await desk.getByRole('tab', { name: /^Browsers/ }).click();
  const reports = desk.getByRole('tabpanel', { name: /^Browsers/ });
  const report = (text: string) => reports.getByRole('listitem').filter({ hasText: text });
  const early = report('early failure of [e-mail], account [number]');
  await expect(early).toHaveCount(1);
  await expect(early).toContainText('site 1002 /');

  // A picture from a host that the policy does not name.
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = 'https://pictures.invalid/a.png?member=hunter2';
    document.body.append(picture);
  });
  await expect(report('img-src blocked https://pictures.invalid')).toHaveCount(1);

  // Code of the site itself fails, in a press.
  await page.evaluate(() => {
    history.pushState = () => {
      throw new TypeError('no place for a step');
    };
  });
  await page.locator('a[href="/slotgame"], a[href^="/"]').filter({ visible: true }).first().click();
  const thrown = report('TypeError: no place for a step').first();
  await expect(thrown).toBeVisible();
  await thrown.locator('summary').click();
  await expect(thrown.locator('pre')).toHaveText(/build \S{6,}/);
  const shown = (await thrown.locator('pre').textContent()) ?? '';
  const traced = traceStack(shown, [join(root, 'sites/1002/dist/maps')], root);
  expect(traced.text).toMatch(/packages\/app\/src\/kernel\/route\/\w+\.ts:\d+:\d+/);

  // Web vitals are sent when the page is left.
  await page.goto('about:blank');
  await expect(report('LCP')).toHaveCount(1);
  await expect(report('TTFB')).toHaveCount(1);
  expect(await reports.innerText()).not.toMatch(/hunter2|88001234567|player@/);
  const maps = await page.request.get(`${site}/assets/${/assets\/([\w.-]+\.js)/.exec(shown)?.[1]}.map`);
  expect(maps.status()).toBe(404);
  expect(pageErrors.splice(0).length).toBeGreaterThan(1);
});
