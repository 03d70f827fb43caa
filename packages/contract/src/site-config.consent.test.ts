import { expect, test } from 'vitest';
import { parseSiteConfig } from './site-config.ts';

const site = {
  version: 1,
  siteId: 88,
  public: { SITE_NAME: 'Lucky House', TEMPLATE_NAME: 'desktop_1', MOBILE_TEMPLATE_NAME: 'H5_1', SITE_TITLE: '幸运屋' },
  currencies: 'RMB',
  languages: 'zh_CN',
  theme: 'midnight',
  upstream: 'http://localhost:4300',
  iconHosts: [],
};
const problems = (consent: unknown, over: object = {}) => {
  const result = parseSiteConfig({ ...site, ...over, consent });
  return result.ok ? [] : result.problems.map(({ path, problem }) => `${path} ${problem}`);
};
const ga4 = { measurementId: 'G-AB12CD34EF' };
const gtm = { containerId: 'GTM-AB12CD3' };

test('[CNS-02] a site without the key has no consent; with it, it asks for half a year, in version 1', () => {
  const parsed = (consent?: unknown) => {
    const result = parseSiteConfig({ ...site, ...(consent !== undefined && { consent }) });
    return result.ok ? result.config.consent : result.problems;
  };
  expect(parsed()).toBeUndefined();
  expect(parsed({ adapters: { ga4, gtm } })).toEqual({
    version: 1,
    days: 180,
    categories: [],
    adapters: { ga4, gtm: { ...gtm, category: 'marketing', hosts: [] }, metaRelay: false },
  });
});

test.each([
  [{ adapters: { ga4 } }, 'statistics'],
  [{ adapters: { gtm } }, 'marketing'],
  [{ adapters: { gtm: { ...gtm, category: 'statistics' } } }, 'statistics'],
  [{ adapters: { metaRelay: true } }, 'marketing'],
  [{ adapters: { ga4, metaRelay: true } }, 'statistics, marketing'],
  [{ categories: ['marketing'] }, 'marketing'],
] as const)('[CNS-02] %j without asking is refused', (consent, named) => {
  expect(problems(consent)).toEqual([]);
  expect(problems({ ...consent, ask: false })).toEqual([
    `consent.ask is off although the site has services for ${named}`,
  ]);
});

test('[CNS-04] names that a site gives for what its services leave are taken; beginnings of names that it needs are not', () => {
  const traces = { statistics: ['visit_', '_hj'], marketing: ['campaign', 'last.campaign-1$'] };
  const result = parseSiteConfig({ ...site, consent: { adapters: { ga4 }, traces } });
  expect(result.ok && result.config.consent?.traces).toEqual(traces);
  expect(problems({ adapters: { ga4 }, traces: { marketing: ['x1'] } })).toEqual([]);
  const wrong = [
    'token',
    'to',
    'member_',
    'consent',
    'lang',
    'i18n',
    '',
    'a',
    '*_x',
    'a b',
    'a=b',
    'a;b',
    'é1',
    'x'.repeat(61),
    7,
  ];
  for (const name of wrong) {
    const found = problems({ adapters: { ga4 }, traces: { statistics: [name] } });
    expect([name, found.length > 0, found.every((text) => text.startsWith('consent.traces.statistics'))]).toEqual([
      name,
      true,
      true,
    ]);
  }
});

test('[CNS-02] a site that asks nothing may say so; it has no consent, and may ask icon hosts', () => {
  for (const consent of [{ ask: false }, {}, { adapters: {} }, { categories: [] }, { days: 30, ask: true }]) {
    const result = parseSiteConfig({ ...site, consent, iconHosts: ['https://icons.example.com'] });
    expect([consent, result.ok && result.config.consent]).toEqual([consent, undefined]);
    expect(result.ok).toBe(true);
  }
});

test('[CNS-01] outside icon hosts are refused where consent is asked for, the usual ones too', () => {
  const { iconHosts: _, ...usual } = site;
  const refused = parseSiteConfig({ ...usual, consent: { adapters: { ga4 } } });
  expect(refused).toMatchObject({ ok: false, problems: [{ path: 'iconHosts' }] });
  expect(problems({ adapters: { ga4 } }, { iconHosts: ['https://icons.example.com'] })).toHaveLength(1);
  expect(parseSiteConfig(usual).ok).toBe(true);
});

test.each([
  ['G-1', 'ga4'],
  ['g-ab12cd34ef', 'ga4'],
  ['UA-12345-1', 'ga4'],
  ['G-AB12CD34EF&x=1', 'ga4'],
  ['G-AB12/../x', 'ga4'],
  [' G-AB12CD34EF', 'ga4'],
  ['', 'ga4'],
  [7, 'ga4'],
  ['G-AB\'"<', 'ga4'],
  ['G-AB12CD34EFAB12CD34EFAB', 'ga4'],
  ['GTM-1', 'gtm'],
  ['GTM-ab12cd3', 'gtm'],
  ['AB12CD3', 'gtm'],
  ['GTM-AB12CD3#', 'gtm'],
  ['GTM-AB12CD3\n', 'gtm'],
  ['', 'gtm'],
  [null, 'gtm'],
  ['GTM-AB12 CD3', 'gtm'],
  ['G-AB12CD34EF', 'gtm'],
  ['GTM-ABCDEFGHIJKLM', 'gtm'],
] as const)('[CNS-03] %j is no id of %s', (id, adapter) => {
  const key = adapter === 'ga4' ? 'measurementId' : 'containerId';
  expect(problems({ adapters: { [adapter]: { [key]: id } } })[0]).toMatch(`consent.adapters.${adapter}.${key} `);
});

test.each([
  [{ days: 0 }, 'days'],
  [{ days: 366 }, 'days'],
  [{ days: 1.5 }, 'days'],
  [{ version: 0 }, 'version'],
  [{ version: 1_000_000 }, 'version'],
  [{ version: '2' }, 'version'],
  [{ categories: ['needed'] }, 'categories'],
  [{ adapters: { pixel: true } }, 'adapters.pixel'],
  [{ adapters: { metaRelay: 'yes' } }, 'adapters.metaRelay'],
  [{ adapters: { gtm: { ...gtm, category: 'needed' } } }, 'adapters.gtm.category'],
] as const)('[CNS-02] %j is refused', (consent, path) => {
  expect(problems(consent)[0]).toMatch(`consent.${path}`);
});
