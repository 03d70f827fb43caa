import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.e2e.ts'],
  { cwd: root },
)
  .toString()
  .split('\n')
  .filter((file) => file !== '' && file !== 'scripts/sleeps.test.ts');

/**
 * Where a time has to pass: an answer under a clock of the test, a connection beyond its limit, a test within a test, and
 * presses that follow each other. None ends too early on a slow machine.
 */
const allowed: Readonly<Record<string, number>> = {
  'e2e/early-clicks.e2e.ts': 1,
  'packages/gateway/src/listen-unread.test.ts': 1,
  'packages/ui/src/primitives/Icon/loadIcon.test.ts': 1,
  'scripts/test-reports.test.ts': 1,
};

const sleepsIn = (text: string): number =>
  text.match(/await new Promise[^;]*setTimeout\(\w+, |waitForTimeout\(|timers\/promises/g)?.length ?? 0;

test('no test waits for a time and hopes that it was enough', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.map((file) => [file, sleepsIn(readFileSync(join(root, file), 'utf8'))] as const);
  expect(Object.fromEntries(found.filter(([, count]) => count > 0))).toEqual(allowed);
});

test.each([
  ['await new Promise((resolve) => setTimeout(resolve, 100));', 1],
  ['await new Promise<void>((done) => { setTimeout(done, ms); });', 1],
  ['await page.waitForTimeout(50);', 1],
  ["import { setTimeout } from 'node:timers/promises';", 1],
  ['setTimeout(() => response.end("last"), 1000);', 0],
  ['await new Promise((done) => setTimeout(done));', 0],
])('%s is %i', (code, count) => {
  expect(sleepsIn(code)).toBe(count);
});
