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
  expect(browser?.env).toEqual({ HOUSEFRONT_TEMPLATES: 'h5-3', HOUSEFRONT_VIEWS: '' });
});

test('[DX-02] what templates of both modes share is walked through in both, and so is a change of two', () => {
  expect(lines({ ...looks, templates: [] })['journeys']).not.toContain('--project');
  expect(lines({ ...looks, templates: ['desktop-2', 'h5-3'] })['journeys']).toMatch(
    / --project desktop --project mobile$/,
  );
  expect(lines({ ...looks, journeys: 'all' })['journeys']).toBe('playwright test');
});

const screens = {
  views: ['faq'],
  related: ['a.ts', 'a.test.ts'],
  browser: ['a.browser.test.tsx'],
  stories: ['packages/ui/src/views/faq/'],
  journeys: ['e2e/desktop/site.e2e.ts'],
  rows: ['HOME-28', 'SHELL-02x'],
};
const ofScreens: Scope = { since: 'abc', templates: [], journeys: 'smoke', screens };

test('[DX-02] a change of screens runs their tests, their journeys and the main ones, and no pictures of others', () => {
  const of = lines(ofScreens);
  expect(of['tests: node']).toMatch(/^vitest related --run --passWithNoTests a\.ts a\.test\.ts --project node\* /);
  expect(of['tests: browser']).toMatch(/^vitest run a\.browser\.test\.tsx --project browser /);
  expect(of['tests: stories']).toMatch(/^vitest run packages\/ui\/src\/views\/faq\/ --project stories /);
  expect(of['journeys']).toBe(
    'playwright test --grep desktop/site\\.e2e\\.ts|guest\\.e2e|language\\.e2e|\\[(HOME-28|SHELL-02x)\\] --pass-with-no-tests',
  );
  expect(Object.keys(lines()).filter((name) => !(name in of))).toEqual([
    'tests: packages',
    'tests: visual',
    'real sites',
  ]);
  const browser = testSteps('/reports', ofScreens).find(({ name }) => name === 'tests: browser');
  expect(browser?.env).toEqual({ HOUSEFRONT_TEMPLATES: '', HOUSEFRONT_VIEWS: 'faq' });
});

test('[DX-02] what a change of screens has no tests of is left out, and pictures are compared where they show it', () => {
  const bare = lines({ ...ofScreens, screens: { ...screens, browser: [], stories: [], related: [] } });
  expect(Object.keys(bare).filter((name) => name.startsWith('tests: '))).toEqual([]);
  const home = lines({ ...ofScreens, screens: { ...screens, views: ['faq', 'home'] } });
  expect(home['tests: visual']).toBe(lines()['tests: visual']);
});

test('[DX-02] a change of the tests of a screen walks the journeys that changed', () => {
  const walked = (journeys: readonly string[]) =>
    lines({ ...ofScreens, journeys: 'none', screens: { ...screens, journeys } })['journeys'];
  expect(walked(['e2e/site.e2e.ts'])).toBe('playwright test --grep site\\.e2e\\.ts --pass-with-no-tests');
  expect(walked([])).toBeUndefined();
});

test('[DX-02] checks and pictures run whatever was changed', () => {
  const [all, changed] = [lines(), lines({ since: 'abc', templates: [], journeys: 'none' })];
  expect(changed['tests: visual']).toBe(all['tests: visual']);
  expect(changed['types']).toBe('tsc --noEmit -p .');
  expect(Object.keys(all).filter((name) => !(name in changed))).toEqual(['journeys', 'real sites']);
});

test('[DX-02] a change is asked for its note, and a whole run for those of its branch', () => {
  expect(lines(looks)['notes for a release']).toBe('node scripts/release/check-notes.ts abc');
  expect(lines()['notes for a release']).toBe('node scripts/release/check-notes.ts origin/main');
});

test('[DX-02] a whole run leaves nothing out', () => {
  expect(Object.values(lines()).filter((line) => line.includes('--changed'))).toEqual([]);
  expect(lines()['journeys']).toBe('playwright test');
});
