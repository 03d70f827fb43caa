import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kitModule } from '../../site/assets/kitModule.ts';
import { chunkNameOf, filesAhead, nameChunks } from './chunks.ts';
import { laterModules } from './first-page.ts';

const ui = '/w/packages/ui/src';
const app = '/w/packages/app/src';
const entry = '/w/sites/7/src/main.tsx';
const desktop = `${ui}/templates/desktop-1/template.ts`;
const phone = `${ui}/templates/h5-1/template.ts`;
const desktopHome = `${ui}/templates/_desktop/home/HomeView.tsx`;
const phoneHome = `${ui}/templates/_h5/home/HomeView.tsx`;
const phoneHall = `${ui}/templates/_h5/hall/HallView.tsx`;
const desktopLogin = `${ui}/templates/_desktop/login/LoginView.tsx`;
const phonePopUp = `${ui}/templates/_h5/promotion-modal/PromotionModalView.tsx`;
const homeScreen = `${app}/screens/home/home.page.ts`;
const hallScreen = `${app}/screens/hall/game-hall.page.ts`;
const shell = `${app}/shell/startShell.ts`;
const endpoint = '/w/packages/contract/src/calls/endpoint.ts';
const texts = '/w/packages/core/src/i18n/locales.ts';
const lazyCore = '/w/packages/core/src/core.lazy.ts';

/** Static imports, then what is loaded later. */
const graph: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  [entry]: [
    ['react', 'core/index', 'yield'],
    [desktop, phone, homeScreen, hallScreen, shell, lazyCore],
  ],
  'core/index': [['core/play', 'core/engine'], ['core/engine']],
  'core/engine': [['library'], []],
  [desktop]: [
    ['button', 'menu', '/w/node_modules/popper/index.js'],
    [desktopHome, desktopLogin],
  ],
  [phone]: [
    ['button', 'drawer', 'field', '/w/node_modules/popper/index.js'],
    [phoneHome, phoneHall, phonePopUp],
  ],
  [desktopHome]: [['tile', 'shelf'], []],
  [phoneHome]: [['tile', 'row'], []],
  [phoneHall]: [['row', 'tile', 'drawer', 'list'], []],
  [phonePopUp]: [['dialog', 'button', 'row', 'wire'], []],
  dialog: [['/w/node_modules/radix/index.js'], []],
  [desktopLogin]: [['field', 'captcha', 'button', 'dialog'], []],
  [homeScreen]: [['models', 'welcome', 'yield', 'i18n/index'], []],
  [hallScreen]: [['models', 'react', 'yield', 'wire', 'page-calls', texts], []],
  'i18n/index': [[texts, 'amounts'], []],
  [texts]: [[], []],
  [shell]: [['watch', 'models', 'yield'], []],
  [lazyCore]: [['session', 'watch', 'wire', '/w/node_modules/zod/index.js', 'page-calls', 'i18n/index'], [endpoint]],
  [endpoint]: [[], []],
  'page-calls': [[endpoint], []],
};
const names = nameChunks([entry], (id) => ({
  importedIds: graph[id]?.[0] ?? [],
  dynamicallyImportedIds: graph[id]?.[1] ?? [],
  dynamicImporters: Object.keys(graph).filter((other) => graph[other]?.[1].includes(id)),
}));

test('[PRF-01] the lists of modules and the paths of these tests are in the repository', () => {
  const named = [desktop, phone, desktopHome, phoneHome, phonePopUp, homeScreen].map((path) => kitModule(path) ?? path);
  const root = join(import.meta.dirname, '../../../../..');
  const exists = (module: string) => {
    const [name = '', ...path] = module.split('/');
    const file = join(root, 'packages', name, 'src', ...path);
    return ['', '.ts', '.tsx'].some((extension) => existsSync(file + extension));
  };
  expect([...named, ...laterModules].filter((module) => !exists(module))).toEqual([]);
});

test('[PRF-01] what is loaded later stays out, even where an index names it too', () => {
  expect(['core/engine', 'library'].map((id) => names.get(id))).toEqual([undefined, undefined]);
});

test('[PRF-01] what other pages alone use stays out where an index names it to the first page and to what follows', () => {
  expect(names.get(texts)).toBeUndefined();
});

test('[PRF-01] what the pop-up promotion needs beside the first page is one file, libraries included', () => {
  expect(['dialog', '/w/node_modules/radix/index.js'].map((id) => names.get(id))).toEqual(['popup', 'popup']);
  expect(['button', 'row', 'wire', phonePopUp].map((id) => names.get(id))).toEqual([
    'base',
    'mobile',
    'calls',
    undefined,
  ]);
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

test('[PRF-01] what every visitor fetches after the first page is one file, and one of what other pages need too', () => {
  const together = [shell, lazyCore, 'watch', 'session', '/w/node_modules/zod/index.js'];
  expect(together.map((id) => names.get(id))).toEqual(together.map(() => 'shell'));
  expect(names.get('wire')).toBe('calls');
});

test('what is imported both ways goes with what imports it at once, so that no two chunks import each other', () => {
  expect(['page-calls', endpoint].map((id) => names.get(id))).toEqual(['calls', 'calls']);
});

test('[PRF-01] of what follows the first page, nothing that home shows and nothing that the entry runs', () => {
  expect(['models', 'yield'].map((id) => names.get(id))).toEqual(['base', undefined]);
});

const built = (name: string) => `assets/${name}-B2aV_5b-.js`;

test.each([
  ['assets/main-B2aV_5b-.js', 'main'],
  ['/assets/calls--B2aV_5b.js', 'calls'],
  ['/assets/client-side-B2aV_5bX.js', 'client-side'],
  ['https://a.test/assets/shell-B2aV-5bX.js', 'shell'],
  ['/assets/main-B2aV_5bX.css', ''],
])('[PRF-01] the chunk in %s is called %j', (file, name) => {
  expect(chunkNameOf(file)).toBe(name);
});

test('[PRF-01] nothing that is imported later fetches the files of every page ahead', () => {
  const needed = [
    'main',
    'rolldown-runtime',
    'preload-helper',
    'react',
    'client',
    'mobile',
    'pages',
    'client-side',
    'calls',
  ];
  expect(filesAhead(built('RegisterView'), needed.map(built))).toEqual(['mobile', 'pages', 'client-side'].map(built));
});

test('[PRF-01] the shell and the calls that it needs are fetched together', () => {
  expect(filesAhead(built('shell'), ['client', 'calls', 'mobile'].map(built))).toEqual(['calls', 'mobile'].map(built));
});
