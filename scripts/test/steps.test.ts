import { expect, test } from 'vitest';
import type { Scope } from './scope.ts';
import { testSteps } from './steps.ts';

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
  expect(browser?.env).toMatchObject({ HOUSEFRONT_TEMPLATES: 'h5-3', HOUSEFRONT_VIEWS: '' });
});

test('[DX-02] a whole run looks at the templates that are drawn, and walks the journeys whose turn it is', () => {
  const steps = testSteps('/reports', undefined, {
    templates: ['desktop-1', 'h5-4'],
    device: 'mobile',
    leftOut: ['e2e/a.e2e.ts', 'e2e/b.e2e.ts'],
  });
  const envOf = (wanted: string) => steps.find(({ name }) => name === wanted)?.env;
  expect(envOf('tests: browser')).toMatchObject({ HOUSEFRONT_TEMPLATES: 'desktop-1,h5-4', HOUSEFRONT_VIEWS: '' });
  expect(envOf('journeys')).toMatchObject({
    HOUSEFRONT_DEVICE: 'mobile',
    HOUSEFRONT_LEFT_OUT: 'e2e/a.e2e.ts,e2e/b.e2e.ts',
  });
});

test('[DX-02] what templates of both modes share is walked through in both, and so is a change of two', () => {
  expect(lines({ ...looks, templates: [] })['journeys']).not.toContain('--project');
  expect(lines({ ...looks, templates: ['desktop-2', 'h5-3'] })['journeys']).toMatch(
    / --project desktop --project mobile$/,
  );
  expect(lines({ ...looks, journeys: 'all' })['journeys']).toBe('playwright test');
});

const feature = {
  views: ['faq'],
  related: ['a.ts', 'a.test.ts'],
  browser: ['a.browser.test.tsx'],
  stories: ['packages/ui/src/views/faq/'],
  journeys: ['e2e/desktop/site.e2e.ts'],
  rows: ['HOME-28', 'SHELL-02x'],
};
const ofFeature: Scope = { since: 'abc', templates: [], journeys: 'smoke', feature };

test('[DX-02] a change of features runs their tests, their journeys and the main ones, and no pictures of others', () => {
  const of = lines(ofFeature);
  expect(of['tests: node']).toMatch(/^vitest related --run --passWithNoTests a\.ts a\.test\.ts --project node\* /);
  expect(of['tests: browser']).toMatch(/^vitest run a\.browser\.test\.tsx --project browser /);
  expect(of['tests: stories']).toMatch(/^vitest run packages\/ui\/src\/views\/faq\/ --project stories /);
  expect(of['journeys']).toBe(
    'playwright test --grep desktop/site\\.e2e\\.ts|guest\\.e2e|language\\.e2e|\\[(HOME-28|SHELL-02x)\\] --pass-with-no-tests',
  );
  expect(Object.keys(lines()).filter((name) => !(name in of))).toEqual([
    'tests: packages',
    'engines',
    'real sites',
    'by hand',
    'tests: visual',
  ]);
  const browser = testSteps('/reports', ofFeature).find(({ name }) => name === 'tests: browser');
  expect(browser?.env).toMatchObject({ HOUSEFRONT_TEMPLATES: '', HOUSEFRONT_VIEWS: 'faq' });
});

test('[DX-02] what a change of features has no tests of is left out, and pictures are compared where they show it', () => {
  const bare = lines({ ...ofFeature, feature: { ...feature, browser: [], stories: [], related: [] } });
  expect(Object.keys(bare).filter((name) => name.startsWith('tests: '))).toEqual([]);
  const home = lines({ ...ofFeature, feature: { ...feature, views: ['faq', 'home'] } });
  expect(home['tests: visual']).toBe(lines()['tests: visual']);
});

test('[DX-02] a change of the tests of a feature walks the journeys that changed', () => {
  const walked = (journeys: readonly string[]) =>
    lines({ ...ofFeature, journeys: 'none', feature: { ...feature, journeys } })['journeys'];
  expect(walked(['e2e/site.e2e.ts'])).toBe('playwright test --grep site\\.e2e\\.ts --pass-with-no-tests');
  expect(walked([])).toBeUndefined();
});

test('[DX-02] checks and pictures run whatever was changed', () => {
  const [all, changed] = [lines(), lines({ since: 'abc', templates: [], journeys: 'none' })];
  expect(changed['tests: visual']).toBe(all['tests: visual']);
  expect(changed['types']).toBe('tsc --noEmit -p .');
  expect(Object.keys(all).filter((name) => !(name in changed))).toEqual([
    'engines',
    'real sites',
    'by hand',
    'journeys',
  ]);
});

test('[DX-02] a change is asked for its note, and a whole run for those of its branch', () => {
  expect(lines(looks)['notes for a release']).toBe('node scripts/release/check-notes.ts abc');
  expect(lines()['notes for a release']).toBe('node scripts/release/check-notes.ts origin/main');
});

test('[DX-03] a shaken run has what a browser shows, and builds what it walks through', () => {
  const shaken = testSteps('/reports').filter(({ shakes }) => shakes);
  expect(shaken.map(({ name }) => name)).toEqual([
    'build of the sites',
    'tests: browser',
    'tests: stories',
    'journeys',
  ]);
});

test('[DX-03] a shaken run has six times as many tests at once', () => {
  const shaking = { seed: 17, workers: 12, patience: 6 };
  const steps = testSteps('/reports', undefined, undefined, shaking).filter(({ shakes }) => shakes);
  const vitest = steps.filter(({ command }) => command === 'vitest');
  expect(vitest.map(({ args }) => args.includes('--maxWorkers=12'))).toEqual([true, true]);
});

test('[DX-03] a whole run shakes what its commit draws, instead of running it calmly', () => {
  const steps = testSteps('/reports', undefined, {
    templates: ['desktop-1'],
    device: 'mobile',
    leftOut: ['e2e/a.e2e.ts'],
    shaken: { seed: 17, tests: ['packages/ui/src/a.stories.tsx'], journeys: ['e2e/b.e2e.ts'] },
  });
  const step = (wanted: string) => steps.find(({ name }) => name === wanted);
  const env = {
    HOUSEFRONT_SHAKEN: '17',
    HOUSEFRONT_JITTER: '400',
    HOUSEFRONT_TEMPLATES: 'desktop-1',
    HOUSEFRONT_DEVICE: 'mobile',
  };
  expect(step('shaken: browser tests and stories')?.args.join(' ')).toBe(
    'run packages/ui/src/a.stories.tsx --project browser --project stories --reporter=default --reporter=json --outputFile.json=/reports/shaken.json',
  );
  expect(step('shaken: browser tests and stories')?.env).toEqual(env);
  expect(step('shaken: journeys')?.args).toEqual(['test', 'e2e/b\\.e2e\\.ts']);
  expect(step('shaken: journeys')?.env).toMatchObject(env);
  for (const calm of ['tests: browser', 'tests: stories'])
    expect(step(calm)?.env).toMatchObject({ HOUSEFRONT_LEFT_OUT: 'packages/ui/src/a.stories.tsx' });
  expect(step('journeys')?.env).toMatchObject({ HOUSEFRONT_LEFT_OUT: 'e2e/a.e2e.ts,e2e/b.e2e.ts' });
});

test('[BRW-03] a whole run and a change of everything walk the engines that the commit draws, and count their steps', () => {
  const walk = 'node e2e/engines/run.ts --drawn --report /reports/engines.json';
  expect([lines()['engines'], lines({ ...looks, journeys: 'all' })['engines']]).toEqual([walk, walk]);
  expect(lines(looks)['engines']).toBeUndefined();
  const step = testSteps('/reports').find(({ name }) => name === 'engines');
  expect(step?.report?.file).toBe('/reports/engines.json');
});

test('[DX-02] a whole run leaves nothing out', () => {
  expect(Object.values(lines()).filter((line) => line.includes('--changed'))).toEqual([]);
  expect(lines()['journeys']).toBe('playwright test');
});
