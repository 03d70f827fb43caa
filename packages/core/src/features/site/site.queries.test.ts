import { expect, test } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { expectQuietRead } from '../quiet-read.fixtures.ts';
// Loaded here, so that no test is the one that loads them.
import './site.api.ts';
import './site.env.api.ts';
import { createSite } from './index.ts';

const setUp = () => {
  const deps = testDeps();
  const feature = createSite({ ...deps, isGameOpen: () => false });
  return { ...deps, feature, queries: feature.queries };
};

test('[ERR-04x] what a site is told about itself fails without a word, and is given up when nobody waits for it', async () => {
  const deps = setUp();
  const { queries, feature } = deps;
  await expectQuietRead(deps, queries.detail(), '/api/arks/web/site/detail');
  await expectQuietRead(deps, queries.floats(), '/api/arks/web/float');
  await expectQuietRead(deps, queries.logos(), '/api/web/logo');
  await expectQuietRead(deps, queries.footer(), '/api/arks/web/footer');
  feature.setMode('mobile');
  await expectQuietRead(deps, queries.footer(), '/api/arks/web/web-mobile-footer');
});

test('[SITE-05x] [CFG-09] it is kept for five minutes, each part by what it depends on', () => {
  const { queries, feature } = setUp();
  const fiveMinutes = { staleTime: 300_000 };
  expect(queries.detail()).toMatchObject({ queryKey: ['site', 'detail', 1001], ...fiveMinutes });
  expect(queries.environment()).toMatchObject({ queryKey: ['site', 'environment', 1001], ...fiveMinutes });
  expect(queries.floats()).toMatchObject({ queryKey: ['site', 'floats', 1001, 'zh_CN'], ...fiveMinutes });
  expect(queries.logos()).toMatchObject({ queryKey: ['site', 'logos', 1001], ...fiveMinutes });
  const footer = ['site', 'footer', 1001, 'zh_CN', 'desktop', 'desktop_1'];
  expect(queries.footer()).toMatchObject({ queryKey: footer, ...fiveMinutes });
  feature.setMode('mobile');
  expect(queries.footer().queryKey).toEqual(['site', 'footer', 1001, 'zh_CN', 'mobile', 'H5_1_mobile']);
});

test('[SITE-15] a template that cannot be announced is told nobody, and an empty answer keeps the announced one', async () => {
  const { feature, heard, ports, site } = setUp();
  feature.setMode('mobile');
  ports.http.on('/api/template_config', { status: 500, text: 'oops' });
  await feature.announceTemplate();
  expect([heard('failure'), site.getState().templateName]).toEqual([[], 'H5_1_mobile']);
  ports.http.code('/api/template_config', '1000', '', { mobileTemplateName: '' });
  await feature.announceTemplate();
  expect(site.getState().templateName).toBe('H5_1_mobile');
});
