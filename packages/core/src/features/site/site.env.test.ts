import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { settle, testConfig, testDeps } from '../../testing/index.ts';
import { createSite, customerUrlOf, logoFor, showsFastPayment, siteLinkTarget } from './index.ts';

const DETAIL = '/api/arks/web/site/detail';
const FILE = '/api/static/1001/env_config.json';
const told = (customerUrl: Record<string, string>) => ({ detail: { env_config: { customerUrl }, siteInfo: {} } });

function setUp(customerServiceUrl = { zh_CN: 'https://built.test/zh', ja_JP: 'https://built.test/ja' }) {
  const deps = testDeps({ config: testConfig({ customerServiceUrl }) });
  const feature = createSite({ ...deps, isGameOpen: () => false });
  return { ...deps, http: deps.ports.http, read: () => deps.queryClient.fetchQuery(feature.queries.environment()) };
}

test('[SITE-05x] the three sources are merged key by key: site detail, then the static copy, then what is built in', async () => {
  const { http, read } = setUp();
  http.ok(calls.siteDetail, told({ zh_CN: 'https://detail.test/zh', vi_VN: ' ' }));
  http.on(FILE, {
    json: {
      customerUrl: { zh_CN: 'https://file.test/zh', en_US: 'https://file.test/en', vi_VN: 'https://file.test/vi' },
    },
  });
  expect((await read()).customerUrl).toEqual({
    zh_CN: 'https://detail.test/zh',
    en_US: 'https://file.test/en',
    vi_VN: 'https://file.test/vi',
    ja_JP: 'https://built.test/ja',
  });
  expect(http.sent(FILE).map(({ method, body }) => [method, body])).toEqual([['GET', undefined]]);
});

test('[SITE-04] with the site detail failing, the static copy is used; with both failing, the built-in values', async () => {
  const { http, read } = setUp();
  http.code(DETAIL, '500');
  http.on(FILE, { json: { env_config: { customerUrl: { zh_CN: 'https://file.test/zh' } } } });
  expect((await read()).customerUrl['zh_CN']).toBe('https://file.test/zh');

  for (const answer of [
    { status: 404, json: {} },
    { text: '<html>' },
    { json: [] },
    { json: { env_config: 'x' } },
    new TypeError('offline'),
  ]) {
    const other = setUp();
    other.http.code(DETAIL, '500');
    other.http.on(FILE, answer);
    expect((await other.read()).customerUrl).toEqual({
      zh_CN: 'https://built.test/zh',
      ja_JP: 'https://built.test/ja',
    });
  }
});

test('[SITE-05x] both are asked at the same time, and the static copy is waited for no longer than five seconds', async () => {
  const { http, ports, read } = setUp();
  http.ok(calls.siteDetail, told({ zh_CN: 'https://detail.test/zh' }));
  http.hold(FILE);
  const reading = read();
  await settle();
  expect([http.sent(FILE).length, http.sent(DETAIL).length]).toEqual([1, 1]);
  await ports.clock.advance(4999);
  await settle();
  expect(http.sent(FILE)[0]?.signal.aborted).toBe(false);
  await ports.clock.advance(1);
  expect((await reading).customerUrl['zh_CN']).toBe('https://detail.test/zh');
  expect(http.sent(FILE)[0]?.signal.aborted).toBe(true);
});

test('[SITE-03x] the chat of a language, else of the default one, else the first', () => {
  const customerUrl = { ja_JP: 'ja', zh_CN: 'zh' };
  expect(customerUrlOf({ customerUrl }, 'ja_JP', 'zh_CN')).toBe('ja');
  expect(customerUrlOf({ customerUrl }, 'vi_VN', 'zh_CN')).toBe('zh');
  expect(customerUrlOf({ customerUrl }, 'vi_VN', 'en_US')).toBe('ja');
  expect(customerUrlOf({ customerUrl: {} }, 'vi_VN', 'en_US')).toBeNull();
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, true],
  [false, false, true],
])('[SITE-03x] [SITE-02] with the flag %s, a member with an agent %s sees fast payment: %s', (flag, agent, seen) => {
  expect(showsFastPayment(flag, agent)).toBe(seen);
});

test.each([
  ['main', '4', '', '/main/4'],
  ['faq', 'deposit', '', '/faq/deposit'],
  ['main', '../x?y', '', '/main/..%2Fx%3Fy'],
  ['main', null, '', undefined],
  ['outerLink', null, 'https://example.com/a', 'https://example.com/a'],
  ['outerLink', null, 'javascript:alert(1)', undefined],
  ['outerLink', null, '/relative', undefined],
  ['outerLink', null, 'ftp://example.com', undefined],
  [null, '1', 'https://example.com', undefined],
] as const)(
  '[SITE-08] a link of kind %s with id %s and address %s leads to %s',
  (selectedType, selectedId, url, to) => {
    expect(siteLinkTarget({ selectedType, selectedId, url })?.href).toBe(to);
  },
);

test('[SITE-07x] the logo meant for the place is taken, else the first by order, else none', () => {
  const logo = (type: 'desktop' | 'mobile' | null, url: string, sort: number) => ({ type, url, sort });
  const logos = [logo('mobile', '/m2', 3), logo('mobile', '/m1', 2), logo(null, '/any', 1)];
  expect([logoFor(logos, 'mobile'), logoFor(logos, 'desktop'), logoFor([], 'desktop')]).toEqual(['/m1', '/any', null]);
});

test('[SITE-10] [APIM-41] floating elements are asked for by site', async () => {
  const deps = testDeps();
  const feature = createSite({ ...deps, isGameOpen: () => false });
  deps.ports.http.malformed(calls.float, {
    list: [{ id: 1, title: 'A', url: 'https://a.test', selectedType: 'outerLink' }, 7],
  });
  expect(await deps.queryClient.fetchQuery(feature.queries.floats())).toMatchObject([
    { title: 'A', position: 'right' },
  ]);
  expect(deps.ports.http.bodies('/api/arks/web/float')).toEqual([{ site_id: 1001 }]);
});

test('[SITE-15] the answer of the template call counts only with code 1000', async () => {
  const path = '/api/template_config';
  for (const [code, name] of [
    ['1000', 'H5_3_mobile'],
    ['100', 'H5_1_mobile'],
    ['101', 'H5_1_mobile'],
    ['9999', 'H5_1_mobile'],
  ] as const) {
    const deps = testDeps();
    const feature = createSite({ ...deps, isGameOpen: () => false });
    feature.setMode('mobile');
    deps.ports.http.code(path, code, '', { mobileTemplateName: 'H5_3_mobile' });
    await feature.announceTemplate();
    expect([deps.ports.http.bodies(path), deps.site.getState().templateName]).toEqual([
      [{ mobileTemplateName: 'H5_1_mobile' }],
      name,
    ]);
  }
});
