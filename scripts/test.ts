import './node-version.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';

/** What a step contributes to the closing line: one for a check, or as many as its runner counted. */
interface Tally {
  passed: number;
  failed: number;
}

interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Reads the runner's own counts from its report. */
  readonly count?: (report: string) => Tally;
}

const reports = mkdtempSync(join(tmpdir(), 'housefront-test-'));

function vitestTally(file: string): Tally {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = numFailedTests || numFailedTestSuites || (success ? 0 : 1);
  return { passed: numPassedTests, failed };
}

function playwrightTally(file: string): Tally {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

const vitest = (project: string): Step => ({
  name: `tests: ${project}`,
  command: 'vitest',
  args: [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${project}.json`)}`,
  ],
  count: () => vitestTally(join(reports, `${project}.json`)),
});

const steps: Step[] = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'types', command: 'tsc', args: ['--noEmit', '-p', '.'] },
  { name: 'import boundaries', command: 'node', args: ['tooling/boundaries/cli.ts'] },
  { name: 'unused code', command: 'knip', args: [] },
  vitest('node'),
  { name: 'build of the sites', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] },
  { name: 'sites: templates and sizes', command: 'node', args: ['tooling/check-sites/cli.ts'] },
  vitest('browser'),
  vitest('stories'),
  vitest('visual'),
  { name: 'journeys', command: 'playwright', args: ['test'], count: () => playwrightTally(join(reports, 'e2e.json')) },
];

const only = process.argv.slice(2);
console.log(ensureChromium());
const total: Tally = { passed: 0, failed: 0 };
for (const [index, { name, command, args, count }] of steps.entries()) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
  console.log(`\n[${index + 1}/${steps.length}] ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json'),
      CI: process.env['CI'] ?? '',
    },
  });
  const ok = status === 0;
  let tally: Tally = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const report = join(reports, command === 'playwright' ? 'e2e.json' : `${name.split(' ').at(-1)}.json`);
  if (count && existsSync(report)) {
    tally = count(report);
    if (!ok && tally.failed === 0) tally.failed = 1;
  }
  total.passed += tally.passed;
  total.failed += tally.failed;
  console.log(`${ok ? 'ok' : 'FAILED'}: ${name}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
