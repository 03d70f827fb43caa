import { addressIds, factsOf, PAGES } from '@housefront/contract/pages';
import { LOCALE_LOADERS } from '@housefront/core/i18n';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { loadedPage } from '../kernel/definePage.tsx';
import { pageSeo } from '../kernel/seo/pageSeo.ts';
import { SiteApp } from '../site/SiteApp.tsx';
import { testRuntime } from '../testing/testRuntime.ts';

// The first test loads whole templates, on a busy machine too.
vi.setConfig({ testTimeout: 60_000 });

const looks = [
  ...Object.keys(LOCALE_LOADERS).map((locale) => ({ locale, mode: 'desktop' }) as const),
  { locale: 'en_US', mode: 'mobile' } as const,
];

/** Pages that are reached without values, but for the home page; those that lead a guest elsewhere say nothing themselves. */
const pages = addressIds.filter(
  (id) => id !== 'home' && !PAGES[id].path.includes('$') && factsOf(id).leadsTo === undefined,
);

/** Title and description of a page, for visitors and search engines. */
async function namesOf(path: string, locale: string, mode: 'desktop' | 'mobile') {
  const { runtime, open } = await testRuntime({ locale, mode, path, server: true });
  const leaves = (await open()) !== undefined;
  runtime.templates.settle();
  const html = leaves ? '' : renderToString(createElement(SiteApp, { runtime }));
  const { core } = runtime;
  const topic = pages
    .filter((id) => PAGES[id].path === path)
    .map((id) => loadedPage(id)?.topic?.(core, { params: {}, search: {} })?.name)[0];
  const { title } = pageSeo(runtime.route.getState(), core);
  core.dispose();
  const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text = '']) => text);
  return { leaves, headings, title, topic };
}

test.each(pages.map((id) => ({ id, path: PAGES[id].path })))(
  '[SHELL-17x] $path has one heading in every language, and where it has a topic it is called so everywhere',
  async ({ path }) => {
    for (const { locale, mode } of looks) {
      const { leaves, headings, title, topic } = await namesOf(path, locale, mode);
      if (leaves) return;
      expect({ locale, mode, headings }).toEqual({ locale, mode, headings: [expect.stringMatching(/\p{L}/u)] });
      expect(headings[0]).not.toMatch(/^[a-z]+(?:[._][a-z_]+)+$/);
      if (topic === undefined) continue;
      expect({ locale, mode, heading: headings[0] }).toEqual({ locale, mode, heading: renderToString(topic) });
      expect(title).toContain(topic);
    }
  },
);
