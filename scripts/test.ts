import './node-version.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { playwrightReport, vitestReport, type Tally } from './test-reports.ts';

interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Reads the runner's own counts and the names of tests that needed another try from its report. */
  readonly count?: (report: string) => Tally & { readonly again: readonly string[] };
}

const reports = mkdtempSync(join(tmpdir(), 'housefront-test-'));

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
  count: () => vitestReport(join(reports, `${project}.json`)),
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
  { name: 'journeys', command: 'playwright', args: ['test'], count: () => playwrightReport(join(reports, 'e2e.json')) },
];

const only = process.argv.slice(2);
console.log(ensureChromium());
const total = { passed: 0, failed: 0 };
const again: string[] = [];
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
    const counted = count(report);
    again.push(...counted.again);
    tally = { passed: counted.passed, failed: counted.failed || (ok ? 0 : 1) };
  }
  total.passed += tally.passed;
  total.failed += tally.failed;
  console.log(`${ok ? 'ok' : 'FAILED'}: ${name}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
rmSync(reports, { recursive: true, force: true });
if (again.length > 0) console.log(`\nTests that needed another try:\n${again.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
