import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playwrightReport, vitestReport } from './reports.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'housefront-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = {
  'flaky.test.mjs': `let tries = 0;
test('steady', () => {});
test('wavering', () => { if (++tries < 2) throw new Error('not yet'); });
test('broken', () => { throw new Error('never'); });`,
  'vitest.config.mjs': `export default { test: { globals: true, include: ['*.test.mjs'], retry: 1 } };`,
  'flaky.spec.cjs': `const { test } = require(${JSON.stringify(join(root, 'node_modules/@playwright/test'))});
test('steady', () => {});
test.describe('a group', () => {
  test('wavering', async ({}, { retry }) => {
    if (retry === 0) throw new Error('not yet');
    await new Promise((done) => setTimeout(done, 250));
  });
});
test('broken', () => { throw new Error('never'); });`,
  'playwright.config.cjs': `module.exports = { testMatch: '*.spec.cjs', retries: 1, workers: 1, projects: [{ name: 'desktop' }] };`,
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

const run = (program: string, args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });

test('a test of Vitest that needed another try is counted as passed and named', () => {
  const file = join(folder, 'vitest.json');
  run('vitest/vitest.mjs', ['run', '--root', folder, '--reporter=json', `--outputFile=${file}`]);
  const { passed, failed, again, broken, files: times } = vitestReport(file);
  expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
  expect(again).toEqual([expect.stringMatching(/flaky\.test\.mjs wavering$/)]);
  expect(broken).toEqual([expect.stringMatching(/flaky\.test\.mjs broken: Error: never/)]);
  expect(times).toEqual([{ file: expect.stringMatching(/flaky\.test\.mjs$/), seconds: expect.closeTo(0, 0) }]);
});

test('a journey that needed another try is counted as passed and named with its project', () => {
  const file = join(folder, 'playwright.json');
  run('@playwright/test/cli.js', ['test', '--reporter=json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  expect(playwrightReport(file)).toEqual({
    passed: 2,
    failed: 1,
    again: ['flaky.spec.cjs [desktop] wavering'],
    broken: ['flaky.spec.cjs [desktop] broken: Error: never'],
    // Three tests, of which two were tried again: the waiting one alone takes a fifth of a second at its last try.
    files: [{ file: 'flaky.spec.cjs [desktop]', seconds: expect.toSatisfy((seconds: number) => seconds > 0.2) }],
  });
});
