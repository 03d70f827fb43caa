import { expect, test } from 'vitest';
import { pageAssets, type Manifest } from './assets.ts';

const ui = '../../packages/ui/src/templates';
const manifest: Manifest = {
  '../../packages/app/src/site/client.tsx': { file: 'assets/client.js', css: ['assets/client.css'] },
  '../../packages/app/src/site/step-react.ts': { file: 'assets/step-react.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/main.tsx': { file: 'assets/main.js', css: ['assets/main.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  [`${ui}/desktop-1/template.ts`]: {
    file: 'assets/desktop.js',
    css: ['assets/desktop.css'],
    imports: ['_shared.js'],
    dynamicImports: [`${ui}/_desktop/home/HomeView.tsx`, `${ui}/_desktop/slot-list/SlotListView.tsx`],
  },
  [`${ui}/h5-1/template.ts`]: {
    file: 'assets/phone.js',
    css: ['assets/phone.css'],
    dynamicImports: [`${ui}/_h5/home/HomeView.tsx`],
  },
  [`${ui}/_desktop/home/HomeView.tsx`]: { file: 'assets/desktop-home.js', css: ['assets/desktop-home.css'] },
  [`${ui}/_desktop/slot-list/SlotListView.tsx`]: { file: 'assets/desktop-list.js' },
  [`${ui}/_h5/home/HomeView.tsx`]: { file: 'assets/phone-home.js' },
  '../../packages/app/src/screens/home/home.page.ts': { file: 'assets/home.js' },
  '../../packages/app/src/screens/slot-list/slot-game.page.ts': { file: 'assets/list.js' },
  '../../packages/core/src/i18n/locales/zh_CN/index.ts': { file: 'assets/zh.js' },
};

test('names what a page runs: entry first, then shared chunks, the steps of the start in their order, template, screen and view', () => {
  const page = pageAssets(manifest, { template: 'desktop-1', page: 'slotGame', view: 'slotList' });
  // The page contains its texts, so no language file is requested.
  expect(page.entry).toBe('/assets/main.js');
  expect(page.scripts[0]).toBe('/assets/main.js');
  expect(new Set(page.scripts)).toEqual(
    new Set([
      '/assets/main.js',
      '/assets/shared.js',
      '/assets/react.js',
      '/assets/step-react.js',
      '/assets/client.js',
      '/assets/desktop.js',
      '/assets/list.js',
      '/assets/desktop-list.js',
    ]),
  );
});

test('keeps style sheets in cascade order and the other template out', () => {
  const page = pageAssets(manifest, { template: 'desktop-1', page: 'home', view: 'home' });
  expect(page.styles).toEqual([
    '/assets/main.css',
    '/assets/client.css',
    '/assets/desktop.css',
    '/assets/desktop-home.css',
  ]);
  expect(page.scripts.join()).not.toContain('phone');
});

test('gives the frame alone for a page without a view', () => {
  expect(pageAssets(manifest, { template: 'h5-1', page: null, view: null }).scripts).toEqual([
    '/assets/main.js',
    '/assets/shared.js',
    '/assets/react.js',
    '/assets/step-react.js',
    '/assets/client.js',
    '/assets/phone.js',
  ]);
});
