import { expect, test } from 'vitest';
import { minimalConfig } from '../site-config.fixtures.ts';
import { parseSiteConfig } from '../site-config.ts';

const problems = (consent: unknown, over: object = {}) => {
  const result = parseSiteConfig({ ...minimalConfig, ...over, consent });
  return result.ok ? [] : result.problems.map(({ path, problem }) => `${path} ${problem}`);
};
const ga4 = { measurementId: 'G-AB12CD34EF' };
const gtm = { containerId: 'GTM-AB12CD3' };

test('[CNS-02] a site without the key has no consent; with it, it asks for half a year, in version 1', () => {
  const parsed = (consent?: unknown) => {
    const result = parseSiteConfig({ ...minimalConfig, ...(consent !== undefined && { consent }) });
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
  const result = parseSiteConfig({ ...minimalConfig, consent: { adapters: { ga4 }, traces } });
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
    const result = parseSiteConfig({ ...minimalConfig, consent, iconHosts: ['https://icons.example.com'] });
    expect([consent, result.ok && result.config.consent]).toEqual([consent, undefined]);
    expect(result.ok).toBe(true);
  }
});

test('[CNS-01] outside icon hosts are refused where consent is asked for, the usual ones too', () => {
  const { iconHosts: _, ...usual } = minimalConfig;
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

test('[OPS-18] a service is a name, a category, and hosts by what they may do; visitors are asked about its category', () => {
  const chat = {
    name: 'Acme Chat',
    category: 'marketing',
    load: 'https://cdn.acme.example/w.js?id=1',
    may: { script: ['https://*.acme.example'], connect: ['wss://live.acme.example'], style: [] },
    traces: ['acme_'],
  };
  const services = [chat, { name: 'Pixel', category: 'statistics' }];
  const result = parseSiteConfig({ ...minimalConfig, consent: { services } });
  expect(result.ok && result.config.consent).toEqual({
    version: 1,
    days: 180,
    categories: [],
    services,
    adapters: { metaRelay: false },
  });
  expect(problems({ ask: false, services })).toEqual([
    'consent.ask is off although the site has services for statistics, marketing',
  ]);
  expect(problems({ services }, { iconHosts: ['https://icons.example.com'] })).toHaveLength(1);
  expect(result.ok && 'services' in (parsedWith([]) ?? {})).toBe(false);
});

const parsedWith = (services: readonly unknown[]) => {
  const result = parseSiteConfig({ ...minimalConfig, consent: { adapters: { ga4 }, services } });
  return result.ok ? result.config.consent : undefined;
};

test.each([
  [{ name: '' }, 'name must not be blank'],
  [{ name: 'x'.repeat(61) }, 'name '],
  [{ category: 'needed' }, 'category '],
  [{ load: 'javascript:alert(1)' }, 'load must be an http:// or https:// address'],
  [{ load: 'https://me:pass@cdn.example.com/w.js' }, 'load must be an http:// or https:// address'],
  [{ may: { script: ['https:'] } }, 'may.script.0 must name a host'],
  [{ may: { connect: ['wss:'] } }, 'may.connect.0 must name a host'],
  [{ may: { script: ['*'] } }, 'may.script.0 must be a host'],
  [{ may: { script: ["'unsafe-inline'"] } }, 'may.script.0 must be a host'],
  [{ may: { frame: ['wss://live.example.com'] } }, 'may.frame.0 is for web sockets'],
  [{ may: { script: ["https://a.example.com; script-src 'unsafe-eval'"] } }, 'may.script.0 must be a host'],
  [{ may: { font: ['https://a.example.com'] } }, 'may.font '],
  [{ traces: ['token'] }, 'traces.0 is the beginning of a name that the site needs'],
  [{ hosts: ['https://a.example.com'] }, 'hosts '],
] as const)('[OPS-18] a service with %j is refused', (wrong, told) => {
  const found = problems({ services: [{ name: 'Acme', category: 'marketing', ...wrong }] });
  expect(found[0]).toMatch(`consent.services.0.${told}`);
});
