import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { chromiumLaunch } from '../../scripts/programs/chromium.ts';
import { stopService } from '../../scripts/services/services.ts';
import { walks } from './testing/inputs.ts';
import { freePort, run, runWith, shell } from './testing/repository.ts';
import { whileServed } from './testing/serve.ts';

const root = join(import.meta.dirname, '../..');
const { npmCache, registry } = inject('kit');
const walked = walks('example');
let folder = '';
let repository = '';
let browser: Browser;
const running: ChildProcess[] = [];

beforeAll(async () => {
  if (!walked) return;
  folder = mkdtempSync(join(tmpdir(), 'housefront example '));
  repository = join(folder, 'own design');
  cpSync(join(root, 'examples/own-design'), repository, {
    recursive: true,
    filter: (source) => !/\/(?:node_modules|dist)$/.test(source),
  });
  writeFileSync(join(repository, '.npmrc'), `registry=${registry.url}\ncache=${npmCache}\n`);
  run(repository, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');
  browser = await chromium.launch(chromiumLaunch());
}, 600_000);
afterAll(async () => {
  if (!walked) return;
  await browser.close();
  for (const child of running) await stopService(child);
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

/** Opens a page as a phone does and collects errors of its console, requests that fail and its loads. */
async function openPhone(address: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  const loads: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('response', (reply) => reply.status() >= 400 && faults.push(`${reply.status()} ${reply.url()}`));
  page.on('load', () => loads.push(page.url()));
  await page.goto(address);
  return { page, faults, loads, close: () => context.close() };
}

const waitUntilInteractive = (page: Page) => page.getByRole('button', { name: 'Register' }).first().waitFor();

test.runIf(walked)(
  '[OPS-01] the public interface is enough for a template of an operator: the compiler accepts the example',
  () => {
    expect(run(repository, join(repository, 'node_modules/.bin/tsc'))).toBe('');
  },
  120_000,
);

test.runIf(walked)(
  '[OPS-01] a site with a template and colours of its operator shows its home',
  async () => {
    const site = join(repository, 'sites/7001');
    const env = shell();
    runWith(env, site, join(repository, 'node_modules/.bin/vite'), 'build', '--app', '--logLevel', 'error');
    await whileServed(repository, { site: 'sites/7001', env }, async (address) => {
      const { page, faults, close } = await openPhone(address);
      await waitUntilInteractive(page);
      await page.getByRole('link', { name: 'Slots' }).first().waitFor();
      expect(await page.locator('html').getAttribute('data-template')).toBe('h5-50');
      expect(await page.title()).toBe('Copper Bay');
      expect(await page.getByText('© 2026 Copper Bay').count()).toBe(1);
      // The template's own style sheet says two columns.
      const columns = await page.evaluate(() =>
        [...document.querySelectorAll('main section:has(h2) *')].map(
          (element) => getComputedStyle(element).gridTemplateColumns.split(' ').length,
        ),
      );
      expect(columns).toContain(2);
      // The accent of the brand: the kit's themes have others.
      const gold = await page
        .getByRole('button', { name: 'Register' })
        .first()
        .evaluate((button) => {
          const [, red = 0, green = 0, blue = 0] = (
            /rgb\((\d+), (\d+), (\d+)/.exec(getComputedStyle(button).backgroundImage) ?? []
          ).map(Number);
          return { red, green, blue };
        });
      expect(gold.red).toBeGreaterThan(2 * gold.blue);
      expect(gold.green).toBeLessThan(0.6 * gold.red);
      // A first page has the styles of its template and view before their scripts run.
      const html = await (
        await fetch(address, { headers: { 'user-agent': await page.evaluate(() => navigator.userAgent) } })
      ).text();
      expect(html).toMatch(/<link[^>]+href="\/assets\/HomeView-[\w-]+\.css"/);
      expect(html).toMatch(/\/assets\/template-[\w-]+\.js/);
      expect(faults).toEqual([]);
      await close();
    });
  },
  600_000,
);

/** Replaces text of a file of the repository. */
function edit(path: string, from: string, to: string): void {
  const file = join(repository, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

test.runIf(walked)(
  '[OPS-01] an installed site in development loads once and shows changes of its template and config',
  async () => {
    // The sandbox is 200 ports further.
    const ports = 20_000 + ((await freePort()) % 20_000);
    const dev = spawn(join(repository, 'node_modules/.bin/housefront'), ['dev', '7001'], {
      cwd: repository,
      env: { ...shell(), HOUSEFRONT_PORT_BASE: `${ports}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(dev);
    let output = '';
    for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
    await vi.waitFor(() => expect(output).toContain('Ctrl+C'), { timeout: 180_000, interval: 200 });

    const { page, faults, loads, close } = await openPhone(`http://localhost:${ports + 1}/`);
    await waitUntilInteractive(page);
    // A press is answered once the page is hydrated, when every dependency has been asked for.
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await page.getByRole('dialog').first().waitFor();
    expect(await page.locator('html').getAttribute('data-template')).toBe('h5-50');
    expect(
      await page.evaluate(() => getComputedStyle(document.querySelector('footer') ?? document.body).borderTopWidth),
    ).toBe('1px');
    expect(loads).toHaveLength(1);

    edit('packages/design/templates/h5-50/Footer.tsx', '{texts.responsible}', '{texts.responsible} – edited');
    await page.getByText('– edited').waitFor({ state: 'attached', timeout: 60_000 });
    expect(loads).toHaveLength(1);
    edit('sites/7001/site.config.ts', "SITE_TITLE_EN: 'Copper Bay'", "SITE_TITLE_EN: 'Silver Bay'");
    await vi.waitFor(async () => expect(await page.title()).toBe('Silver Bay'), { timeout: 60_000, interval: 200 });
    expect(faults).toEqual([]);
    await close();
  },
  600_000,
);
