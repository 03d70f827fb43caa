import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCatalogue, LISTS } from '../../scripts/test/changed-lists.ts';
import { commitOf, drawn } from '../../scripts/test/drawn.ts';
import { featureScope } from '../../scripts/test/feature-scope.ts';
import { sourceFiles } from '../boundaries/graph.ts';
import { hasDocstrings, undocumentedIn } from '../docstrings/exports.ts';
import { inputsChanged } from '../pack/testing/inputs.ts';
import { feature, oneHeading, others, screen, template, vip } from './testing/runs.ts';
import { applyHunks, readExample, type WorkedExample } from './testing/worked-example.ts';
import { copyWorkspace, type Outcome, type Workspace } from './testing/workspace.ts';

/** The instructions of a how-to page. */
const exampleOf = (page: string) =>
  readExample(
    readFileSync(join(import.meta.dirname, '../../docs/kit', page), 'utf8'),
    'An example from beginning to end',
  );
const example = exampleOf('add-a-screen.md');
const templateExample = exampleOf('add-a-template.md');

/**
 * Checks of the whole copy, each of which takes 10 to 30 seconds. That it compiles is checked by each run, of the others one is
 * drawn by its commit. All run where the generators or their templates differ from `origin/main`, and for a release.
 */
const checks = ['keeps the rules', 'is used', 'is tested', 'builds'] as const;
const wanted = new Set<'compiles' | (typeof checks)[number]>([
  'compiles',
  ...(inputsChanged(/^tooling\/generate\//, /^templates\//) ? checks : drawn(commitOf(process.cwd()), checks, 1)),
]);

let workspace: Workspace;
let files: readonly string[];
let afterTemplate: readonly string[];
let labels: Outcome;
let exampleSaid: string;
let templateSaid: string;
/** Changes of one run: files with their sign, and changed lines of existing files. */
const after = new Map<string, { readonly changes: readonly string[]; readonly lines: readonly string[] }>();
beforeAll(async () => {
  workspace = copyWorkspace();
  const mustWork = (what: string, { code, problems }: Outcome) => {
    if (code !== 0 || problems.length > 0) throw new Error(`${what}: ${problems.join(' ')}`);
  };
  const run = async (line: string) => {
    const words = line.split(' | ');
    // A site may name a template that was made here: only the program of the copy knows it.
    mustWork(line, words[0] === 'site' ? workspace.generate(...words) : await workspace.generateHere(...words));
  };
  await run(template);
  afterTemplate = workspace.changes();
  for (const line of others) {
    const before = workspace.state();
    await run(line);
    after.set(line, workspace.since(before));
  }
  const follow = async (what: string, { commands: [first], edits }: WorkedExample): Promise<string> => {
    const asked = await workspace.generateHere(...(first?.words.slice(2) ?? []));
    mustWork(what, asked);
    for (const { file, hunks } of edits) {
      const path = join(workspace.root, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, applyHunks(file, existsSync(path) ? readFileSync(path, 'utf8') : '', hunks));
    }
    return asked.out;
  };
  exampleSaid = await follow('the example of a screen', example);
  templateSaid = await follow('the example of a template', templateExample);
  workspace.link('sites/2003');
  mustWork('docs', workspace.node(['packages/contract/scripts/write-docs.ts']));
  files = workspace.changes().map((line) => line.slice(2));
  labels = workspace.node(['tooling/labels/cli.ts']);
}, 400_000);
afterAll(() => workspace.remove(), 60_000);

test('[TPL-03] a new template is one new folder and nothing else', () => {
  expect(afterTemplate).toEqual([
    'A packages/ui/src/templates/h5-91/README.md',
    'A packages/ui/src/templates/h5-91/slots.ts',
    'A packages/ui/src/templates/h5-91/template.ts',
    'A packages/ui/src/templates/h5-91/views.ts',
  ]);
});

const catalogue = /^M packages\/core\/src\/i18n\/locales\/\w+\/shell\.json$/;

test('[GEN-06] a new page is five files, its row in the table of pages and its heading in each language', () => {
  const { changes = [], lines = [] } = after.get(screen) ?? {};
  expect(changes.filter((change) => catalogue.test(change))).toHaveLength(18);
  expect(changes.filter((change) => !catalogue.test(change))).toEqual([
    'A packages/app/src/screens/fair-play/fair-play.page.ts',
    'M packages/contract/src/pages/pages.ts',
    'A packages/ui/src/views/fair-play/FairPlay.stories.tsx',
    'A packages/ui/src/views/fair-play/FairPlayView.tsx',
    'A packages/ui/src/views/fair-play/fair-play.fixtures.ts',
    'A packages/ui/src/views/fair-play/labels.ts',
  ]);
  expect(lines.filter((line) => !line.includes('"'))).toEqual(["+  fairPlay: { path: '/fairPlay' },"]);
});

test('[GEN-06] a page with some of its headings shows the English one elsewhere, and the list of texts to be translated names it', () => {
  const { changes = [], lines = [] } = after.get(oneHeading) ?? {};
  const waiting = [
    'zh_CN',
    'vi_VN',
    'ko_KR',
    'ja_JP',
    'th_TH',
    'hi_IN',
    'my_MM',
    'ta_IN',
    'bn_BD',
    'de_DE',
    'sv_SE',
    'pt_BR',
    'es_ES',
    'nl_NL',
    'da_DK',
    'fil_PH',
  ];
  const headings = lines.filter((line) => line.includes('"screen.a1.title": "'));
  expect(headings.filter((line) => line.includes('List of halls'))).toHaveLength(17);
  expect(headings.filter((line) => line.includes('遊戲館列表'))).toHaveLength(1);
  expect(changes).toContain('M packages/core/src/i18n/untranslated.json');
  const { out, code } = labels;
  const told = out.split('\n').find((line) => line.includes('screen.a1.title'));
  expect([code, told?.split(' in ')[1]?.split(', ').toSorted()]).toEqual([0, waiting.toSorted()]);
  expect(told).toMatch(/^to be translated: /);
});

test('[GEN-06] a new feature is five files and its rows in three registries', () => {
  const { changes, lines } = after.get(feature) ?? {};
  expect(changes).toEqual([
    'A packages/contract/src/features/day-quests/day-quests.ts',
    'M packages/contract/src/registry/calls.ts',
    'M packages/core/src/createCore.ts',
    'A packages/core/src/features/day-quests/day-quests.api.ts',
    'A packages/core/src/features/day-quests/day-quests.queries.ts',
    'A packages/core/src/features/day-quests/day-quests.test.ts',
    'A packages/sandbox/src/handlers/day-quests/quest-list.ts',
    'M packages/sandbox/src/handlers/index.ts',
  ]);
  expect(lines).toEqual([
    "+import * as dayQuests from '../features/day-quests/day-quests.ts';",
    '+  questList: dayQuests.questList,',
    "+import { createDayQuests } from './features/day-quests/day-quests.queries.ts';",
    '+    dayQuests: createDayQuests(deps),',
    "+import { questListHandler } from './day-quests/quest-list.ts';",
    '+  questListHandler,',
  ]);
});

test('[DX-02] what the example of a screen writes is a change of that screen alone', () => {
  const repository = join(import.meta.dirname, '../..');
  const read = (root: string) => (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
  const written = files.filter((file) => file.includes('club-levels') || LISTS.includes(file) || isCatalogue(file));
  const scope = featureScope(written, {
    files: [...new Set([...sourceFiles(repository), ...written])],
    now: read(workspace.root),
    before: read(repository),
  });
  expect([scope?.views, scope?.stories]).toEqual([['clubLevels'], ['packages/ui/src/views/club-levels/']]);
  expect(scope?.rows).toContain('CLUB-01');
  expect(scope?.related).toContain('packages/core/src/features/club-levels/club-levels.test.ts');
  expect(scope?.browser.filter((file) => !file.startsWith('packages/ui/src/conformance/'))).toEqual([]);
  expect(scope?.journeys).toEqual(['e2e/addresses.e2e.ts']);
});

test('the example of a screen prints what its page says, and the page names its tests', () => {
  const [first, ...checks] = example.commands;
  const locales = /^ {2}wrote packages\/core\/src\/i18n\/locales\/(?!bn_BD)\w+\/shell\.json$/;
  const said = exampleSaid
    .trimEnd()
    .split('\n')
    .map((line) => (locales.test(line) ? '  …' : line));
  // The documents are written once for all, after the last run.
  const told = first?.prints.filter((line) => !line.startsWith('Writing docs/'));
  expect(told).toEqual(said.filter((line, at) => line !== said[at - 1]));
  expect(first?.words.slice(0, 3)).toEqual(['pnpm', 'gen', 'screen']);
  expect(checks.map(({ words }) => words.join(' '))).toEqual([
    'pnpm unit club-levels',
    'pnpm stories club-levels',
    'pnpm browser conformance -t clubLevels',
    'npm test -- --changed',
  ]);
  expect(example.edits.map(({ file }) => file.replace(/^packages\/(\w+)\/.*\//, '$1 '))).toEqual([
    'contract club-levels.ts',
    'core club-levels.api.ts',
    'sandbox club-levels.ts',
    'ui ClubLevelsView.tsx',
    'ui ClubLevelsView.css.ts',
    'ui club-levels.fixtures.ts',
  ]);
});

test('[TPL-03] the example of a template prints what its page says, and differs in each way that the page describes', () => {
  const [first, ...checks] = templateExample.commands;
  expect(first?.prints).toEqual(templateSaid.trimEnd().split('\n'));
  expect(checks.map(({ words }) => words.join(' '))).toEqual([
    'pnpm unit template-readme',
    'HOUSEFRONT_TEMPLATES=h5-90 pnpm browser conformance',
    'pnpm real-sites --sample 1',
    'npm test -- --changed',
  ]);
  expect(files.filter((file) => file.includes('/h5-90/')).map((file) => file.replace(/^.*\/h5-90\//, ''))).toEqual([
    'README.md',
    'h5-90.css.ts',
    'home/HomeView.tsx',
    'slots.ts',
    'slots/Frame.tsx',
    'template.ts',
    'views.ts',
  ]);
});

test('[GEN-06] every kind writes files of its own and a test of what it made', () => {
  const wrote = (pattern: RegExp) => expect(files.filter((file) => pattern.test(file))).not.toEqual([]);
  wrote(/^packages\/ui\/src\/patterns\/DateBadge\/DateBadge\.browser\.test\.tsx$/);
  wrote(/^packages\/ui\/src\/primitives\/Qr\/Qr\.stories\.tsx$/);
  wrote(/^packages\/ui\/src\/views\/fair-play\/FairPlay\.stories\.tsx$/);
  wrote(/^packages\/core\/src\/features\/day-quests\/day-quests\.test\.ts$/);
  wrote(/^packages\/sandbox\/src\/handlers\/draws\/draw-tickets\.ts$/);
  wrote(/^packages\/core\/src\/features\/jackpot\/jackpot\.jackpot-winners\.test\.ts$/);
});

test('[GEN-06] what the generators wrote keeps to the formatter', () => {
  expect(workspace.tool('oxfmt', '--check', ...files)).toMatchObject({ code: 0 });
});

test.runIf(wanted.has('compiles'))(
  '[GEN-06] [GEN-01] [TPL-03] what the generators wrote compiles, also under names with apostrophes and other letters',
  { timeout: 300_000 },
  () => {
    expect(workspace.tool('tsc', '--noEmit', '-p', '.')).toMatchObject({ out: '', code: 0 });
  },
);

test.runIf(wanted.has('keeps the rules'))(
  '[GEN-06] what the generators wrote breaks no lint rule and no import boundary',
  { timeout: 300_000 },
  () => {
    const sources = files.filter((file) => /\.tsx?$/.test(file));
    expect(workspace.tool('oxlint', '--type-aware', ...sources)).toMatchObject({ code: 0 });
    expect(workspace.node(['tooling/boundaries/cli.ts'])).toMatchObject({ code: 0 });
  },
);

test('[GEN-06] what the generators export has a docstring', () => {
  const found = files
    .filter(hasDocstrings)
    .flatMap((file) => undocumentedIn(file, readFileSync(join(workspace.root, file), 'utf8')));
  expect(found).toEqual([]);
});

test('[GEN-06] every label that the generators wrote has a text, and no component has a text of its own', () => {
  expect(labels).toMatchObject({ problems: [], code: 0 });
});

test.runIf(wanted.has('is used'))('[GEN-06] nothing that the generators wrote is unused', { timeout: 120_000 }, () => {
  const unused = workspace.tool('knip', '--include', 'files,exports,types,unlisted,unresolved,duplicates');
  // The copy has no journeys, so that what only they use is named as well: 1 is no failure of the tool.
  expect([0, 1]).toContain(unused.code);
  expect(files.filter((file) => unused.out.includes(file))).toEqual([]);
});

test.each([
  ['screen | --name | main | --path | /root', 'packages/contract/src/pages/pages.ts: "main" is there twice.'],
  ['component | --name | Meta', 'packages/ui/src/patterns/Meta/Meta.stories.tsx: "Meta" is there twice.'],
  [
    'feature | --name | config | --call | configList | --path | /x | --row | EVT-01',
    '--name: "config" is a part of every core already. Choose another name.',
  ],
  [
    'call | --feature | jackpot | --call | items | --path | /x | --row | EVT-01',
    'packages/sandbox/src/handlers/jackpot/items.ts: "items" is there twice.',
  ],
])(
  '[GEN-03] %s: a name that is taken where it is entered is refused, and nothing is written',
  { timeout: 20_000 },
  async (line, conflict) => {
    const before = workspace.changes();
    const titles = line.startsWith('screen') ? ` | ${vip}` : '';
    const { code, problems } = await workspace.generateHere(...`${line} | --summary | It is.${titles}`.split(' | '));
    const remedy = conflict.startsWith('--') ? [] : ['A name is taken there. Choose another one.'];
    expect({ code, problems }).toEqual({ code: 1, problems: [conflict, ...remedy] });
    expect(workspace.changes()).toEqual(before);
  },
);

test.runIf(wanted.has('is tested'))(
  '[GEN-06] the tests that the generators wrote pass, and so do the registries',
  { timeout: 180_000 },
  () => {
    // The page's example, with the fields that it adds.
    const probe = 'packages/app/src/screens/club-levels/shown.test.ts';
    writeFileSync(
      join(workspace.root, probe),
      `import { usePlatform } from '@housefront/core/testing/platform';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteApp } from '../../site/SiteApp.tsx';
import { testRuntime } from '../../testing/testRuntime.ts';

const platform = usePlatform();

test('the example is rendered', async () => {
  const { runtime, open } = await testRuntime({ ports: platform.ports(), path: '/clubLevels', server: true });
  await open();
  runtime.templates.settle();
  const html = renderToString(createElement(SiteApp, { runtime }));
  for (const text of ['Club levels', 'Bronze', 'Gold', 'For everybody', 'After a year', 'A host', 'A welcome game'])
    expect(html).toContain('>' + text + '<');
  expect(html).toMatch(/<footer[^]*href="\\/clubLevels"/);
  runtime.core.dispose();
});
`,
    );
    const own = [...files.filter((file) => /(?<!browser)\.test\.ts$/.test(file)), probe];
    const registries = [
      'packages/contract/src/registry/calls.test.ts',
      'packages/contract/src/site/templates.test.ts',
      'packages/contract/scripts/documents.test.ts',
      'packages/app/src/site/site-templates.test.ts',
      'packages/app/src/site/checkSite.test.ts',
      'packages/ui/src/conformance/source/names.test.ts',
      'packages/app/src/routes/page-names.test.ts',
      'packages/app/src/routes/addresses.test.ts',
      'packages/app/src/kernel/member/memberMenu.test.ts',
      'packages/contract/src/pages/pages.test.ts',
      'packages/sandbox/src/contract.test.ts',
      'packages/ui/src/conformance/subjects/ownership.test.ts',
      'packages/ui/src/conformance/source/template-readme.test.ts',
      'packages/core/src/boundaries.test.ts',
      'packages/core/src/i18n/locales.test.ts',
      'packages/core/src/i18n/locales.script.test.ts',
    ];
    const { code, out, problems } = workspace.tool('vitest', 'run', '--project', 'node', ...own, ...registries);
    expect({ code, failed: problems.filter((line) => /FAIL|Error/.test(line)) }).toEqual({ code: 0, failed: [] });
    for (const file of own) expect(out).toContain(file);
  },
);

test.runIf(wanted.has('builds'))(
  '[TPL-03] a site with the new template builds, and ships it',
  { timeout: 180_000 },
  () => {
    const { code, problems } = workspace.tool('vite', 'build', 'sites/2003', '--app', '--logLevel', 'error');
    // The build prints its corrections of the site's colours.
    const told = [
      'Theme site:',
      '  surface: "#fff" cannot be a page with readable text and raised cards; #fafafa is used.',
      '  second: "#0a0" has too little contrast on the page; #00a600 is used.',
    ];
    expect({ code, problems }).toEqual({ code: 0, problems: told });
    const modules = readFileSync(join(workspace.root, 'sites/2003/dist/modules.json'), 'utf8');
    const templates = new Set(modules.match(/ui\/templates\/[a-z0-9-]+\/template\b/g));
    expect(templates).toEqual(new Set(['ui/templates/desktop-1/template', 'ui/templates/h5-91/template']));
  },
);

test('a site config holds the names as they were given', async () => {
  const { default: site } = (await import(join(workspace.root, 'sites/2003/site.config.ts'))) as {
    default: { public: Record<string, string> };
  };
  expect(site.public).toMatchObject({
    SITE_NAME: "O'Brien 日本 ไทย",
    SITE_TITLE: '# 翠江 “一”',
    SITE_TITLE_EN: "1. L'été & Zürich",
  });
  expect(readFileSync(join(workspace.root, 'sites/2003/theme.css.ts'), 'utf8')).toMatch(
    /accent: '#f00', surface: '#fff', second: '#0a0'/,
  );
});
