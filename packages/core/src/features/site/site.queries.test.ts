import { expect, test } from 'vitest';
import { fakePorts, settle, testDeps } from '../../testing/index.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
// Loaded here, so that no test is the one that loads them.
import './site.api.ts';
import './site.env.api.ts';
import './site.service.ts';
import { createSite, siteLinkTarget } from './index.ts';

const setUp = (config: Parameters<typeof testDeps>[0] = {}) => {
  const deps = testDeps(config);
  const feature = createSite({ ...deps, isGameOpen: () => false });
  return { ...deps, feature, queries: feature.queries };
};

test('[ERR-04x] the information of a site about itself fails without a word, and is given up when nothing waits for it', async () => {
  const deps = setUp();
  const { queries, feature } = deps;
  expect(await readOutcome(deps, queries.detail(), '/api/arks/web/site/detail')).toEqual(quiet);
  expect(await readOutcome(deps, queries.floats(), '/api/arks/web/float')).toEqual(quiet);
  expect(await readOutcome(deps, queries.logos(), '/api/web/logo')).toEqual(quiet);
  expect(await readOutcome(deps, queries.footer(), '/api/arks/web/footer')).toEqual(quiet);
  feature.setMode('mobile');
  expect(await readOutcome(deps, queries.footer(), '/api/arks/web/web-mobile-footer')).toEqual(quiet);
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

test('[SITE-15] a template that cannot be announced is reported nowhere, and an empty answer keeps the announced one', async () => {
  const { feature, heard, ports, site } = setUp();
  feature.setMode('mobile');
  ports.http.on('/api/template_config', { status: 500, text: 'oops' });
  await feature.announceTemplate();
  expect([heard('failure'), site.getState().templateName]).toEqual([[], 'H5_1_mobile']);
  ports.http.code('/api/template_config', '1000', '', { mobileTemplateName: '' });
  await feature.announceTemplate();
  expect(site.getState().templateName).toBe('H5_1_mobile');
});

const setUpService = async (
  known: Readonly<Record<string, string>> | null,
  options: Parameters<typeof testDeps>[0] = {},
) => {
  const deps = setUp(options);
  const { queryKey } = deps.queries.environment();
  if (known !== null) deps.queryClient.setQueryData(queryKey, { customerUrl: known });
  deps.queryClient.setQueryData(deps.queries.detail().queryKey, {} as never);
  deps.queryClient.setQueryData(deps.queries.floats().queryKey, []);
  deps.queryClient.setQueryData(deps.queries.logos().queryKey, []);
  const detach = deps.feature.attach();
  const change = async (url: string | null, byLocale: Readonly<Record<string, string>> = {}) => {
    deps.events.emit('customer-service-changed', { url, byLocale });
    await settle();
  };
  const stale = (key: readonly unknown[]) => deps.queryClient.getQueryState(key)?.isInvalidated;
  return { ...deps, detach, change, stale, addresses: () => deps.queryClient.getQueryData(queryKey)?.customerUrl };
};

test('[RT-05] [SITE-03x] one link for all is that of the default language, with those of languages beside it', async () => {
  const { change, addresses, stale, queries } = await setUpService({ en_US: 'https://old.test/en' });
  await change('https://new.test/', { vi_VN: 'https://new.test/vi' });
  expect(addresses()).toEqual({ zh_CN: 'https://new.test/', vi_VN: 'https://new.test/vi' });
  const { detail, environment, floats, logos } = queries;
  const keys: readonly (readonly unknown[])[] = [detail(), environment(), floats(), logos()].map((one) => one.queryKey);
  expect(keys.map(stale)).toEqual([true, false, true, false]);
});

test('[RT-08x] a change that reports nothing, or links of languages beside unknown ones, has the environment loaded again', async () => {
  const nothing = await setUpService({ en_US: 'https://old.test/en' });
  await nothing.change(null);
  expect(nothing.addresses()).toEqual({ en_US: 'https://old.test/en' });
  expect(nothing.stale(nothing.queries.environment().queryKey)).toBe(true);
  expect(nothing.stale(nothing.queries.logos().queryKey)).toBe(false);
  const unknown = await setUpService(null);
  await unknown.change(null, { en_US: 'https://new.test/en' });
  expect(unknown.addresses()).toBeUndefined();
});

/** A link of the site, as the platform lists it. */
const link = (url: string) => ({
  id: '1',
  title: 'Chat',
  icon: '',
  url,
  selectedType: 'outerLink',
  selectedId: null,
  sort: 1,
});

test.each(['floats', 'footer'] as const)(
  '[RT-05] [SITE-10] %s that led to the old address lead to the new one, whatever the platform still answers, others stay',
  async (list) => {
    const { change, queryClient, queries, stale } = await setUpService({
      zh_CN: 'https://old.test/zh',
      en_US: 'https://old.test/en',
    });
    const key: readonly unknown[] = queries[list]().queryKey;
    const urls = () => (queryClient.getQueryData(key) as { url: string }[]).map(({ url }) => url);
    const shown = ['https://old.test/zh', 'https://shop.test/', 'https://old.test/en', '', 'https://old.test/zh/more'];
    queryClient.setQueryData(key, shown.map(link));
    await change('https://new.test/');
    expect([urls(), stale(key)]).toEqual([
      ['https://new.test/', 'https://shop.test/', 'https://new.test/', '', 'https://old.test/zh/more'],
      false,
    ]);
    await change(null, { zh_CN: 'https://newer.test/' });
    expect(urls()[0]).toBe('https://newer.test/');
    await change(null);
    expect([urls()[0], stale(key)]).toEqual(['https://newer.test/', true]);
  },
);

test('[RT-05] floats that lead to the address of the site’s config follow while nothing else is known', async () => {
  const { change, queryClient, queries } = await setUpService(null, {
    config: { customerServiceUrl: { zh_CN: 'https://config.test/' } },
  });
  const key: readonly unknown[] = queries.floats().queryKey;
  queryClient.setQueryData(key, [link('https://config.test/')]);
  await change('https://new.test/');
  expect(queryClient.getQueryData(key)).toEqual([link('https://new.test/')]);
});

test('[RT-08x] answers that are under way when the link changes are given up', async () => {
  const { change, queryClient, queries, ports, addresses } = await setUpService(null);
  ports.http.hold('/api/arks/web/site/detail');
  ports.http.hold('/api/static/1001/env_config.json');
  const reading = queryClient.fetchQuery({ ...queries.environment(), staleTime: 0 }).catch(() => undefined);
  await expect.poll(() => ports.http.requests.length).toBeGreaterThan(0);
  await change('https://new.test/');
  await reading;
  expect(ports.http.requests.map(({ signal }) => signal.aborted)).not.toContain(false);
  expect(addresses()).toEqual({ zh_CN: 'https://new.test/' });
});

test('a site that was given up follows no change', async () => {
  const { change, detach, addresses } = await setUpService({ en_US: 'https://old.test/en' });
  detach();
  await change('https://new.test/');
  expect(addresses()).toEqual({ en_US: 'https://old.test/en' });
});

test('[SITE-05x] the static copy is read as JSON from the site’s own place, and nothing is waited for after it came', async () => {
  const { queryClient, queries, ports } = setUp();
  ports.http.code('/api/arks/web/site/detail', '500');
  ports.http.on('/api/static/1001/env_config.json', { json: { customerUrl: { zh_CN: 'https://file.test/zh' } } });
  await queryClient.fetchQuery(queries.environment());
  const [request] = ports.http.sent('/api/static/1001/env_config.json');
  expect([request?.method, request?.headers]).toEqual(['GET', { accept: 'application/json' }]);
  expect(ports.clock.pending()).toBe(0);
});

test('[SITE-05x] a static copy that nothing waits for any more is given up', async () => {
  const { queryClient, queries, ports } = setUp();
  ports.http.code('/api/arks/web/site/detail', '500');
  ports.http.hold('/api/static/1001/env_config.json');
  const reading = queryClient.fetchQuery(queries.environment()).catch(() => undefined);
  await expect.poll(() => ports.http.sent('/api/static/1001/env_config.json').length).toBe(1);
  await queryClient.cancelQueries();
  await reading;
  expect(ports.http.sent('/api/static/1001/env_config.json')[0]?.signal.aborted).toBe(true);
});

test('[CFG-24x] the platform follows what the wrapper, the installed app and the stored mark say', () => {
  const clientTypeOf = (device: Parameters<typeof fakePorts>[0], nativeUserAgentToken?: string, pwa = false) => {
    const ports = fakePorts({ userAgent: 'Mozilla/5.0 (iPhone) LuckyApp/2', ...device });
    if (pwa) ports.storage.set('pwa', true);
    const deps = testDeps({ ports, ...(nativeUserAgentToken !== undefined && { config: { nativeUserAgentToken } }) });
    createSite({ ...deps, isGameOpen: () => false }).setMode('mobile');
    return deps.site.getState().clientType;
  };
  expect([
    clientTypeOf({}),
    clientTypeOf({ standalone: true }),
    clientTypeOf({ nativeBridge: true }),
    clientTypeOf({}, 'LuckyApp'),
    clientTypeOf({}, undefined, true),
  ]).toEqual(['mobile', 'pwa', 'app', 'app', 'pwa']);
});

test('[RT-08x] [SITE-03x] links by language join those at hand, one for all is that of the first language', async () => {
  const joined = await setUpService({ zh_CN: 'https://old.test/zh' });
  await joined.change(null, { en_US: 'https://new.test/en' });
  expect(joined.addresses()).toEqual({ zh_CN: 'https://old.test/zh', en_US: 'https://new.test/en' });
  const first = await setUpService(null, { config: { languages: ['en_US', 'zh_CN'] } });
  await first.change('https://new.test/');
  expect(first.addresses()).toEqual({ en_US: 'https://new.test/' });
});

test('[RT-08x] other answers that are under way go on when the link changes', async () => {
  const { change, queryClient, queries, ports } = await setUpService(null);
  ports.http.hold('/api/web/logo');
  queryClient.fetchQuery({ ...queries.logos(), staleTime: 0 }).catch(() => undefined);
  await expect.poll(() => ports.http.sent('/api/web/logo').length).toBe(1);
  await change('https://new.test/');
  expect(ports.http.sent('/api/web/logo')[0]?.signal.aborted).toBe(false);
});

test('[SITE-04] a static copy counts only with status 200', async () => {
  const { queryClient, queries, ports } = setUp({ config: { customerServiceUrl: {} } });
  ports.http.code('/api/arks/web/site/detail', '500');
  const json = { customerUrl: { zh_CN: 'https://file.test/zh' } };
  ports.http.on('/api/static/1001/env_config.json', { status: 404, json });
  expect(await queryClient.fetchQuery(queries.environment())).toEqual({ customerUrl: {} });
});

test('[SITE-08] a link to another site is distinguished from one to a page of this site', () => {
  const link = { selectedId: null, url: 'https://example.com/a' };
  expect(siteLinkTarget({ ...link, selectedType: 'outerLink' })).toEqual({ href: link.url, external: true });
  expect(siteLinkTarget({ ...link, selectedType: 'main', selectedId: '4' })).toEqual({
    href: '/main/4',
    external: false,
  });
});

test('the layout decides which template is shown, back and forth', () => {
  const { feature, site } = setUp();
  feature.setMode('mobile');
  feature.setMode('desktop');
  expect(site.getState()).toMatchObject({ mode: 'desktop', clientType: 'desktop', templateName: 'desktop_1' });
});

test('a site without a cookie of its language writes none', () => {
  const { feature, ports } = setUp({ config: { localeCookie: false } });
  expect(feature.chooseLanguage('en_US')).toBe(true);
  expect([ports.cookies.written.size, ports.storage.get('lang'), ports.windows.reloads]).toEqual([0, 'en_US', 1]);
});
