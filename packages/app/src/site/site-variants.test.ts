import { createHash } from 'node:crypto';
import type { RenderResult } from '@housefront/contract/render';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  bodyOf as body,
  linksOf as links,
  plain,
  renderedPage as page,
  rendererOf,
  renderOverSandbox,
} from '../testing/renderedPage.ts';

renderOverSandbox();

const root = ({ html }: RenderResult) => /<html[^>]*>/.exec(html)?.[0] ?? '';

describe('a plain site', () => {
  test.each(['/', '/faq', '/none'])(
    '[SEC-01] the policy of %s knows every script inside it by its hash',
    async (path) => {
      const { html, scriptHashes } = await page({}, { path });
      // Data is no script that runs.
      const scripts = [...html.matchAll(/<script(?! type="application\/(?:ld\+)?json")[^>]*>([^]*?)<\/script>/g)];
      const hashes = scripts.map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
      expect(hashes).not.toEqual([]);
      expect(scriptHashes).toEqual(hashes);
      expect(html.replace(/<script[^]*?<\/script>/g, '')).not.toMatch(/<[^>]+\son\w+=/);
    },
  );

  test.each(['desktop', 'mobile'] as const)(
    '[HOME-24] [GW-02] home after a page with promotions leaves no part of itself to the browser of a %s',
    async (mode) => {
      // Answers are shared for a second.
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const render = rendererOf({});
      await render({ path: '/discount', mode });
      const home = await render({ mode });
      expect(home.status).toBe(200);
      expect(body(home)).not.toContain('<!--$!-->');
    },
  );

  test.each([
    ['desktop', 'desktop-1'],
    ['mobile', 'h5-1'],
  ] as const)('[CFG-03] shows the games of the platform on a %s', async (mode, template) => {
    const answer = await page({}, { mode });
    expect(answer.status).toBe(200);
    expect(root(answer)).toContain(`data-template="${template}"`);
    expect(root(answer)).toContain('data-theme="midnight"');
    expect(body(answer).includes('/api/art/games/')).toBe(true);
  });
});

describe('a list', () => {
  test.each(['desktop', 'mobile'] as const)(
    '[LOOK-04] the picture that is loaded ahead on a %s is the one that the first tile shows',
    async (mode) => {
      const { html } = await page({}, { path: '/slotgame?gt_id=2&gp_id=GPJD&house=gpjd', mode });
      const ahead = /<link rel="preload" as="image" href="([^"]+)"/.exec(html)?.[1];
      expect(ahead).toMatch(mode === 'desktop' ? /wide/ : /^(?!.*wide)/);
      expect(/<img [^>]*src="([^"]*\/art\/games\/[^"]+)"/.exec(html)?.[1]).toBe(ahead);
    },
  );
});

describe('one language and one currency', () => {
  const config = { languages: 'vi_VN', currencies: 'VND' };

  test('[I18N-01] the page is in that language and offers no other', async () => {
    const answer = await page(config, { locale: 'vi_VN' });
    expect(root(answer)).toContain('lang="vi-VN"');
    expect(body(answer).includes('<option')).toBe(false);
    expect(answer.html.includes('hreflang="zh')).toBe(false);
    const several = await page({});
    expect(body(several).includes('<option')).toBe(true);
    expect(several.html.includes('hreflang="zh')).toBe(true);
  });
});

describe('guests of several countries', () => {
  test('[MEM-30] [MEM-31x] see the currency of their country, or the first one of the site', async () => {
    const config = { currencies: 'RMB,USD,VND' };
    const currency = async (country?: string) => {
      const asked = country === undefined ? {} : { country };
      const { html } = await page(config, { locale: 'zh_CN', ...asked });
      return /"currency":"(\w+)"/.exec(html)?.[1];
    };
    expect([await currency('VN'), await currency('XX'), await currency()]).toEqual(['VND', 'RMB', 'RMB']);
  });
});

describe('another theme', () => {
  test('[THM-01] the same page has its colours', async () => {
    const [other, usual] = [await page({ theme: 'emerald' }), await page({})];
    expect(root(other)).toBe(root(usual).replace('data-theme="midnight"', 'data-theme="emerald"'));
    expect(links(other)).toEqual(links(usual));
  });
});

describe('a list for search engines', () => {
  test('[LOB-11] the list may be found, what a facet, text or order makes of it may not', async () => {
    const robots = async (search: string) => {
      const { html, status } = await page({}, { path: `/slotgame?gp_id=GPAA&gt_id=2${search}` });
      return [status, html.includes('<meta name="robots" content="noindex">')];
    };
    expect(await robots('')).toEqual([200, false]);
    for (const search of ['&volatility=4', '&q=a', '&sort=name']) expect(await robots(search)).toEqual([200, true]);
  });
});

describe('hidden links', () => {
  test('[SITE-17x] a page that is hidden is linked nowhere and leads home', async () => {
    const footerLinks = [{ title: 'App', url: '/app' }];
    const hidden = { footerLinks, hiddenLinks: ['APPDownload' as const] };
    expect(links(await page({ footerLinks }))).toContain('/app');
    expect(links(await page(hidden))).not.toContain('/app');
    expect((await page({ footerLinks }, { path: '/app' })).status).toBe(200);
    expect(await page(hidden, { path: '/app' })).toMatchObject({ status: 302, redirect: '/' });
  });
});

describe('links of its own', () => {
  test('the footer has them beside those of the platform', async () => {
    const config = { footerLinks: [{ title: 'Our blog', url: 'https://blog.harbour.test/' }] };
    expect(links(await page(config))).toContain('https://blog.harbour.test/');
    expect(links(await page(config, { mode: 'mobile' }))).toContain('https://blog.harbour.test/');
    expect(links(await page({}))).not.toContain('https://blog.harbour.test/');
  });

  test('[SITE-08] one of them may be called otherwise in each language', async () => {
    const title = { en_US: 'Our own blog', zh_CN: '我们的博客' };
    const footerLinks = [{ title, url: 'https://blog.harbour.test/' }];
    const shown = async (locale: string) => {
      const { html } = await page({ footerLinks, languages: 'zh_CN,en_US,th_TH' }, { locale });
      const [link = ''] = /<a[^>]*href="https:\/\/blog\.harbour\.test\/"[^>]*>.*?<\/a>/s.exec(html) ?? [];
      return Object.values(title).filter((text) => link.includes(text));
    };
    expect(await shown('zh_CN')).toEqual(['我们的博客']);
    expect(await shown('en_US')).toEqual(['Our own blog']);
    // In a language without one it is called as in the first language.
    expect(await shown('th_TH')).toEqual(['我们的博客']);
  });
});

describe('a template that the config does not name', () => {
  test('[CFG-08x] no page is made', async () => {
    const named = { ...plain.public, MOBILE_TEMPLATE_NAME: 'H5_2' };
    await expect(page({ public: named })).rejects.toThrow(/templates\.mobile/);
  });
});

test('[PRF-01] pages of a long list that are made at once ask for it once, and each has its first screens', async () => {
  const asked: string[] = [];
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const answer = await ask(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!pathname.endsWith('/game_label')) return answer;
    asked.push(pathname);
    const { header, body: found } = await answer.json();
    const main = Array.from({ length: 400 }, (_, index) => ({ ...found.main[0], id: 70_000 + index }));
    return Response.json({ header, body: { ...found, main } });
  });
  const render = rendererOf({});
  const path = '/slotgame?gt_id=2&gp_id=GPJD&house=gpjd';
  const cut = async () => /"more":(\d+)/.exec((await render({ path })).html)?.[1];
  expect([await cut(), await cut()]).toEqual(['310', '310']);
  expect(asked).toHaveLength(1);
});
