import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type FrameLocator, type Page } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
/** A folder of some web server: nothing of Storybook may depend on standing at the root. */
const address = 'http://design.example/kit/latest/';

interface Storybook {
  /** Storybook's own window, with its start page. */
  readonly window: Page;
  /** The page of a story. */
  readonly story: FrameLocator;
  /** Chooses a value of a toolbar. */
  readonly choose: (toolbar: string, value: string) => Promise<void>;
}

const test = base.extend<{ readonly storybook: Storybook }, { readonly built: string }>({
  built: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'housefront-storybook-'));
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(root, 'node_modules/storybook/dist/bin/dispatcher.js'), 'build', '--quiet', '--output-dir', folder],
        { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
      );
      expect(status, stderr).toBe(0);
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  storybook: async ({ page, built }, use) => {
    const elsewhere: string[] = [];
    await page.route('**/*', (route) => {
      const url = route
        .request()
        .url()
        .replace(/[?#].*/, '');
      if (url.startsWith(address)) {
        return route.fulfill({ path: join(built, decodeURIComponent(url.slice(address.length)) || 'index.html') });
      }
      if (/^https?:/.test(url)) elsewhere.push(url);
      return /^https?:/.test(url) ? route.abort() : route.continue();
    });
    await page.goto(address);
    const story = page.frameLocator('#storybook-preview-iframe');
    await expect(story.getByRole('heading', { level: 1, name: 'Housefront' })).toBeVisible({ timeout: 30_000 });
    await use({
      window: page,
      story,
      choose: async (toolbar, value) => {
        await page
          .getByRole('toolbar')
          .getByRole('button', { name: new RegExp(`^${toolbar} .`) })
          .click();
        await page.getByRole('option', { name: value, exact: true }).click();
      },
    });
    expect(elsewhere).toEqual([]);
  },
});

const widthOf = (story: FrameLocator) => story.locator('html').evaluate(() => innerWidth);

test('[DES-01] Storybook opens from any folder; each toolbar changes the story, and the address keeps the choice', async ({
  storybook: { window, story, choose },
}) => {
  await story.getByRole('link', { name: /^Look at whole pages/ }).click();
  await expect(story.getByRole('banner')).toBeVisible();
  const html = story.locator('html');
  expect(await widthOf(story)).toBeGreaterThan(1000);

  await choose('Template', 'h5-1');
  await expect(html).toHaveAttribute('data-mobile-template', 'h5-1');
  await expect.poll(() => widthOf(story)).toBe(390);
  // The page reaches the edges of its window.
  expect((await story.getByRole('banner').boundingBox())?.width).toBeGreaterThanOrEqual(389);

  await choose('Theme', 'daylight');
  await expect(story.locator('body')).toHaveCSS('background-color', 'rgb(242, 245, 251)');

  await choose('Visitor', 'Member');
  await expect(story.getByText(/128,450\.60/).first()).toBeVisible();

  await choose('Language', '한국어');
  await expect(html).toHaveAttribute('lang', 'ko-KR');
  await expect(story.getByRole('banner')).toContainText(/\p{sc=Hangul}/u);

  await choose('Motion', 'Reduced motion');
  await expect(html).toHaveAttribute('data-motion', 'reduced');

  await choose('Viewport size', '320 px');
  await expect.poll(() => widthOf(story)).toBe(320);

  await window.reload();
  await expect(html).toHaveAttribute('data-mobile-template', 'h5-1', { timeout: 30_000 });
  await expect(html).toHaveAttribute('lang', 'ko-KR');
  await expect(html).toHaveAttribute('data-motion', 'reduced');
  await expect(story.locator('body')).toHaveCSS('background-color', 'rgb(242, 245, 251)');
  await expect(story.getByText(/128,450\.60/).first()).toBeVisible();
  await expect.poll(() => widthOf(story)).toBe(320);
});

test('[DES-03] in the matrix one page is in every theme; a press on a name opens it in its theme', async ({
  storybook: { window, story },
}) => {
  await story.getByRole('link', { name: /^Compare at a glance/ }).click();
  await window.getByRole('link', { name: '[DES-03] one page in every theme' }).click();
  const themes = ['contrast', 'crimson', 'daylight', 'emerald', 'festival', 'midnight', 'neon'];
  for (const theme of themes) {
    const page = story.frameLocator(`iframe[title="${theme}"]`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.getByRole('main')).toContainText('Fortune Gate');
  }
  await story.getByRole('link', { name: 'festival' }).click();
  await expect(story.locator('html')).toHaveAttribute('data-theme', 'festival');
  await expect(story.getByRole('main')).toContainText('Fortune Gate');
});
