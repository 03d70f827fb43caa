import { expect, test } from 'vitest';
import type { Scope } from './test-scope.ts';
import { testSteps } from './test-steps.ts';

const lines = (scope?: Scope) =>
  Object.fromEntries(
    testSteps('/reports', scope).map(({ name, command, args }) => [name, [command, ...args].join(' ')]),
  );
const looks: Scope = { since: 'abc', templates: ['h5-3'], journeys: 'smoke' };

test('[DX-02] a change of looks runs the tests that import it and the journeys through the main pages', () => {
  const of = lines(looks);
  for (const project of ['node', 'browser', 'stories']) {
    expect(of[`tests: ${project}`]).toMatch(/ --changed abc --passWithNoTests$/);
  }
  expect(of['tests: node']).toContain(' --project node* ');
  expect(of['journeys']).toBe('playwright test e2e/guest\\.e2e e2e/language\\.e2e --project mobile');
  const browser = testSteps('/reports', looks).find(({ name }) => name === 'tests: browser');
  expect(browser?.env).toEqual({ HOUSEFRONT_TEMPLATES: 'h5-3' });
});

test('[DX-02] what templates of both modes share is walked through in both, and so is a change of two', () => {
  expect(lines({ ...looks, templates: [] })['journeys']).not.toContain('--project');
  expect(lines({ ...looks, templates: ['desktop-2', 'h5-3'] })['journeys']).toMatch(
    / --project desktop --project mobile$/,
  );
  expect(lines({ ...looks, journeys: 'all' })['journeys']).toBe('playwright test');
});

test('[DX-02] checks and pictures run whatever was changed', () => {
  const [all, changed] = [lines(), lines({ since: 'abc', templates: [], journeys: 'none' })];
  expect(changed['tests: visual']).toBe(all['tests: visual']);
  expect(changed['types']).toBe('tsc --noEmit -p .');
  expect(Object.keys(all).filter((name) => !(name in changed))).toEqual(['journeys', 'real sites']);
});

test('[DX-02] a change is asked for its note, and a whole run for those of its branch', () => {
  expect(lines(looks)['notes for a release']).toBe('node scripts/check-release-notes.ts abc');
  expect(lines()['notes for a release']).toBe('node scripts/check-release-notes.ts origin/main');
});

test('[DX-02] a whole run leaves nothing out', () => {
  expect(Object.values(lines()).filter((line) => line.includes('--changed'))).toEqual([]);
  expect(lines()['journeys']).toBe('playwright test');
});
