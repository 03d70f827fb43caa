import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { preview } from 'vite';
import { atMost, fact, ms, type Row } from '../lib/report.ts';
import { median } from '../lib/stats.ts';
import type { Bench } from './part.ts';

const CHANGES = 100;

/** Knobs of the Theme Lab by label: a single token, and a brand colour that derives a whole theme. */
const knobs = ['colour.accent.base', 'Brand accent'];

const matrices = { templates: 'home', themes: 'themes', languages: 'languages' };

const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;

/** Duration of a change, in ms: until the lab has rendered, and then until the panes have their styles. */
interface Change {
  readonly script: number;
  readonly styles: number;
}

/** Runs in the page: turns a knob again and again, and resolves with the times of each change. */
async function turn([label, count]: readonly [string, number]): Promise<Change[]> {
  const field = document.querySelector(`[aria-label="${label}"]`);
  // React overhears what is written on the field itself.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const pages = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
  const changes: Change[] = [];
  // The first changes compile what they run.
  for (let at = -10; at < count; at += 1) {
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    value?.set?.call(field, `#${(0x30_40_50 + at * 0x01_02_03).toString(16)}`);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    // React renders what a person does before the next task.
    await Promise.resolve();
    const rendered = performance.now();
    for (const { body, defaultView } of pages) defaultView?.getComputedStyle(body).getPropertyValue('color');
    if (at >= 0) changes.push({ script: rendered - start, styles: performance.now() - rendered });
  }
  return changes;
}

/** Runs in the page: the same change of one variable by hand on the same pages, without a lab: what the browser itself needs (ms). */
async function byHand(count: number): Promise<number[]> {
  const pages = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
  const times: number[] = [];
  for (let at = -10; at < count; at += 1) {
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    for (const { documentElement } of pages)
      documentElement.style.setProperty('--hf-accent-base', `#${(0x30_40_50 + at * 0x01_02_03).toString(16)}`);
    for (const { body, defaultView } of pages) defaultView?.getComputedStyle(body).getPropertyValue('color');
    if (at >= 0) times.push(performance.now() - start);
  }
  return times;
}

async function lab(browser: Browser, origin: string): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/iframe.html?id=workshop-theme-lab--lab&viewMode=story`, { timeout: 60_000 });
  for (const title of ['desktop-1 · 1440 px · en_US', 'h5-1 · 390 px · en_US'])
    // Out of view it rests, so it is there and not visible.
    await page
      .frameLocator(`iframe[title="${title}"]`)
      .getByText('Fortune Gate')
      .first()
      .waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForTimeout(2000);
  const rows: Row[] = [];
  for (const label of knobs) {
    const changes = await page.evaluate(turn, [label, CHANGES] as const);
    const times = changes.map(({ script, styles }) => script + styles);
    const script = median(changes.map((change) => change.script));
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(0.95 * (times.length - 1))] ?? Number.NaN;
    rows.push(
      atMost('workshop', `Theme Lab: ${label} changed, styles of 2 pages computed`, median(times), 16, ms, {
        note: `script ${ms(script)} of it; p95 ${ms(p95)}, ${CHANGES} changes`,
        values: { p95, script },
      }),
    );
  }
  const floor = median(await page.evaluate(byHand, CHANGES));
  const what = 'the same change by hand, without a lab: styles of the same 2 pages';
  rows.push(fact('workshop', what, ms(floor), 'what the browser itself needs', { value: floor }));
  await page.close();
  return rows;
}

/** Runs in Storybook's window: whether every frame of a matrix shows its page. */
function isWhole(): boolean {
  const story = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')?.contentDocument;
  const pages = [...(story?.querySelectorAll('iframe') ?? [])].map(({ contentDocument }) => contentDocument);
  return (
    pages.length > 6 &&
    pages.every((page) => page?.querySelector('main')?.textContent && !page.querySelector('[data-pending]'))
  );
}

async function matrix(browser: Browser, origin: string, story: string): Promise<number> {
  // A context of its own: a cold cache.
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const start = performance.now();
  await page.goto(`${origin}/?path=/story/templates-matrix--${story}`, { timeout: 60_000 });
  await page.waitForFunction(isWhole, null, { timeout: 60_000, polling: 50 });
  const time = performance.now() - start;
  await page.close();
  return time;
}

/** Storybook as designers get it: a change in the Theme Lab, and the matrices from nothing to their last page. */
export async function workshop(bench: Bench): Promise<Row[]> {
  const { root, rounds, say } = bench;
  const folder = mkdtempSync(join(tmpdir(), 'housefront-storybook-'));
  say('workshop: Storybook is built');
  const cli = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status, stderr } = spawnSync(process.execPath, [cli, 'build', '--quiet', '--output-dir', folder], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`Storybook could not be built: ${stderr}`);
  const server = await preview({
    configFile: false,
    root: folder,
    build: { outDir: folder },
    logLevel: 'silent',
    preview: { port: Number(process.env['HOUSEFRONT_PORT_BASE'] ?? 6100) + 50, host: '127.0.0.1' },
  });
  try {
    const browser = await bench.browser();
    const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    const rows = await lab(browser, origin);
    for (const [name, story] of Object.entries(matrices)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await matrix(browser, origin, story));
      rows.push(
        atMost('workshop', `Matrix of ${name}, cold cache, every page shown`, times, 5000, seconds, {
          note: `worst ${seconds(Math.max(...times))}`,
        }),
      );
    }
    return rows;
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
