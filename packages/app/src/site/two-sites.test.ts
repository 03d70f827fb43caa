import { createSandbox, type Sandbox } from '@housefront/sandbox';
import { theme as emerald } from '@housefront/ui/themes/emerald';
import { theme as midnight } from '@housefront/ui/themes/midnight';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SiteDefinition } from '../kernel/defineSite.ts';
import { templates } from '../testing/testRuntime.ts';
import { contentFiles } from './contentFiles.ts';
import { createSiteRenderer } from './createSiteRenderer.tsx';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ games: 500 });
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) =>
    sandbox.app.request(input instanceof Request ? input : String(input), init),
  );
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await sandbox.close();
});

const platform = 'http://platform.test';

/** A site whose name is in all that it says; English is a language of every one of them. */
function siteOf(name: string, siteId: number, over: Partial<SiteDefinition>) {
  const seo = { id: 'seo', title: `${name} seo`, html: `<p>${name} above the footer</p>` };
  const content = contentFiles({
    './en_US.md': () => Promise.resolve({ default: { pages: [], faq: [], seo: seo as never } }),
  });
  const site = {
    version: 1,
    siteId,
    public: {
      SITE_NAME: name,
      TEMPLATE_NAME: 'desktop_1',
      MOBILE_TEMPLATE_NAME: 'H5_1',
      SITE_TITLE: name,
      SITE_TITLE_EN: name,
    },
    currencies: 'USD',
    languages: 'en_US',
    theme: 'midnight',
    upstream: platform,
    iconHosts: [],
    footerLinks: [{ title: `${name} blog`, url: `https://${name}.test/blog` }],
    customerServiceUrl: { en_US: `https://${name}.test/chat` },
    templates,
    content: () => Promise.resolve({ default: content }),
    ...over,
  } satisfies SiteDefinition;
  const build = { files: {}, buildId: `${name}-build`, folder: '/nowhere', texts: {} };
  const { render, buildId } = createSiteRenderer(site, site.theme === 'emerald' ? emerald : midnight, build);
  return async (mode: 'desktop' | 'mobile'): Promise<string> => {
    const page = await render({
      url: `http://${name}.test/`,
      mode,
      locale: 'en_US',
      cookies: {},
      headers: { userAgent: 'Test', acceptLanguage: 'en' },
      upstream: platform,
      styleNonce: 'n0',
      signal: AbortSignal.timeout(30_000),
      requestId: 'r1',
    });
    expect(buildId).toBe(`${name}-build`);
    return page.html;
  };
}

test('[CFG-01] sites of one thread, in turns and at once, show nothing of each other', async () => {
  const harbour = siteOf('harbour', 1001, {});
  const lagoon = siteOf('lagoon', 1002, {
    theme: 'emerald',
    currencies: 'VND',
    languages: 'en_US,vi_VN',
    hiddenLinks: ['APPDownload'],
  });
  const check = (html: string, own: string, other: string, facts: readonly string[], none: readonly string[]) => {
    for (const fact of [`${own}-build`, `${own}.test/blog`, `<title>${own}`, `${own} above the footer`, ...facts])
      expect(html).toContain(fact);
    expect(html.toLowerCase()).not.toContain(other);
    for (const fact of none) expect(html).not.toContain(fact);
  };
  const ofUsd = ['data-theme="midnight"', '"locale":"en_US","currency":"USD"'];
  const ofVnd = ['data-theme="emerald"', '"locale":"en_US","currency":"VND"', 'hreflang="vi'];
  const ofHarbour = (html: string) => check(html, 'harbour', 'lagoon', ofUsd, ofVnd);
  const ofLagoon = (html: string) => check(html, 'lagoon', 'harbour', ofVnd, ofUsd);
  for (const mode of ['desktop', 'mobile', 'desktop'] as const) {
    ofHarbour(await harbour(mode));
    ofLagoon(await lagoon(mode));
  }
  const pages = await Promise.all([harbour('desktop'), lagoon('desktop'), lagoon('mobile'), harbour('mobile')]);
  for (const index of [0, 3]) ofHarbour(pages[index] ?? '');
  for (const index of [1, 2]) ofLagoon(pages[index] ?? '');
});
