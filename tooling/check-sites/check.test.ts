import { expect, test } from 'vitest';
import { homeBudget, routeBudget } from './budgets.ts';
import { checkBuiltSite, checkChunkNames } from './check.ts';
import type { BuiltSite } from './site.ts';

const ui = '../../packages/ui/src/templates';
const site = (changes: Readonly<Record<string, readonly string[]>> = {}, size = 1000): BuiltSite => ({
  id: '7',
  manifest: {
    'src/main.tsx': { file: 'main.js' },
    [`${ui}/desktop-1/template.ts`]: { file: 'desktop.js', dynamicImports: [`${ui}/_desktop/home/HomeView.tsx`] },
    [`${ui}/h5-1/template.ts`]: { file: 'phone.js', dynamicImports: [`${ui}/_h5/home/HomeView.tsx`] },
    [`${ui}/_desktop/home/HomeView.tsx`]: { file: 'desktop-home.js' },
    [`${ui}/_h5/home/HomeView.tsx`]: { file: 'phone-home.js' },
  },
  modules: {
    'main.js': ['app/site/client'],
    'desktop.js': ['ui/templates/desktop-1/template', 'ui/templates/_desktop/slots'],
    'phone.js': ['ui/templates/h5-1/template'],
    'desktop-home.js': ['ui/templates/_desktop/home/HomeView'],
    'phone-home.js': ['ui/templates/_h5/home/HomeView'],
    ...changes,
  },
  size: () => size,
});
const config = { templates: ['desktop-1', 'h5-1'], routes: ['hall'], isProtected: false };
const broken = (built: BuiltSite, isProtected = false) =>
  checkBuiltSite(built, { ...config, isProtected })
    .filter(({ ok }) => !ok)
    .map(({ text }) => text);

test('a site with its two templates within the budgets keeps every promise', () => {
  expect(broken(site())).toEqual([]);
});

test('a chunk that the build looks for by another name is named', () => {
  const names = ['main', 'rolldown-runtime', 'preload-helper', 'react', 'client', 'calls', 'shell'];
  const built = (list: readonly string[]) => ({
    modules: Object.fromEntries(list.map((name) => [`assets/${name}-B2aV_5b-.js`, []])),
  });
  expect(checkChunkNames(built([...names, 'client-side']))).toEqual({ ok: true, text: 'chunks have their names' });
  for (const name of names) {
    const { ok, text } = checkChunkNames(built([...names.filter((other) => other !== name), `${name}-2`]));
    expect([ok, text]).toEqual([false, `no chunk is called ${name} (vite/chunks/chunks.ts)`]);
  }
});

test('[TPL-02] code of a template that the site does not use is named', () => {
  expect(broken(site({ 'extra.js': ['ui/templates/h5-4/home/HomeView'] }))).toEqual(['holds unused templates: h5-4']);
});

test('chunks that import each other are named, whichever of them is asked for', () => {
  const built = site();
  const chunks = (calls: readonly string[]): BuiltSite => ({
    ...built,
    manifest: {
      ...built.manifest,
      'src/page.tsx': { file: 'page.js', imports: ['_calls.js'] },
      '_calls.js': { file: 'calls.js', imports: calls },
      '_core.js': { file: 'core.js', imports: ['_shell.js'] },
      '_shell.js': { file: 'shell.js', imports: ['_base.js', '_calls.js'] },
      '_base.js': { file: 'base.js' },
    },
  });
  expect(broken(chunks(['_base.js']))).toEqual([]);
  expect(broken(chunks(['_base.js', '_core.js']))).toEqual([
    'chunks import each other: calls.js → core.js → shell.js → calls.js',
  ]);
});

test('warnings that are for developers are named where a build has them', () => {
  const built = site({ 'phone.js': ['ui/primitives/dev/checks'] });
  expect(broken(built)).toEqual(['warnings for developers in phone.js']);
});

test('[TPL-02] desktop code in what a phone loads is named', () => {
  const leaking = site({ 'phone-home.js': ['ui/templates/_desktop/home/HomeView'] });
  expect(broken(leaking)).toEqual(['h5-1: loads _desktop']);
});

test('[PRF-01] what a first page does not run is named when home loads it', () => {
  const later = [
    'node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/schemas.js',
    'node_modules/.pnpm/@radix-ui+react-dialog@1.1.17/node_modules/@radix-ui/react-dialog/dist/index.mjs',
    'core/adapters/http/call-client',
    'core/core.lazy',
    'core/features/wallet/wallet.api',
    'core/features/realtime/createRealtime',
    'contract/features/wallet/wallet',
    'app/screens/hall/game-hall.page',
    'ui/primitives/Dialog/Modal',
  ];
  const first = [
    'node_modules/.pnpm/react-dom@19.3.1/node_modules/react-dom/cjs/react-dom-client.production.js',
    'core/features/wallet/createWallet',
    'app/screens/play/play.guard',
  ];
  expect(broken(site({ 'phone-home.js': [...later, ...first] }))).toEqual([
    `h5-1: home loads what comes later: ${later.join(', ')} (packages/app/src/vite/chunks/first-page.ts)`,
  ]);
});

test('[RG-37x] player protection in the first load of a site without a profile is named', () => {
  const parts = ['app/protection/Around', 'core/features/protection/protection.now', 'contract/protection'];
  const others = ['app/shell/RootLayout', 'contract/site-title', 'core/features/member/createMember'];
  const built = site({ 'phone-home.js': [...parts, ...others] });
  expect(broken(built)).toEqual([`h5-1: home loads player protection without a profile: ${parts.join(', ')}`]);
  expect(broken(built, true)).toEqual([]);
});

test('[ENG-01] wins and jackpots in any file of a site without their keys are named', () => {
  const parts = ['app/screens/home/LivePlace', 'core/features/wins/createWins', 'ui/patterns/JackpotRow/JackpotRow'];
  const others = ['core/features/jackpot/createJackpot', 'ui/patterns/Jackpot/Jackpot', 'app/screens/home/home.page'];
  const built = { ...site({}), modules: { ...site({}).modules, 'later.js': [...parts, ...others] } };
  const named = `wins and jackpots without their keys in the config: ${parts.join(', ')}`;
  expect(broken(built)).toContain(named);
  expect(broken({ ...built, modules: { ...built.modules, 'later.js': others } })).not.toContain(named);
});

test('[LOB-02] facets in any file of a site without their key are named', () => {
  const parts = ['app/screens/slot-list/lobby/lobby', 'ui/patterns/LobbyFacets/LobbyFacets'];
  const others = ['app/screens/slot-list/lobby-code', 'core/features/catalogue/catalogue.lobby.rules'];
  const built = { ...site({}), modules: { ...site({}).modules, 'later.js': [...parts, ...others] } };
  const named = `facets without their key in the config: ${parts.join(', ')}`;
  expect(broken(built)).toContain(named);
  expect(broken({ ...built, modules: { ...built.modules, 'later.js': others } })).not.toContain(named);
});

test('[PRF-01] a page over its size budget is named with the figure', () => {
  expect(broken(site({}, 60_000))).toContainEqual(
    expect.stringMatching(/^desktop-1: scripts of home: 180\.0 kB of 125\.5 kB, target 120\.0 kB$/),
  );
});

test('a start that evaluates in one task what its steps are to evaluate apart is named with the figure', () => {
  const app = '../../packages/app/src/site';
  const built = site({}, 30_000);
  const steps = (react: readonly string[]): BuiltSite => ({
    ...built,
    manifest: {
      ...built.manifest,
      '_react.js': { file: 'react.js' },
      '_core.js': { file: 'core.js', imports: ['_react.js'] },
      [`${app}/step-react.ts`]: { file: 'step-react.js', imports: react },
      [`${app}/client.tsx`]: { file: 'client.js', imports: ['_core.js'] },
    },
  });
  // The steps of this site weigh 30 kB a file: react and its step, core and its.
  const told = (react: readonly string[]) => broken(steps(react)).find((text) => text.includes('task'));
  expect(told(['_react.js'])).toBe('scripts of the largest task of a start: 60.0 kB of 59.3 kB');
  expect(told(['_react.js', '_core.js'])).toBe('scripts of the largest task of a start: 90.0 kB of 59.3 kB');
  expect(broken(site({}, 20_000)).find((text) => text.includes('task'))).toBeUndefined();
});

test('[PRF-01] home may weigh 6 kB more in a template with a frame and a home of its own', () => {
  const templates = ['desktop-1', 'h5-1', 'desktop-2', 'h5-4'];
  expect(templates.map((template) => homeBudget(template))).toEqual([125_500, 125_500, 131_500, 131_500]);
  expect(homeBudget('desktop-1', true)).toBe(129_500);
  expect(homeBudget('desktop-1', false, true)).toBe(126_300);
});

test('a page may add 25 kB to home, and a window what it brings today', () => {
  expect(['hall', 'play', 'register', 'member'].map(routeBudget)).toEqual([25_000, 25_000, 37_700, 21_400]);
});
