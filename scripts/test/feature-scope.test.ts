import { describe, expect, test } from 'vitest';
import { changedKeys, gainedEntriesOnly, type WorkingCopy } from './changed-lists.ts';
import { featureScope } from './feature-scope.ts';

const screens = 'packages/app/src/screens';
const views = 'packages/ui/src/views';
const texts = 'packages/core/src/i18n/locales/en_US/shell.json';
const pages = 'packages/contract/src/pages/pages.ts';

/** A test that names rows; put together, so that the product's own trace does not find them. */
const titled = (...ids: readonly string[]) => `test('${ids.map((id) => `[${id}]`).join(' ')}');`;

/** A small kit: two pages, the second of which uses a part of the first, an overlay that the shell loads, and what is shared. */
const kit: Readonly<Record<string, string>> = {
  [`${screens}/faq/faq.page.ts`]: `/** Questions (HOME-28). */ import { order } from './order.ts'; const title = 'screen.faq.title';`,
  [`${screens}/faq/order.ts`]: `export const order = 1;`,
  [`${screens}/faq/order.test.ts`]: `import { order } from './order.ts'; ${titled('HOME-29')}`,
  [`${screens}/faq/faq.browser.test.tsx`]: `import '../../testing/openPage.tsx';`,
  [`${screens}/help/help.page.ts`]: `/** HOME-40 */ import { order } from '../faq/order.ts';`,
  [`${screens}/help/help.browser.test.tsx`]: titled('HOME-41'),
  [`${screens}/login/LoginOverlay.tsx`]: `/** AUTH-01 */ import { field } from './field.ts';`,
  [`${screens}/login/field.ts`]: `export const field = 1; export type Field = 1;`,
  [`${screens}/error/ErrorScreen.tsx`]: `/** SHELL-44 */`,
  'packages/app/src/shell/overlays/Overlays.tsx': `import('../screens/login/LoginOverlay.tsx'); import type { Field } from '../screens/login/field.ts';`,
  'packages/app/src/shell/Shown.tsx': `import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';`,
  'packages/app/src/shell/frame.browser.test.tsx': titled('HOME-28', 'SHELL-01'),
  'packages/app/src/shell/other.browser.test.tsx': titled('SHELL-02'),
  'packages/app/src/routes/routes.test.ts': `import { PAGES } from '../../../contract/src/pages/pages.ts';`,
  [`${views}/faq/FaqView.tsx`]: `/** HOME-28 */`,
  [`${views}/faq/labels.ts`]: `export const labels = { empty: 'screen.faq.empty' };`,
  [`${views}/faq/Faq.stories.tsx`]: `import { FaqView } from './FaqView.tsx';`,
  [`${views}/home/frame.ts`]: `export const frame = 1;`,
  'packages/ui/src/templates/_h5/home/HomeView.tsx': `import { frame } from '../../../views/home/frame.ts';`,
  'packages/ui/src/conformance/subjects/viewFixtures.ts': `import { labels } from '../../views/faq/labels.ts';`,
  'packages/ui/src/conformance/states.browser.test.tsx': `test.for(shown)('every view');`,
  'packages/ui/src/conformance/faq.browser.test.tsx': `open('faq');`,
  'packages/ui/src/conformance/home.browser.test.tsx': `open('home');`,
  'packages/ui/src/patterns/Tile/Tile.tsx': `label('shell.tile');`,
  'packages/core/src/features/help/help.api.ts': `/** HELP-01 */ import { code } from './help.codes.ts';`,
  'packages/core/src/features/help/help.codes.ts': `/** HELP-02 */ export const code = 1;`,
  'packages/core/src/features/help/help.test.ts': `import { code } from './help.codes.ts'; ${titled('HELP-03')}`,
  'packages/core/src/features/chat/chat.ts': `/** CHAT-01 */ import { code } from '../help/help.codes.ts';`,
  'packages/core/src/features/chat/chat.test.ts': `import { code } from '../help/help.codes.ts'; ${titled('CHAT-02')}`,
  'packages/core/src/createCore.ts': `import { code } from './features/help/help.codes.ts';`,
  'packages/core/src/createCore.test.ts': `import './createCore.ts';`,
  'packages/contract/src/features/help/help.ts': `/** HELP-04 */`,
  'packages/contract/src/features/help/help.test.ts': `import './help.ts';`,
  'packages/contract/src/features/help-desk/help-desk.ts': `/** DESK-01 */`,
  'packages/sandbox/src/handlers/help/help.ts': ``,
  'packages/sandbox/src/handlers/help/help.test.ts': titled('HELP-05'),
  'packages/app/src/shell/help.browser.test.tsx': titled('HELP-02'),
  'packages/core/src/i18n/locales.test.ts': ``,
  [pages]: `export const PAGES = {\n  faq: { path: '/faq', footer: 'screen.faq.title' },\n};\n`,
  [texts]: `{ "screen.faq.title": "Questions", "screen.faq.empty": "None", "shell.tile": "Tile" }`,
  'e2e/faq.e2e.ts': titled('HOME-28'),
};

/** The kit after a change; undefined for what is gone. */
function after(change: Readonly<Record<string, string | undefined>>): readonly [string[], WorkingCopy] {
  const now = { ...kit, ...change };
  return [
    Object.keys(change),
    {
      files: Object.keys(now).filter((file) => now[file] !== undefined),
      now: (file) => now[file],
      before: (file) => kit[file],
    },
  ];
}
const scope = (change: Readonly<Record<string, string | undefined>>) => featureScope(...after(change));
const edited = (file: string) => ({ [file]: `${kit[file] ?? ''}\n// edited` });

describe('a change of one screen', () => {
  test('[DX-02] touches its own tests, those of its rows, and what is made of it', () => {
    expect(scope(edited(`${screens}/faq/faq.page.ts`))).toEqual({
      views: [],
      related: [`${screens}/faq/faq.page.ts`, `${screens}/faq/order.test.ts`],
      browser: [`${screens}/faq/faq.browser.test.tsx`, 'packages/app/src/shell/frame.browser.test.tsx'],
      stories: [],
      journeys: [],
      rows: ['HOME-28'],
    });
    expect(scope(edited(`${screens}/faq/order.ts`))).toMatchObject({
      browser: [`${screens}/faq/faq.browser.test.tsx`, 'packages/app/src/shell/frame.browser.test.tsx'],
      rows: ['HOME-28', 'HOME-29', 'HOME-40'],
    });
  });

  test('[DX-02] a view is looked at by the conformance suite and its stories', () => {
    expect(scope(edited(`${views}/faq/FaqView.tsx`))).toMatchObject({
      views: ['faq'],
      browser: [
        'packages/app/src/shell/frame.browser.test.tsx',
        'packages/ui/src/conformance/faq.browser.test.tsx',
        'packages/ui/src/conformance/states.browser.test.tsx',
      ],
      stories: [`${views}/faq/`],
    });
  });

  test('[DX-02] what the shell loads late is a screen of its own', () => {
    expect(scope(edited(`${screens}/login/field.ts`))?.rows).toEqual(['AUTH-01']);
  });

  test('[DX-02] a changed text is that of the screens that show it', () => {
    const changed = (key: string) => ({ [texts]: (kit[texts] ?? '').replace(new RegExp(`("${key}": )"`), '$1"New ') });
    expect(scope(changed('screen.faq.empty'))).toMatchObject({ views: ['faq'], rows: ['HOME-28'] });
    expect(scope(changed('screen.faq.empty'))?.related).toContain('packages/core/src/i18n/locales.test.ts');
    expect(scope(changed('screen.faq.title'))).toMatchObject({ views: [], rows: ['HOME-28'] });
    expect(scope(changed('shell.tile'))).toBeNull();
  });

  test('[DX-02] a new page with its feature touches itself and the tests of the lists that it is entered in', () => {
    const found = scope({
      [`${screens}/club-levels/club-levels.page.ts`]: `/** CLUB-01 */`,
      [`${views}/club-levels/ClubLevelsView.tsx`]: ``,
      'packages/core/src/features/club-levels/club-levels.queries.ts': ``,
      'packages/core/src/features/club-levels/club-levels.test.ts': titled('CLUB-02'),
      'packages/sandbox/src/handlers/club-levels/club-levels.ts': ``,
      [pages]: (kit[pages] ?? '').replace('{\n', "{\n  clubLevels: { path: '/clubLevels', ...shared },\n"),
      [texts]: (kit[texts] ?? '').replace('{', '{ "screen.club_levels.title": "Levels",'),
      'docs/api/openapi.json': '{}',
      '.changeset/club.md': 'A new page.',
    });
    expect(found).toMatchObject({ views: ['clubLevels'], rows: ['CLUB-01', 'CLUB-02'] });
    expect(found?.related).toEqual(
      expect.arrayContaining([
        'packages/app/src/routes/routes.test.ts',
        'packages/core/src/features/club-levels/club-levels.test.ts',
        'packages/core/src/i18n/locales.test.ts',
      ]),
    );
    expect(found?.journeys).toEqual(['e2e/addresses.e2e.ts']);
    expect(found?.browser).toEqual(['packages/ui/src/conformance/states.browser.test.tsx']);
  });

  test('[DX-02] a changed journey is walked, and one that is gone is not', () => {
    const page = edited(`${screens}/faq/faq.page.ts`);
    expect(scope({ ...page, ...edited('e2e/faq.e2e.ts') })?.journeys).toEqual(['e2e/faq.e2e.ts']);
    expect(scope({ ...page, 'e2e/faq.e2e.ts': undefined })?.journeys).toEqual([]);
    expect(scope({ ...page, [`${screens}/faq/faq.browser.test.tsx`]: undefined })?.browser).not.toContain(
      `${screens}/faq/faq.browser.test.tsx`,
    );
  });
});

describe('a change of one feature', () => {
  test('[DX-02] touches its own tests, the tests that import it, and those of its rows', () => {
    expect(scope(edited('packages/core/src/features/help/help.codes.ts'))).toEqual({
      views: [],
      related: [
        'packages/core/src/features/chat/chat.test.ts',
        'packages/core/src/features/help/help.codes.ts',
        'packages/core/src/features/help/help.test.ts',
      ],
      browser: ['packages/app/src/shell/help.browser.test.tsx'],
      stories: [],
      journeys: [],
      rows: ['HELP-01', 'HELP-02', 'HELP-03'],
    });
  });

  test('[DX-02] in the contract or in the sandbox touches the tests there, and not those of a longer name', () => {
    expect(scope(edited('packages/contract/src/features/help/help.ts'))).toMatchObject({
      related: ['packages/contract/src/features/help/help.test.ts', 'packages/contract/src/features/help/help.ts'],
      rows: ['HELP-04'],
    });
    expect(scope(edited('packages/sandbox/src/handlers/help/help.ts'))).toMatchObject({
      related: ['packages/sandbox/src/handlers/help/help.test.ts', 'packages/sandbox/src/handlers/help/help.ts'],
      rows: ['HELP-05'],
    });
  });
});

test.for([
  ['a part that everything shows', edited('packages/ui/src/patterns/Tile/Tile.tsx')],
  ['a screen that the shell is made of', edited(`${screens}/error/ErrorScreen.tsx`)],
  ['a part of a view that templates are made of', edited(`${views}/home/frame.ts`)],
  ['the shell', edited('packages/app/src/shell/overlays/Overlays.tsx')],
  ['another row of a list', { [pages]: (kit[pages] ?? '').replace("'/faq'", "'/questions'") }],
  ['a row less in a list', { [pages]: 'export const PAGES = {\n};\n' }],
  ['a journey’s support', { 'e2e/support/login.ts': '' }],
  ['a package', { 'package.json': '{}' }],
  ['a site', { 'sites/1001/site.config.ts': '' }],
  ['a script', { 'scripts/demo.ts': '' }],
  ['a handler of the sandbox that was there', { 'packages/sandbox/src/handlers/index.ts': 'run();' }],
] as const)('[DX-02] %s beside a screen is more than a screen', ([, more]) => {
  expect(scope({ ...edited(`${screens}/faq/faq.page.ts`), ...more })).toBeNull();
});

test('[DX-02] tests and pages of text alone are no change of a screen', () => {
  expect(scope(edited('packages/app/src/routes/routes.test.ts'))).toBeNull();
  expect(scope({ 'docs/a.md': '' })).toBeNull();
});

const table = "import { a } from './a.ts';\nexport const t = {\n  a: a(),\n};";
test.for([
  [true, table],
  [true, table.replace('{\n', '{\n  b: { path: "/b", ...c },\n')],
  [true, `import { b } from './b.ts';\n${table}`],
  [true, `import * as b from './b.ts';\n${table}`],
  [true, table.replace('  a', '  b,\n  a')],
  [true, table.replace('  a', '  b: b.c,\n  a')],
  [true, table.replace('  a', '  b: b(deps),\n  a')],
  [false, table.replace('a()', 'b()')],
  [false, table.replace('  a: a(),\n', '')],
  [false, `${table}\nrun();`],
  [false, `${table}\nexport const more = 1;`],
  [false, table.replace('  a', '  ...others,\n  a')],
  [false, table.replace('  a', '  b: (() => 1)(),\n  a')],
  [false, `import './b.ts';\n${table}`],
  [false, `import { a } from './b.ts';\nexport const t = {\n  a: a(),\n};`],
  [false, ''],
] as const)('[DX-02] whether a list gained entries and nothing else: %s', ([gained, now]) => {
  expect(gainedEntriesOnly(table, now)).toBe(gained);
});

test('[DX-02] a text that is new is no changed one', () => {
  expect(changedKeys('{"a":"1","b":"2","c":"3"}', '{"d":"4","c":"3","b":"x"}')).toEqual(['a', 'b']);
  expect(changedKeys(undefined, '{"a":"1"}')).toEqual([]);
  expect(changedKeys('{"a":["x"]}', '{"a":["x"]}')).toEqual([]);
});
