import { amountStyle } from '@housefront/contract/rules';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCore } from '@housefront/core';
import { createI18n } from '@housefront/core/i18n';
import { createServerPorts, serverLogger } from '@housefront/core/adapters';
import { testConfig } from '@housefront/core/testing';
import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderDocument } from '../document/document.ts';
import { clientConfig, serialiseState, type HydrationState } from './hydration-state.ts';

const halls = String.raw`{"code":"100","message":"","data":[{"gt_id":3,"gt_name":"A\ud83d","gp_list":[{"gp_id":"GP","gp_gt_name":"\ude00B 😀"}]}]}`;
const text = (value: unknown) => (typeof value === 'string' ? value : 'no text');

const platform = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json' }).end(halls);
});
beforeAll(() => new Promise<void>((done) => platform.listen(0, '127.0.0.1', done)));
afterAll(() => void platform.close());

test('[SHELL-15] [API-10] a name cut within an emoji is the same on the server, in the page and in the browser', async () => {
  const config = testConfig();
  const core = createCore({
    config,
    ports: createServerPorts({
      upstream: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
      url: 'https://site.test/gameHall/3',
      cookies: {},
      userAgent: 'UA',
      languages: [],
      logger: serverLogger(),
    }),
    i18n: await createI18n({ locale: 'en_US' }),
    initial: { locale: 'en_US', mode: 'mobile', currency: 'RMB' },
  });
  const query = core.catalogue.queries.halls();
  const [hall] = await core.queryClient.fetchQuery(query);
  const names = [text(hall?.name), text(hall?.providers[0]?.name)];
  expect(names).toEqual(['A\uFFFD', '\uFFFDB 😀']);
  const { state } = serialiseState({
    config: clientConfig(config),
    buildId: 'b1',
    mode: 'mobile',
    locale: 'en_US',
    languageNames: { en_US: 'English' },
    currency: 'RMB',
    amountStyle: amountStyle('en-US'),
    year: 2026,
    complete: true,
    route: { path: '/gameHall/3', failed: null },
    texts: {},
    queries: dehydrate(core.queryClient),
    icons: {},
  });
  core.dispose();
  const html = renderDocument({
    root: { lang: 'en', theme: 't', mode: 'mobile', template: 'h', desktopTemplate: 'd', mobileTemplate: 'h' },
    seo: [],
    icons: { favicon: 'favicon.svg' },
    manifest: '/manifest.webmanifest?lang=en_US',
    themeColor: '#000000',
    body: renderToString(createElement('p', null, names.join('/'))),
    state,
    assets: { entry: '/a.js', scripts: [], styles: [] },
    style: '',
    hero: null,
    styleNonce: 'n',
    script: '',
    outdated: '',
    noScripts: '',
  });
  // A page is sent as bytes.
  const received = new TextDecoder().decode(Buffer.from(html));
  expect(received).toBe(html);
  const shown = /<p>(.*)<\/p>/.exec(received)?.[1];
  const carried = /<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/s.exec(received)?.[1] ?? '';
  const browser = new QueryClient();
  hydrate(browser, (JSON.parse(carried) as HydrationState).queries);
  const [taken] = browser.getQueryData(query.queryKey) ?? [];
  expect([text(taken?.name), text(taken?.providers[0]?.name)].join('/')).toBe(shown);
});
