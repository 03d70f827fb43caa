import { join } from 'node:path';
import type { Draws } from './draws.ts';
import { shakenBy, type Shaking } from './shaking.ts';
import { ownReport, playwrightReport, vitestReport, type Report } from './reports.ts';
import type { Scope } from './scope.ts';

/** One command of a test run. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** It is part of a shaken run (DX-03). */
  readonly shakes?: boolean;
  /** It uses only one processor, so that the next step of this kind can run beside it. */
  readonly single?: boolean;
  /** The file of its runner's report, and the function that reads it. */
  readonly report?: { readonly file: string; readonly read: (file: string) => Report };
}

/** The journeys that go through the main pages once. */
const smoke = ['guest', 'language'];

/** Journeys that a change can affect: those of its features, or of the modes of its templates. */
function journeysOf({ journeys, templates, feature }: Scope): readonly string[] {
  if (feature) {
    const walked = journeys === 'none' ? [] : smoke.map((name) => `e2e/${name}.e2e`);
    const files = [...feature.journeys, ...walked].map((file) => file.replaceAll('.', '\\.').replace(/^e2e\//, ''));
    const rows = feature.rows.length > 0 && journeys !== 'none' ? [`\\[(${feature.rows.join('|')})\\]`] : [];
    return ['--grep', [...files, ...rows].join('|'), '--pass-with-no-tests'];
  }
  if (journeys === 'all') return [];
  const modes = new Set(templates.map((id) => (id.startsWith('desktop') ? 'desktop' : 'mobile')));
  return [...smoke.map((name) => `e2e/${name}\\.e2e`), ...[...modes].flatMap((mode) => ['--project', mode])];
}

/** Views whose pictures are baselines. */
const pictured = ['home', 'slotList'];

/** The tests of a runner's project that a change of features touches; null for none, undefined for a change of anything else. */
function touchedTests(project: string, { feature }: Partial<Scope> = {}): readonly string[] | null | undefined {
  if (!feature) return undefined;
  const { related, browser, stories, views } = feature;
  if (project === 'visual') return views.some((view) => pictured.includes(view)) ? [] : null;
  const touched = { node: related, browser, stories }[project] ?? [];
  return touched.length > 0 ? touched : null;
}

/** Rules of the code and of its documentation. */
const rules: readonly Step[] = [
  { name: 'types', single: true, command: 'tsc', args: ['--noEmit', '-p', '.'] },
  { name: 'public interfaces', single: true, command: 'node', args: ['tooling/api-report/cli.ts'] },
  { name: 'import boundaries', single: true, command: 'node', args: ['tooling/boundaries/cli.ts'] },
  { name: 'wiring', single: true, command: 'node', args: ['tooling/wiring/cli.ts'] },
  { name: 'labels', single: true, command: 'node', args: ['tooling/labels/cli.ts'] },
  { name: 'unused code', single: true, command: 'knip', args: [] },
  {
    name: 'code for tests alone',
    single: true,
    command: 'knip',
    args: ['--production', '--include', 'exports,types'],
  },
  { name: 'workspace', single: true, command: 'sherif', args: ['--fail-on-warnings'] },
  { name: 'requirements', single: true, command: 'node', args: ['tooling/trace/cli.ts', '--quiet'] },
  {
    name: 'documentation',
    single: true,
    command: 'turbo',
    args: ['run', 'docs:build', '--output-logs=errors-only'],
  },
];

/** Ports of journeys that may run beside those in other engines, which have the usual ones. */
const besideEngines = Number(process.env['HOUSEFRONT_PORT_BASE'] ?? 5100) + 2000;

/** The smoke journey in each engine that is installed, in the shape that the commit draws (BRW-03). */
const engines = (file: string): Step => ({
  name: 'engines',
  single: true,
  command: 'node',
  args: ['e2e/engines/run.ts', '--drawn', '--report', file],
  report: { file, read: ownReport },
});

/** Journeys on the devices and without the files that are left out. */
function journeySteps(reports: string, scope: Scope | undefined, { device, leftOut, shaken }: Draws): readonly Step[] {
  if (scope?.journeys === 'none' && !scope.feature?.journeys.length) return [];
  const file = join(reports, 'journeys.json');
  return [
    {
      name: 'journeys',
      shakes: true,
      command: 'playwright',
      args: ['test', ...(scope ? journeysOf(scope) : [])],
      env: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        HOUSEFRONT_DEVICE: device ?? '',
        HOUSEFRONT_LEFT_OUT: [...leftOut, ...(shaken?.journeys ?? [])].join(','),
      },
      report: { file, read: playwrightReport },
    },
  ];
}

/** The tenth of a whole run that is shaken, drawn by the commit (DX-03). */
function shakenSteps(reports: string, { shaken, templates, device }: Draws): readonly Step[] {
  if (!shaken) return [];
  const { seed, tests, journeys } = shaken;
  const shown = join(reports, 'shaken.json');
  const walked = join(reports, 'shaken-journeys.json');
  const env = { ...shakenBy(seed), HOUSEFRONT_TEMPLATES: templates.join(','), HOUSEFRONT_DEVICE: device ?? '' };
  return [
    {
      name: 'shaken: browser tests and stories',
      command: 'vitest',
      args: [
        'run',
        ...tests,
        '--project',
        'browser',
        '--project',
        'stories',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${shown}`,
      ],
      env,
      report: { file: shown, read: vitestReport },
    },
    {
      name: 'shaken: journeys',
      command: 'playwright',
      args: ['test', ...journeys.map((file) => file.replaceAll('.', '\\.'))],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: walked },
      report: { file: walked, read: playwrightReport },
    },
  ];
}

/**
 * All steps in their order, the quick ones first.
 * @param reports folder for the runners' reports
 * @param scope leaves out what a change cannot break; everything without it
 * @param draws what is looked at where the same is in many places; all of it without them
 * @param shaking how many tests a shaken run has at the same time
 */
export function testSteps(
  reports: string,
  scope?: Scope,
  draws: Draws = { templates: scope?.templates ?? [], leftOut: [] },
  shaking?: Shaking,
): readonly Step[] {
  const { templates, shaken } = draws;
  const vitest = (
    project: string,
    { always = false, projects = project, single = false, shakes = false, workers = 2 } = {},
  ): readonly Step[] => {
    const file = join(reports, `${project}.json`);
    const touched = touchedTests(project, scope);
    if (touched === null) return [];
    const changed = scope && !touched && !always ? ['--changed', scope.since, '--passWithNoTests'] : [];
    const step: Step = {
      name: `tests: ${project}`,
      single,
      shakes,
      command: 'vitest',
      args: [
        ...(touched && project === 'node' ? ['related', '--run', '--passWithNoTests'] : ['run']),
        ...(touched ?? []),
        '--project',
        projects,
        `--maxWorkers=${(shakes && shaking?.workers) || workers}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...changed,
      ],
      env: {
        HOUSEFRONT_TEMPLATES: templates.join(','),
        HOUSEFRONT_VIEWS: scope?.feature?.views.join(',') ?? '',
        HOUSEFRONT_LEFT_OUT: shaken?.tests.join(',') ?? '',
      },
      report: { file, read: vitestReport },
    };
    return [step];
  };
  const hand = join(reports, 'by-hand.json');
  return [
    { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
    { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
    { name: 'build of the sites', shakes: true, command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] },
    // First of its group, for it takes longest.
    ...vitest('packages', { single: true }),
    ...rules,
    // A whole run tests a branch: its difference from main is the change.
    {
      name: 'notes for a release',
      single: true,
      command: 'node',
      args: ['scripts/release/check-notes.ts', scope?.since ?? 'origin/main'],
    },
    { name: 'sites: templates and sizes', single: true, command: 'node', args: ['tooling/check-sites/cli.ts'] },
    { name: 'sites: oldest browsers', single: true, command: 'node', args: ['tooling/browser-floor/cli.ts'] },
    ...(scope && scope.journeys !== 'all' ? [] : [engines(join(reports, 'engines.json'))]),
    // All stories take four minutes. A change runs its own, and the rest in turns. A feature is the same in all sites.
    ...(scope?.feature || scope?.journeys === 'none'
      ? []
      : [
          {
            name: 'real sites',
            single: true,
            command: 'node',
            args: ['e2e/templates/run.ts', '--sample', '2'],
            env: { HOUSEFRONT_PORT_BASE: String(besideEngines) },
          },
        ]),
    // A few of the commands that people run by hand, drawn by the commit.
    ...(scope
      ? []
      : [
          {
            name: 'by hand',
            single: true,
            command: 'node',
            args: ['scripts/by-hand/cli.ts', '--report', hand],
            report: { file: hand, read: ownReport },
          },
        ]),
    ...vitest('node', { projects: 'node*', workers: 3 }),
    // Its pages wait a third of their time: for frames, for the sandbox and for commands of the runner.
    ...vitest('browser', { shakes: true, workers: 3 }),
    ...vitest('stories', { shakes: true }),
    // Screenshots are few, and their subjects are found by folder.
    ...vitest('visual', { always: true }),
    ...journeySteps(reports, scope, draws),
    ...shakenSteps(reports, draws),
  ];
}
