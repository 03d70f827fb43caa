import { currencyRow } from '@housefront/contract/currency';
import { calls } from '@housefront/contract/calls';
import type { ClientType } from '@housefront/contract/ids';
import { minor } from '@housefront/contract/money';
import { parseAmount } from '@housefront/contract/read-amount';
import { expect, test, vi } from 'vitest';
import { amountStyle } from '@housefront/contract/rules';
import { formatAmount } from '../../i18n/index.ts';
import { testDeps } from '../../testing/index.ts';
import { usePlatform, type PlatformDepsOptions } from '../../testing/platform.ts';
import { createSite, detectClientType, isIosApp, sitePayload, type SiteState } from './index.ts';

const platform = usePlatform();
const setUp = (options: PlatformDepsOptions = {}, gameOpen = false) => {
  const deps = platform.deps(options);
  return { ...deps, feature: createSite({ ...deps, isGameOpen: () => gameOpen }) };
};

test('[API-15x] [CFG-17x] [CFG-19x] payload values in desktop and mobile mode', () => {
  const { site, feature } = setUp();
  expect(sitePayload(site.getState())).toEqual({
    siteId: 1001,
    currency: 'RMB',
    supportDevice: 0,
    device: 0,
    template: 'desktop_1',
    useType: 0,
    displayDevice: 1,
  });
  feature.setMode('mobile');
  expect(sitePayload(site.getState())).toEqual({
    siteId: 1001,
    currency: 'RMB',
    supportDevice: 1,
    device: 1,
    template: 'H5_1_mobile',
    useType: 2,
    displayDevice: 2,
  });
});

test.each([
  ['desktop', 0],
  ['mobile', 1],
  ['pwa', 1],
  ['wechat', 1],
  ['app', 2],
] as const)('[CFG-18x] device of %s is %i', (clientType, device) => {
  const state: SiteState = { ...testDeps().site.getState(), clientType: clientType satisfies ClientType };
  expect(sitePayload(state)).toMatchObject({ device, supportDevice: device });
});

test('[CFG-09] the store decides currency of payloads and of shown amounts', () => {
  const { site, feature, ports } = setUp();
  feature.setCurrency('VND');
  const { currency } = sitePayload(site.getState());
  expect(
    formatAmount({ ...currencyRow([], currency), style: amountStyle('en-US') }, parseAmount('1') ?? minor(0n)),
  ).toBe('₫1.00');
  expect([ports.cookies.get('ccy'), ports.cookies.get('currency')]).toEqual(['VND', 'VND']);
  feature.setCurrency('XXX');
  expect(site.getState().currency).toBe('VND');
});

const ua = {
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0 Mobile Safari/537.36',
  chrome: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36',
};
const facts = {
  userAgent: ua.android,
  mode: 'mobile',
  standalone: false,
  nativeBridge: false,
  pwaMark: false,
} as const;

test.each([
  ['iOS wrapper by token', { userAgent: `${ua.iphone} LuckyApp/2`, nativeToken: 'LuckyApp' }, 'app'],
  ['Android wrapper by bridge', { nativeBridge: true }, 'app'],
  ['wrapper on a wide tablet', { nativeBridge: true, mode: 'desktop' }, 'app'],
  ['other app’s token', { userAgent: `${ua.iphone} OtherApp/2`, nativeToken: 'LuckyApp' }, 'mobile'],
  ['installed app', { standalone: true }, 'pwa'],
  ['stored pwa mark', { pwaMark: true }, 'pwa'],
  ['WeChat', { userAgent: `${ua.android} MicroMessenger/8.0.49` }, 'wechat'],
  ['WeChat on desktop', { userAgent: `${ua.chrome} MicroMessenger/7`, mode: 'desktop' }, 'desktop'],
  ['Facebook', { userAgent: `${ua.iphone} [FBAN/FBIOS;FBAV/480.0]` }, 'mobile'],
  ['Line', { userAgent: `${ua.android} Line/14.1` }, 'mobile'],
  ['Safari', { userAgent: ua.iphone }, 'mobile'],
  ['Chrome', { userAgent: ua.chrome, mode: 'desktop' }, 'desktop'],
  ['installed on desktop', { standalone: true, mode: 'desktop' }, 'desktop'],
] as const)('[CFG-24x] %s', (_, given, clientType) => {
  expect(detectClientType({ ...facts, ...given })).toBe(clientType);
});

test('[CFG-24x] only the iOS wrapper is the iOS app', () => {
  expect([isIosApp('app', ua.iphone), isIosApp('app', ua.android), isIosApp('mobile', ua.iphone)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('[I18N-07] choosing a language stores it and reloads once', () => {
  const { feature, ports } = setUp();
  expect(feature.chooseLanguage('en_US')).toBe(true);
  expect([ports.cookies.get('i18n_redirected'), ports.cookies.get('lang'), ports.storage.get('lang')]).toEqual(
    Array(3).fill('en_US'),
  );
  expect(ports.windows.reloads).toBe(1);
});

test('[I18N-08] [I18N-09x] [SITE-23] with a game open nothing changes and an error is shown', () => {
  const { feature, ports, heard } = setUp({}, true);
  expect(feature.canChangeLanguage()).toBe(false);
  expect(feature.chooseLanguage('en_US')).toBe(false);
  expect(heard('message')).toEqual([{ kind: 'error', key: 'pg.err_is_playing' }]);
  expect([ports.cookies.written.size, ports.windows.reloads]).toEqual([0, 0]);
});

test('[I18N-03] an unavailable or the current language is ignored', () => {
  const { feature, ports } = setUp();
  expect([feature.chooseLanguage('ja_JP'), feature.chooseLanguage('zh_CN')]).toEqual([false, false]);
  expect(ports.windows.reloads).toBe(0);
});

test('[API-43] [APIM-43] the mobile template is announced; only code 1000 changes it', async () => {
  const { feature, site, ports } = setUp({ site: { mode: 'mobile' } });
  const { http } = ports;
  const path = '/api/template_config';
  await feature.announceTemplate();
  expect(http.bodies(path)).toEqual([{ mobileTemplateName: 'H5_1_mobile' }]);
  expect(site.getState().templateName).toBe('H5_1');
  http.code(path, '1000', '', { mobileTemplateName: 'H5_3_mobile' });
  await feature.announceTemplate();
  expect(site.getState().templateName).toBe('H5_3_mobile');
  for (const code of ['100', '500']) {
    http.code(path, code, '', { mobileTemplateName: 'H5_5_mobile' });
    await feature.announceTemplate();
    expect(site.getState().templateName).toBe('H5_1_mobile');
  }
});

test.each(['nope', 'desktop_1', 'H5_0'])(
  '[CFG-08x] a template named %j by the platform counts as H5_1, with one warning',
  async (mobileTemplateName) => {
    const { feature, site, ports } = setUp({ site: { mode: 'mobile' } });
    ports.http.code('/api/template_config', '1000', '', { mobileTemplateName });
    await feature.announceTemplate();
    expect(site.getState().templateName).toBe('H5_1');
    expect(ports.logger.lines).toMatchObject([
      { level: 'warn', message: `Unknown mobile template "${mobileTemplateName}", using H5_1` },
    ]);
  },
);

test('[PLAY-34x] the site detail says whether the site is closed', async () => {
  const { feature, queryClient, site, ports } = setUp();
  const read = () => queryClient.fetchQuery({ ...feature.queries.detail(), staleTime: 0 });
  const { flags } = platform.sandbox.world;
  for (const closed of [false, true, false]) {
    flags.set('closed', closed);
    await read();
    expect(site.getState().closed).toBe(closed);
  }
  ports.http.malformed(calls.siteDetail, { detail: { env_config: null, siteInfo: null } });
  await read();
  expect(site.getState().closed).toBe(false);
});

test('[APIM-26] site detail', async () => {
  const { feature, ports, queryClient } = setUp();
  const detail = await queryClient.fetchQuery(feature.queries.detail());
  expect(ports.http.bodies('/api/arks/web/site/detail')).toEqual([{ site_id: 1001 }]);
  expect(detail.environment?.customerUrl).toMatchObject({ zh_CN: 'http://localhost:4300/service?lang=zh_CN' });
});

test('[APIM-27] logos', async () => {
  const { feature, ports, queryClient } = setUp();
  const url = '/api/art/logos/goldhaven-dark.svg';
  const logos = await queryClient.fetchQuery(feature.queries.logos());
  expect(new Set(logos.map((logo) => logo.url))).toEqual(new Set([url]));
  expect(logos.find(({ type }) => type === 'mobile')).toBeDefined();
  expect(ports.http.bodies('/api/web/logo')).toEqual([{ site_id: 1001 }]);
  ports.http.malformed(calls.webLogo, {
    web_logo_list: [{ type: 'mobile', url: '/logo.svg', sort: 1 }, { broken: true }],
  });
  expect(await queryClient.fetchQuery({ ...feature.queries.logos(), staleTime: 0 })).toEqual([
    { type: 'mobile', url: '/logo.svg', sort: 1 },
  ]);
});

test('[APIM-39] [APIM-40] the footer of the current mode', async () => {
  const { feature, ports, queryClient } = setUp();
  const desktop = await queryClient.fetchQuery(feature.queries.footer());
  feature.setMode('mobile');
  const mobile = await queryClient.fetchQuery(feature.queries.footer());
  // A phone is offered no other sites.
  expect([desktop.length, mobile.length]).toEqual([6, 5]);
  expect(desktop.filter(({ selectedType }) => selectedType === 'outerLink')).toMatchObject([
    { url: 'https://www.begambleaware.org/' },
  ]);
  expect(ports.http.bodies('/api/arks/web/footer')).toEqual([{ site_id: 1001 }]);
  expect(ports.http.bodies('/api/arks/web/web-mobile-footer')).toEqual([{ site_id: 1001, template: 'H5_1_mobile' }]);
});

test('the platform follows the device ports', () => {
  const { feature, site } = setUp({ ports: platform.ports({ userAgent: `${ua.android} MicroMessenger/8` }) });
  const heard = vi.fn<(...given: unknown[]) => void>();
  site.subscribe(heard);
  feature.setMode('mobile');
  expect(site.getState().clientType).toBe('wechat');
  expect(heard).toHaveBeenCalledTimes(1);
});
