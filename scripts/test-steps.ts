import { join } from 'node:path';
import { playwrightReport, vitestReport, type Report } from './test-reports.ts';
import type { Scope } from './test-scope.ts';

/** One command of a test run. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** It uses only one processor, so that the next step of this kind can run beside it. */
  readonly single?: boolean;
  /** The file of its runner's report, and the function that reads it. */
  readonly report?: { readonly file: string; readonly read: (file: string) => Report };
}

/** The journeys that go through the main pages once. */
const smoke = ['guest', 'language'];

/** Journeys that a change can affect: those of its screens, or of the modes of its templates. */
function journeysOf({ journeys, templates, screens }: Scope): readonly string[] {
  if (screens) {
    const walked = journeys === 'none' ? [] : smoke.map((name) => `e2e/${name}.e2e`);
    const files = [...screens.journeys, ...walked].map((file) => file.replaceAll('.', '\\.').replace(/^e2e\//, ''));
    const rows = screens.rows.length > 0 && journeys !== 'none' ? [`\\[(${screens.rows.join('|')})\\]`] : [];
    return ['--grep', [...files, ...rows].join('|'), '--pass-with-no-tests'];
  }
  if (journeys === 'all') return [];
  const modes = new Set(templates.map((id) => (id.startsWith('desktop') ? 'desktop' : 'mobile')));
  return [...smoke.map((name) => `e2e/${name}\\.e2e`), ...[...modes].flatMap((mode) => ['--project', mode])];
}

/** Views whose pictures are baselines. */
const pictured = ['home', 'slotList'];

/** The tests of a runner's project that a change of screens touches; null for none, undefined for a change of anything else. */
function touchedTests(project: string, { screens }: Partial<Scope> = {}): readonly string[] | null | undefined {
  if (!screens) return undefined;
  const { related, browser, stories, views } = screens;
  if (project === 'visual') return views.some((view) => pictured.includes(view)) ? [] : null;
  const touched = { node: related, browser, stories }[project] ?? [];
  return touched.length > 0 ? touched : null;
}

/**
 * All steps in their order, the quick ones first.
 * @param reports folder for the runners' reports
 * @param scope leaves out what a change cannot break; everything without it
 */
export function testSteps(reports: string, scope?: Scope): readonly Step[] {
  const vitest = (project: string, { always = false, projects = project } = {}): readonly Step[] => {
    const file = join(reports, `${project}.json`);
    const touched = touchedTests(project, scope);
    if (touched === null) return [];
    const changed = scope && !touched && !always ? ['--changed', scope.since, '--passWithNoTests'] : [];
    const step: Step = {
      name: `tests: ${project}`,
      command: 'vitest',
      args: [
        ...(touched && project === 'node' ? ['related', '--run', '--passWithNoTests'] : ['run']),
        ...(touched ?? []),
        '--project',
        projects,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...changed,
      ],
      env: {
        HOUSEFRONT_TEMPLATES: scope?.templates.join(',') ?? '',
        HOUSEFRONT_VIEWS: scope?.screens?.views.join(',') ?? '',
      },
      report: { file, read: vitestReport },
    };
    return [step];
  };
  const journeys = join(reports, 'journeys.json');
  return [
    { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
    { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
    { name: 'types', command: 'tsc', args: ['--noEmit', '-p', '.'] },
    { name: 'public interfaces', command: 'node', args: ['tooling/api-report/cli.ts'] },
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
    // A whole run tests a branch: its difference from main is the change.
    {
      name: 'notes for a release',
      single: true,
      command: 'node',
      args: ['scripts/release/check-notes.ts', scope?.since ?? 'origin/main'],
    },
    ...vitest('node', { projects: 'node*' }),
    { name: 'build of the sites', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] },
    { name: 'sites: templates and sizes', single: true, command: 'node', args: ['tooling/check-sites/cli.ts'] },
    { name: 'sites: oldest browsers', single: true, command: 'node', args: ['tooling/browser-floor/cli.ts'] },
    ...vitest('packages'),
    ...vitest('browser'),
    ...vitest('stories'),
    // Screenshots are few, and their subjects are found by folder.
    ...vitest('visual', { always: true }),
    ...(scope?.journeys === 'none' && !scope.screens?.journeys.length
      ? []
      : [
          {
            name: 'journeys',
            command: 'playwright',
            args: ['test', ...(scope ? journeysOf(scope) : [])],
            env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
            report: { file: journeys, read: playwrightReport },
          },
          // All stories take four minutes. A change runs its own, and the rest in turns. A screen is the same in all sites.
          ...(scope?.screens
            ? []
            : [{ name: 'real sites', command: 'node', args: ['e2e/templates/run.ts', '--sample', '4'] }]),
        ]),
  ];
}
