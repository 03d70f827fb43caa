import './node-version.ts';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawsOf } from './test/draws.ts';
import { ensureChromium } from './programs/ensure-chromium.ts';
import { ensureNginx } from './programs/ensure-nginx.ts';
import { ensureRedis } from './programs/ensure-redis.ts';
import { ensurePrometheus } from './programs/ensure-prometheus.ts';
import { slowness, workTime } from './test/machine-speed.ts';
import { shakenBy, shakingOf } from './test/shaking.ts';
import { judge, limitOf } from './test/limit.ts';
import type { Report } from './test/reports.ts';
import { changedScope, describeScope } from './test/scope.ts';
import { testSteps, type Step } from './test/steps.ts';
import { summary, type StepTime } from './test/summary.ts';

const help = `npm test [-- step ...]            every step, or those with one of these words in their names
npm test -- --changed [ref]       what a change can break: since the commits that main has, or since ref
npm test -- --shaken [step ...]   browser tests, stories and journeys, six at a time for each processor, with answers that are late
                                  by chance, in any order and without a second try; --seed repeats an order`;

const { values, positionals } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    shaken: { type: 'boolean', default: false },
    seed: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.help) {
  console.log(help);
  process.exit();
}

/** Contribution of a step to the result: as many tests as its runner counted, or one for a check. */
function countOf({ report }: Step, ok: boolean): Report {
  if (!report || !existsSync(report.file)) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, again: [], files: [] };
  const counted = report.read(report.file);
  return { ...counted, failed: counted.failed || (ok ? 0 : 1) };
}

const scope = values.changed ? changedScope(positionals[0]) : undefined;
const only = values.changed ? [] : positionals;
const reports = mkdtempSync(join(tmpdir(), 'housefront-test-'));
/** Steps that are asked for by name, and a shaken run, are done whole. */
const draws = scope || only.length > 0 || values.shaken ? undefined : drawsOf(process.cwd());
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const shaken = values.shaken ? shakenBy(seed) : {};
const steps = testSteps(reports, scope, draws, shakingOf(shaken));
/**
 * Tests start some hundred programs of the workspace. Without this cache, each strips the types of the same sources, which is
 * half of its start.
 */
const compiled = { NODE_COMPILE_CACHE: join(reports, 'compiled') };
console.log(ensureChromium());
ensureNginx();
ensureRedis();
ensurePrometheus();
if (scope) console.log(`What changed since ${scope.since}: ${describeScope(scope)}`);
if (values.shaken) console.log(`Shaken, in the order of --seed ${seed}`);
const wanted = steps
  .filter((step) => !values.shaken || step.shakes)
  .filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)));
const results: Report[] = [];
const times: StepTime[] = [];
const limit = values.shaken ? undefined : limitOf(only, scope, process.env['HOUSEFRONT_RELEASE'] === '1');
const began = Date.now();

/** Runs a step. If another one runs beside it, its output is printed at its end. */
async function run(step: Step, beside: boolean): Promise<void> {
  const { name, command, args, env } = step;
  const title = `\n[${steps.indexOf(step) + 1}/${steps.length}] ${name}`;
  if (!beside) console.log(title);
  const started = Date.now();
  const child = spawn(command, args, {
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...compiled, TURBO_TELEMETRY_DISABLED: '1', CI: process.env['CI'] ?? '', ...shaken, ...env },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => void said.push(part));
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  const seconds = (Date.now() - started) / 1000;
  times.push({ name, ok, seconds });
  results.push(countOf(step, ok));
  if (beside) console.log(`${title}\n${Buffer.concat(said).toString()}`);
  console.log(`${ok ? 'ok' : 'FAILED'}: ${name}, ${seconds.toFixed(1)} s`);
}

/** Taken between the steps, when nothing else runs. */
const speeds: number[] = [];
const waiting = [...wanted];
for (let step = waiting.shift(); step; step = waiting.shift()) {
  if (limit) speeds.push(await workTime());
  if (!step.single) {
    await run(step, false);
    continue;
  }
  const end = waiting.findIndex(({ single }) => !single);
  const group = [step, ...waiting.splice(0, end < 0 ? waiting.length : end)];
  const lane = async () => {
    for (let next = group.shift(); next; next = group.shift()) await run(next, true);
  };
  await Promise.all([lane(), lane()]);
}
rmSync(reports, { recursive: true, force: true });
const again = results.flatMap((result) => result.again);
if (again.length > 0) console.log(`\nTests that needed another try:\n${again.map((name) => `  ${name}`).join('\n')}`);
const files = results.flatMap((result) => result.files);
const took = (Date.now() - began) / 1000;
console.log(`\n${summary(times, files, took)}`);
if (limit) {
  const { failed, says } = judge(took, limit, slowness(speeds));
  console.log(`\nTime of the run: ${says}`);
  results.push({ passed: failed ? 0 : 1, failed: failed ? 1 : 0, again: [], files: [] });
}
const broken = results.flatMap((result) => result.broken ?? []);
if (broken.length > 0) console.log(`\nTests that failed:\n${broken.map((name) => `  ${name}`).join('\n')}`);
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
