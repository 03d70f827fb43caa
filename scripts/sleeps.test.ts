import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type Expression } from 'oxc-parser';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Tests, and what they are made of. */
const isOfTests = (file: string): boolean =>
  /(^e2e\/|\.test\.tsx?$|\.fixtures\.tsx?$|\/testing\/)/.test(file) && file !== 'scripts/sleeps.test.ts';
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
})
  .toString()
  .split('\n')
  .filter(isOfTests);

/** Places where a time has to pass, with the reason that none ends too early on a slow machine. */
const allowed: Readonly<Record<string, readonly [count: number, reason: string]>> = {
  'e2e/early-clicks.e2e.ts': [
    2,
    'the time between presses and before them is what is tried; looks repeat until they agree',
  ],
  'e2e/engines/visitor.ts': [1, 'between two looks for something'],
  'e2e/engines/watch.ts': [1, 'between two looks whether a page rests'],
  'e2e/engines/webkit.ts': [1, 'between two looks for a window'],
  'e2e/soak/hydration.ts': [1, 'by hand: a page is looked at for a while after it has started'],
  'e2e/support/away.ts': [1, 'a machine that sleeps'],
  'e2e/support/hydration.ts': [1, 'the moment of a press is what is tried'],
  'packages/contract/src/suite/runSuite.test.ts': [1, 'calls that are under way at the same time are counted'],
  'packages/gateway/src/listen-unread.test.ts': [1, 'a connection beyond its limit'],
  'packages/gateway/src/render-pool/render-pool.test.ts': [2, 'a site that holds up its thread'],
  'packages/ui/src/conformance/screen/kept.browser.test.tsx': [1, 'how late a module comes is what is tried'],
  'packages/ui/src/patterns/LobbyFacets/LobbyFacets.browser.test.tsx': [
    2,
    'changes within half a second, and the quiet after them, are what is tried',
  ],
  'packages/ui/src/primitives/Icon/loadIcon.test.ts': [1, 'an answer under a clock of the test'],
  'scripts/test/reports.test.ts': [1, 'a test within a test'],
};

/** Promises that a timer ends, whatever they are called and however short, and what else waits for a time. */
const SLEEPS =
  /new Promise(?:<[^>]*>)?\(\(?(\w+)[^)=]*\)? =>[^;]*?setTimeout\((?:\(\) => (?:void )?)?\1\b|waitForTimeout\(|timers\/promises|scheduler\.wait\(|promisify\(setTimeout\)|Atomics\.wait\(|'networkidle'/g;

const sleepsIn = (text: string): number => text.match(SLEEPS)?.length ?? 0;

test('no test waits for a time and hopes that it was enough', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.map((file) => [file, sleepsIn(readFileSync(join(root, file), 'utf8'))] as const);
  const counts = Object.fromEntries(Object.entries(allowed).map(([file, [count]]) => [file, count]));
  expect(Object.fromEntries(found.filter(([, count]) => count > 0))).toEqual(counts);
});

const isVi = (node: Expression): boolean => node.type === 'Identifier' && node.name === 'vi';

/** Waits of Vitest without a time limit: they give up after a second. */
function hastyWaits(text: string): number {
  let found = 0;
  new Visitor({
    CallExpression({ callee, arguments: { length } }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (length === 1 && ['waitFor', 'waitUntil'].includes(callee.property.name)) found += Number(isVi(callee.object));
    },
  }).visit(parseSync('a.tsx', text).program);
  return found;
}

test('no test gives up after a second, as waits of Vitest do by default', () => {
  const hasty = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return /vi\.wait/.test(text) && hastyWaits(text) > 0;
  });
  expect(hasty).toEqual([]);
  expect(hastyWaits('await vi.waitFor(() => expect(a()).toBe(1)); await vi.waitUntil(there);')).toBe(2);
  expect(hastyWaits('await vi.waitFor(() => expect(a()).toBe(1), 10_000); await dialog.waitFor();')).toBe(0);
});

test.each([
  ['await new Promise((resolve) => setTimeout(resolve, 100));', 1],
  ['await new Promise<void>((done) => { setTimeout(done, ms); });', 1],
  ['await new Promise((done) => setTimeout(done));', 1],
  ['await new Promise((done) => setTimeout(done, 0));', 1],
  ['for (let turn = 0; turn < 20; turn += 1) await new Promise((go) => setTimeout(go));', 1],
  ['const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));', 1],
  ['const pause = (ms: number): Promise<unknown> => new Promise<unknown>(go => setTimeout(go, ms));', 1],
  ['return new Promise((resolve, reject) => setTimeout(() => resolve(1), 50));', 1],
  ['new Promise((go) => setTimeout(() => void go(), 50))', 1],
  ['await page.waitForTimeout(50);', 1],
  ["import { setTimeout } from 'node:timers/promises';", 1],
  ['await scheduler.wait(10);', 1],
  ['const pause = promisify(setTimeout);', 1],
  ['Atomics.wait(cell, 0, 0, 100);', 1],
  ["await page.waitForLoadState('networkidle');", 1],
  ["await page.goto('/', { waitUntil: 'networkidle' });", 1],
  ['setTimeout(() => response.end("last"), 1000);', 0],
  ['return new Promise((resolve, reject) => { timer = setTimeout(() => reject(late), 1000); });', 0],
  ['const done = new Promise((go) => on(go)); setTimeout(go, 5);', 0],
  ['test.setTimeout(120_000);', 0],
  ['window.setTimeout = ((handler, ms) => later(handler, ms));', 0],
  ["await scheduler.postTask(next, { priority: 'background' });", 0],
])('%s is %i', (code, count) => {
  expect(sleepsIn(code)).toBe(count);
});
