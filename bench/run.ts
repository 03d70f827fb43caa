import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { launchBrowser } from './lib/browser.ts';
import { startFront, type Front } from './lib/front.ts';
import { emptyRows, usual, withoutVerdict, type Effort } from './lib/effort.ts';
import { compare, differenceCells, unmatched } from './lib/compare.ts';
import { fact, readResult, rowCells, table, writeResult, type Row } from './lib/report.ts';
import { siteId, startServices, type Running } from './lib/services.ts';
import { named, parts } from './parts/index.ts';
import type { Bench } from './parts/part.ts';

const root = join(import.meta.dirname, '..');

/** Time in which a part that was broken off must stop its processes, ms. */
const LAST_MS = 15_000;

const help = `pnpm bench [${[...Object.keys(parts), ...Object.keys(named)].join('|')} …] [--rounds 5] [--quick | --smallest] [--limit ${usual.whole.limit}] [--against FILE] [--builds NAME=FOLDER,…]
Measures what the product promises about speed and size and writes bench/results/latest.json.
--rounds  rounds whose median counts        --quick  2 rounds and short loads, for a first look
--limit   seconds after which the run stops
--smallest   one round and the shortest loads: no figures to read, it fails where a part gives none
--against compares with an earlier run: a copy of its bench/results/latest.json
--builds  built sites that the part steps holds against each other; the first is the one before`;

/** Something that is started with the first use and can be stopped and started again. */
function lazy<T>(start: () => Promise<T>, stop: (value: T) => Promise<void>) {
  let made: Promise<T> | undefined;
  return {
    get: () => (made ??= start()),
    close: async () => {
      const value = await made?.catch(() => undefined);
      made = undefined;
      if (value !== undefined) await stop(value);
    },
  };
}

/** Holds what parts share. */
function resources() {
  const services = lazy<Running>(startServices, (value) => value.stop());
  const browser = lazy<Browser>(launchBrowser, (value) => value.close());
  const front = lazy<Front>(
    async () => startFront((await services.get()).site),
    (value) => value.close(),
  );
  const stopServices = async () => {
    await front.close();
    await services.close();
  };
  return {
    services: services.get,
    browser: browser.get,
    front: front.get,
    stopServices,
    close: async () => {
      await browser.close();
      await stopServices();
    },
  };
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      limit: { type: 'string' },
      against: { type: 'string' },
      builds: { type: 'string', default: '' },
      quick: { type: 'boolean', default: false },
      smallest: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const known = { ...parts, ...named };
  const unknown = positionals.filter((name) => !(name in known));
  const whole = (text: string) => (/^[1-9]\d*$/.test(text) ? Number(text) : undefined);
  const effort: Effort = values.smallest ? 'smallest' : values.quick ? 'quick' : 'whole';
  const rounds = whole(values.rounds ?? String(usual[effort].rounds));
  const limit = whole(values.limit ?? String(usual[effort].limit));
  if (values.help || unknown.length > 0 || rounds === undefined || limit === undefined) {
    console.log(unknown.length > 0 ? `There is no part ${unknown.join(', ')}.\n${help}` : help);
    return values.help ? 0 : 2;
  }
  if (!existsSync(join(root, 'sites', siteId, 'dist/server/server.js'))) {
    console.error('The sites are not built yet: building them.');
    const { status } = spawnSync('turbo', ['run', 'build'], { cwd: root, stdio: 'inherit', timeout: 300_000 });
    if (status !== 0) return 2;
  }
  // Read first: the run may overwrite it.
  const before = values.against === undefined ? undefined : readResult(values.against);
  const { close, ...shared } = resources();
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(0);
  const say = (text: string) => process.stderr.write(`[${seconds().padStart(3)} s] ${text}\n`);
  const bench: Bench = { root, rounds, amount: (amounts) => amounts[effort], builds: values.builds, say, ...shared };
  const rows: Row[] = [];
  const took: Record<string, number> = {};
  let failed = 0;
  const late = Promise.withResolvers<never>();
  late.promise.catch(() => undefined);
  const stop = (why: string) => late.reject(new Error(why));
  const timer = setTimeout(() => stop(`the limit of ${limit} s is over`), limit * 1000);
  let stopped: string | undefined;
  late.promise.catch((error: unknown) => (stopped = String(error)));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(`${signal} came`));
  let begun: Promise<unknown> = Promise.resolve();
  const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
  for (const name of wanted) {
    const find = known[name];
    if (!find || stopped) continue;
    say(name);
    const partAt = Date.now();
    try {
      const part = await find();
      const measuring = part(bench);
      begun = measuring.catch(() => undefined);
      const measured = await Promise.race([measuring, late.promise]);
      rows.push(...(effort === 'smallest' ? withoutVerdict(measured) : measured));
      const empty = effort === 'smallest' ? emptyRows(name, measured) : [];
      if (empty.length > 0) throw new Error(empty.join('; '));
    } catch (error) {
      failed += 1;
      rows.push(
        fact(
          name,
          'could not be measured',
          error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
        ),
      );
      if (error instanceof Error) say(error.stack ?? error.message);
    }
    took[name] = Math.round((Date.now() - partAt) / 1000);
  }
  clearTimeout(timer);
  await close();
  // A part that was broken off fails without its browser, and stops what it has started.
  await Promise.race([begun, new Promise((resolve) => void setTimeout(resolve, LAST_MS).unref())]);
  console.log(table(rowCells(rows)));
  console.log(
    `\n${Object.entries(took)
      .map(([name, part]) => `${name} ${part} s`)
      .join(', ')}; ${seconds()} s with all starts.`,
  );
  if (effort === 'smallest') return failed > 0 ? 1 : 0;
  const path = writeResult(rows, {
    at: new Date().toISOString(),
    rounds,
    seconds: Number(seconds()),
    node: process.version,
    processors: cpus().length,
    processor: cpus()[0]?.model ?? '',
    parts: took,
  });
  if (before) {
    console.log(`\n${table(differenceCells(compare(before, rows)))}`);
    const single = unmatched(before, rows);
    if (single.length > 0) console.log(`\nNot compared: ${single.join(', ')}`);
  }
  const missed = rows.filter(({ met }) => met === false).length;
  const judged = rows.filter(({ met }) => met !== null).length;
  console.log(`\n${judged - missed} of ${judged} budgets met in ${seconds()} s. ${path}`);
  // Speed differs between machines, so a missed budget is a finding; only what could not be measured is a failure.
  return failed > 0 ? 1 : 0;
}

process.exitCode = await main();
// Handles that a broken-off part left open must not keep the process running.
setTimeout(() => process.exit(), 3000).unref();
