import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../scripts/programs/chromium.ts';
import { costs, scoreOf, type AuditReport } from '../lib/audits.ts';
import { startFront, staticBase, type Front } from '../lib/front.ts';
import { atLeast, type Row } from '../lib/report.ts';
import { siteUrl } from '../lib/services.ts';
import { median } from '../lib/stats.ts';
import { homeContent } from '../static/content.ts';
import { staticHome } from '../static/home.ts';
import type { Bench } from './part.ts';

/** Sites whose home is judged: two templates with little in common, and one that asks for consent and has a worker. */
const sites: readonly string[] = ['1001', '1002', '1003'];

/** Categories with the least score that counts as good. */
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Judges a page as a phone's, on a browser of its own that accepts the front's certificate. */
async function judge(url: string, categories: readonly string[] = Object.keys(least)): Promise<AuditReport> {
  const port = await freePort();
  const launch = chromiumLaunch('full');
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
    if (!result) throw new Error(`Lighthouse tells nothing about ${url}.`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

const points = (value: number) => value.toFixed(0);

/** The hand-written page of the same content: what this machine lets a page without a framework reach. */
async function staticPage(bench: Bench, front: Front): Promise<string> {
  const path = `${staticBase}lighthouse.html`;
  const content = await homeContent(await bench.browser(), front.origin, 'mobile');
  front.files.set(path, { type: 'text/html; charset=utf-8', text: staticHome(content, 'mobile') });
  return `${front.origin}${path}`;
}

/** Lighthouse's mobile preset on home; the note lists the audits that cost points. */
export async function audits(bench: Bench): Promise<Row[]> {
  await bench.services();
  const rows: Row[] = [];
  for (const site of sites.slice(0, bench.amount({ whole: 3, quick: 3, smallest: 1 }))) {
    const front = await startFront(siteUrl(site));
    try {
      // The first page is rendered; visitors get it from the gateway's cache.
      await fetch(siteUrl(site));
      const reports: AuditReport[] = [];
      const references: number[] = [];
      const reference = await staticPage(bench, front);
      // The load is simulated from what was observed, so it differs little between rounds.
      const rounds = Math.min(bench.rounds, 3);
      for (let round = 0; round < rounds; round += 1) {
        bench.say(`lighthouse ${site}: round ${round + 1} of ${rounds}`);
        reports.push(await judge(`${front.origin}/`));
        references.push(scoreOf(await judge(reference, ['performance']), 'performance'));
      }
      for (const [category, limit] of Object.entries(least)) {
        const scores = reports.map((report) => scoreOf(report, category));
        const lost = [...new Set(reports.flatMap((report) => costs(report, category)))].join(', ');
        const note = category === 'performance' ? `static page ${points(median(references))}; ${lost}` : lost;
        rows.push(atLeast(`lighthouse ${site}`, category, scores, limit, points, { note }));
      }
    } finally {
      await front.close();
    }
  }
  return rows;
}
