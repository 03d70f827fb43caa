import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as shortExpect, test as base, type FrameLocator, type Page } from '@playwright/test';
import { patient } from '../support/patience.ts';

const root = join(import.meta.dirname, '../..');
/** A folder of some web server: nothing of Storybook may depend on standing at the root. */
const address = 'http://design.example/kit/latest/';

/** Storybook is many files: on a busy machine its pages take long to come. */
const patience = patient(40_000);
const expect = shortExpect.configure({ timeout: patience });

interface Storybook {
  /** Storybook's own window. */
  readonly window: Page;
  /** Opens its start page, or the page of a story by its id. */
  readonly open: (story?: string) => Promise<void>;
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
    { scope: 'worker', timeout: patient(300_000) },
  ],
  storybook: async ({ page, built }, use) => {
    const elsewhere: string[] = [];
    // Errors of Storybook, its manager and the pages of stories: a designer would suspect their own work.
    const complaints: string[] = [];
    const listen = (window: Page): void => {
      window.on('pageerror', ({ message }) => complaints.push(message));
      window.on('console', (line) => {
        if (line.type() === 'error') complaints.push(`${line.text()} (${line.location().url})`);
      });
    };
    page.context().on('page', listen);
    listen(page);
    await page.context().route('**/*', (route) => {
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
    const story = page.frameLocator('#storybook-preview-iframe');
    await use({
      window: page,
      story,
      open: async (id) => {
        await page.goto(id === undefined ? address : `${address}?path=/story/${id}`);
        if (id === undefined) await expect(story.getByRole('heading', { level: 1, name: 'Housefront' })).toBeVisible();
      },
      choose: async (toolbar, value) => {
        await page
          .getByRole('toolbar')
          .getByRole('button', { name: new RegExp(`^${toolbar} .`) })
          .click();
        await page.getByRole('option', { name: value, exact: true }).click();
      },
    });
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  },
});

test.describe.configure({ timeout: patient(240_000) });

const widthOf = (story: FrameLocator) => story.locator('html').evaluate(() => innerWidth);

test('[DES-01] Storybook opens from any folder; each toolbar changes the story, and the address keeps the choice', async ({
  storybook: { window, story, open, choose },
}) => {
  await open();
  // The product's own folders come first, under nothing of Storybook's.
  await expect(window.getByRole('link', { name: 'Start here' }).first()).toBeVisible();
  await expect(window.getByText(/^(?:Get started|Run tests|Show modified stories)\b/)).toHaveCount(0);
  await story.getByRole('link', { name: /^Look at whole pages/ }).click();
  await expect(story.getByRole('banner')).toBeVisible();
  const html = story.locator('html');
  expect(await widthOf(story)).toBeGreaterThan(1000);

  await choose('Template', 'h5-1');
  await expect(html).toHaveAttribute('data-mobile-template', 'h5-1');
  await expect.poll(() => widthOf(story)).toBe(390);
  // The page reaches the edges of its window.
  expect((await story.getByRole('banner').boundingBox())?.width).toBeGreaterThanOrEqual(389);

  // A theme that a site has of its own is offered by itself.
  await choose('Theme', '1002 · Jade River');
  await expect(story.locator('html')).toHaveCSS('background-color', 'rgb(12, 31, 28)');
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await choose('Theme', 'daylight');
  await expect(story.locator('html')).toHaveCSS('background-color', 'rgb(242, 245, 251)');

  await choose('Visitor', 'Member');
  await expect(story.getByText('$128,450.60').first()).toBeVisible();

  await choose('Language', '한국어');
  await expect(html).toHaveAttribute('lang', 'ko-KR');
  await expect(story.getByRole('banner')).toContainText(/\p{sc=Hangul}/u);
  // A member has the currency of their language, and games have their names in it.
  await expect(story.getByText('₩128,450,600.00').first()).toBeVisible();
  await expect(story.getByText('행운의 문').first()).toBeVisible();

  await choose('Motion', 'Reduced motion');
  await expect(html).toHaveAttribute('data-motion', 'reduced');

  await choose('Viewport size', '320 px');
  await expect.poll(() => widthOf(story)).toBe(320);

  await window.reload();
  await expect(html).toHaveAttribute('data-mobile-template', 'h5-1');
  await expect(html).toHaveAttribute('lang', 'ko-KR');
  await expect(html).toHaveAttribute('data-motion', 'reduced');
  await expect(story.locator('html')).toHaveCSS('background-color', 'rgb(242, 245, 251)');
  await expect(story.getByText('₩128,450,600.00').first()).toBeVisible();
  await expect.poll(() => widthOf(story)).toBe(320);
});

test('[DES-03] [DES-01] in the matrix one page is in every theme, also in that of a site; a press on a name opens it in its theme', async ({
  storybook: { window, story, open },
}) => {
  await open();
  await story.getByRole('link', { name: /^Compare at a glance/ }).click();
  await window.getByRole('link', { name: '[DES-03] one page in every theme' }).click();
  const themes = ['contrast', 'crimson', 'daylight', 'emerald', 'festival', 'midnight', 'neon'];
  for (const theme of themes) {
    const page = story.frameLocator(`iframe[title="${theme}"]`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.getByRole('main')).toContainText('Fortune Gate');
  }
  const own = story.frameLocator('iframe[title="1002 · Jade River"]');
  await expect(own.getByRole('main')).toContainText('Fortune Gate');
  await expect(own.locator('html')).toHaveCSS('background-color', 'rgb(12, 31, 28)');
  await story.getByRole('link', { name: 'festival' }).click();
  await expect(story.locator('html')).toHaveAttribute('data-theme', 'festival');
  await expect(story.getByRole('main')).toContainText('Fortune Gate');
});

test('[DES-02] [DES-01] the lab starts from any theme, its address holds its whole state, and nothing is saved without a server', async ({
  storybook: { window, story, open },
}) => {
  await open('workshop-theme-lab--lab');
  await story.getByLabel('Start from').selectOption({ label: '1002 · Jade River' }, { timeout: patience });
  const phone = story.frameLocator('iframe[title="h5-1 · 390 px · en_US"]');
  await expect(phone.locator('html')).toHaveCSS('background-color', 'rgb(12, 31, 28)');
  await story.getByLabel('Beside it').selectOption({ label: 'daylight' });
  const beside = story.frameLocator('iframe[title="h5-1 · 390 px · en_US · daylight"]');
  await expect(beside.locator('html')).toHaveCSS('background-color', 'rgb(242, 245, 251)');
  await story.getByLabel('Beside it').selectOption({ index: 0 });

  await story.getByLabel('Start from').selectOption('emerald');
  await story.getByLabel('Screen', { exact: true }).selectOption('register');
  await story.getByLabel('colour.accent.base', { exact: true }).fill('#12ab56');
  await story.getByLabel('Brand second', { exact: true }).fill('#3355ee');
  await expect(story.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect(story.getByRole('button', { name: 'Save into the site' })).toHaveCount(0);
  await story.getByRole('button', { name: 'Copy address' }).click();
  // The clipboard is for safe origins alone; elsewhere the address is shown.
  const copied = (await story.getByRole('status').filter({ hasText: /^http/ }).textContent()) ?? '';
  // Storybook writes the address of its window a moment later.
  const word = /state:([\w-]+)/.exec(copied)?.[1] ?? '';
  await expect(window).toHaveURL(new RegExp(`[?]path=/story/workshop-theme-lab--lab&args=state:${word}(?:&|$)`));
  const inFrame = `${address}iframe.html?id=workshop-theme-lab--lab&viewMode=story&args=state:${word}`;
  for (const link of [copied.replace(/\s.*$/s, ''), inFrame]) {
    const fresh = await window.context().newPage();
    await fresh.goto(link);
    const lab = link === inFrame ? fresh : fresh.frameLocator('#storybook-preview-iframe');
    await expect(lab.getByLabel('Start from')).toHaveValue('emerald');
    await expect(lab.getByLabel('Brand second', { exact: true })).toHaveValue('#3355ee');
    const pane = lab.frameLocator('iframe[title="h5-1 · 390 px · en_US"]');
    await expect(pane.getByRole('textbox', { name: /^Account/ })).toBeVisible();
    await expect(pane.locator('html')).toHaveCSS('--hf-accent-base', '#12ab56');
    await fresh.close();
  }
});

/** For each token another value, and the property that it sets: none that children have from their parents. */
const uses = [
  ['radius.tile', '--hf-radius-tile', '77px', 'border-radius'],
  ['gradient.jackpot', '--hf-gradient-jackpot', 'linear-gradient(#010203, #030201)', 'background-image'],
] as const;

test('[DES-02] the lab marks exactly the elements that use a token', async ({ storybook: { story, open } }) => {
  await open('workshop-theme-lab--lab');
  const pane = story.frameLocator('iframe[title="h5-1 · 390 px · en_US"]');
  await expect(pane.getByRole('main')).toContainText('Fortune Gate');
  // The styles of the window came whole into the pane, also a background of which another rule takes a part.
  await expect(pane.getByRole('button', { name: 'Register', exact: true }).first()).toHaveCSS(
    'background-image',
    /^linear-gradient/,
  );
  for (const [token, variable, probe, property] of uses) {
    await story.getByLabel('Find a token').fill(token);
    await story.getByRole('button', { name: `Show where ${token} is used` }).click();
    await expect(pane.locator('[data-lab-used]').first()).toBeVisible();
    // Elements that a changed value affects use the token; the marks take a moment to reach parts that loaded last.
    const compare = () =>
      pane.locator('html').evaluate(
        (html, [name, value, checked]) => {
          const elements = [...html.ownerDocument.body.querySelectorAll('*')];
          const look = () =>
            elements.map((element) =>
              [null, '::before', '::after']
                .map((part) =>
                  html.ownerDocument.defaultView?.getComputedStyle(element, part).getPropertyValue(checked),
                )
                .join(),
            );
          const before = look();
          const own = html.style.getPropertyValue(name);
          html.style.setProperty(name, value);
          const after = look();
          html.style.setProperty(name, own);
          const changed = elements.filter((_, at) => before[at] !== after[at]);
          const marked = elements.filter((element) => element.hasAttribute('data-lab-used'));
          const only = (some: Element[], others: Element[]) =>
            some.filter((element) => !others.includes(element)).map((element) => element.outerHTML.slice(0, 120));
          return { some: changed.length > 0, unmarked: only(changed, marked), unused: only(marked, changed) };
        },
        [variable, probe, property] as const,
      );
    await expect.poll(compare, { message: token }).toEqual({ some: true, unmarked: [], unused: [] });
  }
});
