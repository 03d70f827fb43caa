import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { checkSite, SiteConfigError } from './checkSite.ts';
import type { SiteDefinition } from '../kernel/defineSite.ts';

const templates = {
  desktop: () => import('@housefront/ui/templates/desktop-1'),
  mobile: () => import('@housefront/ui/templates/h5-1'),
};
const site: SiteDefinition = {
  version: 1,
  siteId: 88,
  public: {
    SITE_NAME: 'House',
    TEMPLATE_NAME: 'desktop_1',
    MOBILE_TEMPLATE_NAME: 'H5_1',
    SITE_TITLE: '屋',
    SITE_TITLE_EN: 'House',
  },
  currencies: 'RMB',
  languages: 'zh_CN',
  theme: 'midnight',
  upstream: 'http://localhost:4300',
  templates,
};

const problemsOf = (definition: SiteDefinition): readonly string[] => {
  try {
    checkSite(definition);
    return [];
  } catch (error) {
    if (!(error instanceof SiteConfigError)) throw error;
    return error.message.split('\n').slice(1);
  }
};

test('[CFG-01] the sites of the workspace have site ids of their own, as numbers and under their own folders', async () => {
  const folder = join(import.meta.dirname, '../../../../sites');
  const sites = await Promise.all(
    readdirSync(folder).map(async (name) => {
      const module = (await import(pathToFileURL(join(folder, name, 'site.config.ts')).href)) as {
        default: SiteDefinition;
      };
      return { name, id: checkSite(module.default).siteId };
    }),
  );
  expect(sites.length).toBeGreaterThan(1);
  expect(new Set(sites.map(({ id }) => id)).size).toBe(sites.length);
  for (const { name, id } of sites) expect(id).toBe(Number(name));
});

test('[CFG-03] names and imports that agree are taken, aliases included', () => {
  expect(problemsOf(site)).toEqual([]);
  for (const name of ['H5_1_mobile', 'origin', 'origin_mobile']) {
    expect(problemsOf({ ...site, public: { ...site.public, MOBILE_TEMPLATE_NAME: name } })).toEqual([]);
  }
});

test('[CFG-03] a theme other than the one that is named is refused with its fix', () => {
  const neon = { name: 'neon', scheme: 'dark', canvas: '#000000', accent: { base: '#00e5ff', on: '#000000' } } as const;
  expect(() => checkSite(site, { ...neon, name: 'midnight' })).not.toThrow();
  expect(() => checkSite(site, neon)).toThrow(
    "theme: names midnight while neon is imported. Import '@housefront/app/theme' in src/main.tsx and src/server.tsx: it is the named one.",
  );
  expect(() => checkSite({ ...site, theme: 'site' }, neon)).toThrow('theme: names site while neon is imported.');
});

test('[GEN-04] every broken field is named with its path and what is expected', () => {
  const broken = { ...site, siteId: 'abc', theme: 'plaid', currencies: '' } as unknown as SiteDefinition;
  const problems = problemsOf(broken);
  expect(new Set(problems.map((line) => line.trim().split(':')[0]))).toEqual(
    new Set(['currencies', 'siteId', 'theme']),
  );
  for (const line of problems) expect(line).toMatch(/\. (write|use|list) /);
});
