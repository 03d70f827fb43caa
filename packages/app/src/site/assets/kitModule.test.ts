import { expect, test } from 'vitest';
import { kitModule, templateModules } from './kitModule.ts';

test('[OPS-01] a module has one name, as a source and in an installed package', () => {
  for (const id of [
    '/srv/kit/packages/app/src/site/client.tsx',
    '../../packages/app/src/site/client.tsx',
    'packages/app/src/site/client.tsx',
    '/srv/shop/node_modules/@housefront/app/dist/site/client.js',
    '../../node_modules/@housefront/app/dist/site/client.js',
    '/srv/shop/node_modules/.pnpm/@housefront+app@0.1.0_react@19.3.1/node_modules/@housefront/app/dist/site/client.js',
    '/srv/packages/shop/node_modules/@housefront/app/dist/site/client.js?v=1a2b',
  ])
    expect(kitModule(id)).toBe('app/site/client');
  expect(kitModule('/x/node_modules/@housefront/ui/dist/theme/themes/daylight.css.js')).toBe(
    'ui/theme/themes/daylight.css',
  );
  expect(kitModule('/srv/kit/packages/ui/src/theme/themes/daylight.css.ts')).toBe('ui/theme/themes/daylight.css');
  expect(kitModule('packages/core/src/i18n/locales/en_US/app.json')).toBe('core/i18n/locales/en_US/app.json');
});

test('[OPS-01] modules of a site, of libraries and of other packages have none', () => {
  for (const id of [
    '/srv/kit/sites/1001/src/main.tsx',
    '/srv/shop/sites/1001/site.config.ts',
    '/srv/shop/packages/brand/src/theme.ts',
    '/srv/shop/node_modules/react/index.js',
    '/srv/shop/node_modules/@housefront/gateway/dist/server.js',
    '/srv/kit/packages/app/node_modules/react/index.js',
    '\0rolldown/runtime.js',
  ])
    expect(kitModule(id)).toBeNull();
});

test('[OPS-01] modules of a template that an operator brings have names by its folder', () => {
  for (const id of [
    '/srv/shop/packages/design/templates/h5-50/home/HomeView.tsx',
    '../../packages/design/templates/h5-50/home/HomeView.tsx',
    '/srv/shop/sites/7001/templates/h5-50/home/HomeView.tsx?v=1',
    '/srv/shop/node_modules/@shop/design/dist/templates/h5-50/home/HomeView.js',
  ])
    expect(kitModule(id)).toBe('own/templates/h5-50/home/HomeView');
  for (const id of [
    '/srv/shop/templates/h5-49/template.ts',
    '/srv/shop/templates/h5-150/template.ts',
    '/srv/shop/templates/h5-50',
    '/srv/shop/templates/board-50/template.ts',
    '/srv/shop/h5-50/template.ts',
  ])
    expect(kitModule(id)).toBeNull();
  expect(templateModules('h5-49')).toEqual(['ui/templates/h5-49/template']);
  expect(templateModules('h5-50')).toEqual(['ui/templates/h5-50/template', 'own/templates/h5-50/template']);
});
