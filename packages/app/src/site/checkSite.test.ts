import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { checkSite, SiteConfigError } from './checkSite.ts';
import type { SiteDefinition } from './defineSite.ts';

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

test('[CFG-03] a name without its import is refused with path and fix, for both modes at once', () => {
  const named = { ...site.public, TEMPLATE_NAME: 'desktop_2', MOBILE_TEMPLATE_NAME: 'bob_mobile' };
  expect(problemsOf({ ...site, public: named })).toEqual([
    "  templates.desktop: imports desktop-1 while the config names desktop_2. Import '@housefront/ui/templates/desktop-2', or name the other template.",
    "  templates.mobile: imports h5-1 while the config names H5_2. Import '@housefront/ui/templates/h5-2', or name the other template.",
  ]);
});

test('[CFG-03] the templates of the two modes cannot be mixed up', () => {
  expect(problemsOf({ ...site, templates: { desktop: templates.mobile, mobile: templates.desktop } })).toHaveLength(2);
});

test('[GEN-04] every broken field is named with its path and what is expected', () => {
  const broken = { ...site, siteId: 'abc', theme: 'plaid', currencies: '' } as unknown as SiteDefinition;
  const problems = problemsOf(broken);
  expect(new Set(problems.map((line) => line.trim().split(':')[0]))).toEqual(
    new Set(['currencies', 'siteId', 'theme']),
  );
  for (const line of problems) expect(line).toMatch(/\. (write|use|list) /);
});
