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
const problems = (over: object) => {
  const result = parseSiteConfig({ ...site, ...over });
  return result.ok ? [] : result.problems.map(({ path, problem }) => `${path} ${problem}`);
};

test('[PLT-04] notices are off by default, and need the worker of the site', () => {
  const plain = parseSiteConfig(site);
  expect(plain.ok && plain.config.push).toBe(false);
  expect(problems({ push: true, webApp: { offline: true } })).toEqual([]);
  expect(problems({ push: false, webApp: { offline: false } })).toEqual([]);
  const refusal = "push needs the site's worker: add webApp: { offline: true }";
  for (const webApp of [undefined, {}, { offline: false }, { display: 'standalone' }])
    expect(problems({ push: true, webApp })).toEqual([refusal]);
  // Reported beside other problems.
  expect(problems({ push: true, theme: 7 })).toContain(refusal);
});
