import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { drawsOf, heldElsewhere, testTexts } from './draws.ts';

const root = join(import.meta.dirname, '../..');
const all = ['desktop-1', 'desktop-2', 'h5-1', 'h5-2', 'h5-3', 'h5-4', 'h5-5', 'h5-6', 'h5-7', 'h5-8'];
const held = heldElsewhere(testTexts(root));
const few = Array.from({ length: 40 }, (_, index) => drawsOf(root, `commit ${index}`, [], held));
afterEach(() => vi.unstubAllEnvs());

test('[DX-02] a run looks at the first templates of both kinds and at others, and over time at all', () => {
  for (const { templates } of few) {
    expect(templates).toEqual(expect.arrayContaining(['desktop-1', 'h5-1']));
    expect(templates).toHaveLength(4);
  }
  expect([...new Set(few.flatMap(({ templates }) => templates))].toSorted()).toEqual(all);
});

test('[DX-02] a run draws a device for the journeys that both repeat, and over time each', () => {
  expect(new Set(few.map(({ device }) => device))).toEqual(new Set(['desktop', 'mobile']));
});

test('[DX-02] a run walks a third of the journeys that other tests hold, and over time all', () => {
  for (const { leftOut } of few) {
    expect(leftOut.length).toBeGreaterThan(30);
    expect(leftOut.length).toBeLessThan(45);
    expect(leftOut.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(leftOut).not.toContain('e2e/money/wallet.e2e.ts');
    expect(leftOut).not.toContain('e2e/guest.e2e.ts');
  }
  const often = few[0]?.leftOut.filter((file) => few.every(({ leftOut }) => leftOut.includes(file)));
  expect(often).toEqual([]);
});

test('[DX-02] a run looks at the templates and walks the journeys that its branch changes', () => {
  const changed = ['packages/ui/src/templates/h5-7/slots.ts', ...(few[0]?.leftOut ?? [])];
  const draws = drawsOf(root, 'commit 0', changed, held);
  expect(draws.templates).toContain('h5-7');
  expect(draws.leftOut).toEqual([]);
});

test('[DX-03] a run shakes a tenth of browser tests, stories and journeys in an order by its commit, and over time all kinds', () => {
  for (const { shaken, leftOut } of few) {
    expect(shaken?.tests.length).toBeGreaterThan(30);
    expect(shaken?.tests.length).toBeLessThan(40);
    expect(shaken?.journeys.length).toBeGreaterThanOrEqual(3);
    expect(shaken?.journeys.filter((file) => leftOut.includes(file))).toEqual([]);
    const drawn = [...(shaken?.tests ?? []), ...(shaken?.journeys ?? [])];
    expect(drawn.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  }
  const often = few[0]?.shaken?.tests.filter((file) => few.every(({ shaken }) => shaken?.tests.includes(file)));
  expect(often).toEqual([]);
  const all = few.flatMap(({ shaken }) => shaken?.tests ?? []);
  expect(all.some((file) => file.endsWith('.stories.tsx'))).toBe(true);
  expect(all.some((file) => file.endsWith('.browser.test.tsx'))).toBe(true);
  expect(drawsOf(root, 'abcdef0123', [], held).shaken?.seed).toBe(0xab_cd_ef);
});

/** A test of these rows, in words that this file does not name them with. */
const named = (...ids: readonly string[]): string => `test('${ids.map((id) => `[${id}]`).join(' ')} walks', () => 1);`;

test('[DX-02] a journey is held elsewhere if each of its titles names rows, and other tests name them all', () => {
  const heldOf = (journey: string, other = named('WAL-01')) =>
    heldElsewhere(
      new Map([
        ['e2e/a.e2e.ts', journey],
        ['packages/core/src/a.test.ts', other],
      ]),
    );
  expect(heldOf(named('WAL-01'))).toEqual(['e2e/a.e2e.ts']);
  expect(heldOf(named('WAL-01', 'WAL-03'))).toEqual([]);
  expect(heldOf(`${named('WAL-01')} test('walks on', () => 1);`)).toEqual([]);
  expect(heldOf("test('walks', () => 1);")).toEqual([]);
  expect(heldOf(named('WAL-01'), named('WAL-03'))).toEqual([]);
});

test('[DX-02] a release draws nothing but does all, and so does a run outside of a repository', () => {
  const whole = { templates: [], leftOut: [] };
  expect(drawsOf(root, '', [], held)).toEqual(whole);
  vi.stubEnv('HOUSEFRONT_RELEASE', '1');
  expect(drawsOf(root, 'a', [], held)).toEqual(whole);
});
