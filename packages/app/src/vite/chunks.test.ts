import { expect, test } from 'vitest';
import { isOfEveryPage, nameChunks } from './chunks.ts';

const ui = '/w/packages/ui/src';
const app = '/w/packages/app/src';
const entry = '/w/sites/7/src/main.tsx';
const desktop = `${ui}/templates/desktop-1/template.ts`;
const phone = `${ui}/templates/h5-1/template.ts`;
const desktopHome = `${ui}/templates/_desktop/home/HomeView.tsx`;
const phoneHome = `${ui}/templates/_h5/home/HomeView.tsx`;
const phoneHall = `${ui}/templates/_h5/hall/HallView.tsx`;
const desktopLogin = `${ui}/templates/_desktop/login/LoginView.tsx`;
const homeScreen = `${app}/screens/home/home.page.ts`;
const hallScreen = `${app}/screens/hall/game-hall.page.ts`;

/** Static imports, then what is loaded later. */
const graph: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  [entry]: [
    ['react', 'core/index', 'yield'],
    [desktop, phone, homeScreen, hallScreen],
  ],
  'core/index': [['core/play', 'core/engine'], ['core/engine']],
  'core/engine': [['library'], []],
  [desktop]: [
    ['button', 'menu', '/w/node_modules/popper/index.js'],
    [desktopHome, desktopLogin],
  ],
  [phone]: [
    ['button', 'drawer', 'field', '/w/node_modules/popper/index.js'],
    [phoneHome, phoneHall],
  ],
  [desktopHome]: [['tile', 'shelf'], []],
  [phoneHome]: [['tile', 'row'], []],
  [phoneHall]: [['row', 'tile', 'drawer', 'list'], []],
  [desktopLogin]: [['field', 'captcha', 'button'], []],
  [homeScreen]: [['models', 'welcome', 'yield'], []],
  [hallScreen]: [['models', 'react', 'yield'], []],
};
const names = nameChunks([entry], (id) => ({
  importedIds: graph[id]?.[0] ?? [],
  dynamicallyImportedIds: graph[id]?.[1] ?? [],
  dynamicImporters: Object.keys(graph).filter((other) => graph[other]?.[1].includes(id)),
}));

test('[PRF-01] what is loaded later stays out, even where an index names it too', () => {
  expect(['core/engine', 'library'].map((id) => names.get(id))).toEqual([undefined, undefined]);
});

test('what the entry runs stays with it, so that it waits for no page', () => {
  expect(names.get('yield')).toBeUndefined();
});

test('libraries are shared as they are used', () => {
  expect(names.get('/w/node_modules/popper/index.js')).toBeUndefined();
});

test('[PRF-01] what the first page of both modes needs goes with what every page runs', () => {
  expect(['button', 'tile', 'models'].map((id) => names.get(id))).toEqual(['base', 'base', 'base']);
});

test('[TPL-02] parts of one mode go together, apart from the other mode', () => {
  expect(['drawer', 'row'].map((id) => names.get(id))).toEqual(['mobile', 'mobile']);
  expect([...names.values()]).not.toContain('desktop');
});

test('[TPL-02] what the other mode loads sometime is in no chunk of this one', () => {
  expect(names.get('field')).toBe('base');
});

test('what one page alone needs stays with it, and each page can be found by its module', () => {
  for (const id of ['menu', 'shelf', 'list', 'captcha', 'welcome', desktop, phone, phoneHome, homeScreen, entry])
    expect(names.get(id)).toBeUndefined();
});

test('[PRF-01] nothing that is imported later names the files of every page, to fetch them ahead', () => {
  const files = ['main', 'rolldown-runtime', 'boot', 'react', 'client', 'mobile', 'pages', 'client-side'];
  expect(files.filter((name) => isOfEveryPage(`assets/${name}-B2aV_5b-.js`))).toEqual([
    'main',
    'rolldown-runtime',
    'boot',
    'react',
    'client',
  ]);
});
