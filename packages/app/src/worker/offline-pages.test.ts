import { createHash } from 'node:crypto';
import type { OfflineFacts, OfflineTexts } from '@housefront/contract/render';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptHome, offlinePage } from './offline-pages.ts';

const texts = (language: string): OfflineTexts => ({
  title: `title ${language}`,
  page: `page ${language}`,
  home: `home ${language}`,
  retry: `retry ${language}`,
  toHome: `to home ${language}`,
  back: `back ${language}`,
});
const facts: OfflineFacts = {
  siteName: 'Goldhaven',
  scheme: 'dark',
  canvas: '#0a1020',
  accent: { base: '#eebb4d', on: '#211602' },
  texts: { 'th-TH': texts('th'), 'zh-CN': texts('cn'), 'zh-TW': texts('tw'), 'en-US': texts('en') },
};
const home = (language: string, body = '<div id="root">tiles</div>') =>
  `<!doctype html><html lang="${language}" data-theme="x"><head><title>t</title><script>own()</script></head><body>${body}</body></html>`;

const languageOf = ({ html }: { readonly html: string }) => /<html [^>]*lang="([\w-]+)"/.exec(html)?.[1];

test.each([
  [['zh-TW'], 'zh-TW'],
  [['ZH-tw'], 'zh-TW'],
  [['zh-HK'], 'zh-CN'],
  [['en-GB', 'th'], 'en-US'],
  [['fr', 'xx-YY'], 'th-TH'],
  [['fr', 'en-US'], 'en-US'],
  [[], 'th-TH'],
  [[''], 'th-TH'],
])('[PWA-01] the page without a connection is for %j in %s', async (languages, language) => {
  const page = await offlinePage(facts, languages);
  expect(languageOf(page)).toBe(language);
  expect(page.html).toContain(facts.texts[language]?.page);
});

test('[PWA-01] a kept home page has the notice in its own language, and no script of it runs', async () => {
  const page = await keptHome(facts, home('zh-TW'));
  expect(page?.html).toContain('home tw');
  expect(page?.html.indexOf('home tw')).toBeLessThan(page?.html.indexOf('tiles') ?? 0);
  const policy = page?.headers['content-security-policy'] ?? '';
  const script = page?.html.split('<script>').at(-1)?.split('</script>')[0] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  // However the page was changed, no address in it leads to another host, and nothing of it is sent.
  expect(policy.split('; ').toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self' data:",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "img-src 'self' data:",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
  ]);
  expect(page?.headers['cache-control']).toBe('no-store');
});

test.each([
  ['', 'nothing'],
  ['{"msg":"ok"}', 'data'],
  ['<html><body>hotel login</body></html>', 'a page of somewhere else'],
  [home('en-US').slice(0, -20), 'a page that was cut'],
  [home('"><script>'), 'a hostile language'],
  [home('en-US', '<meta http-equiv=refresh content="0;url=https://evil.example">'), 'a page that leads elsewhere'],
  [home('en-US', '<META a=">" HTTP-Equiv="refresh" content="0;url=//evil.example">'), 'another such page'],
])('[PWA-01] %j is no home page: %s', async (kept) => {
  expect(await keptHome(facts, kept)).toBeNull();
});

describe('[PWA-01] hostile data', () => {
  test('texts and names cannot leave their places', async () => {
    const evil = '</style><script>alert(1)</script>"\'&$&$1';
    const hostile = {
      ...facts,
      siteName: evil,
      texts: {
        'en-US': Object.fromEntries(Object.keys(texts('x')).map((key) => [key, evil])) as unknown as OfflineTexts,
      },
    };
    for (const page of [await offlinePage(hostile, ['en-US']), await keptHome(hostile, home('en-US'))]) {
      expect(page?.html).not.toContain('<script>alert');
      expect(page?.html).toContain('&lt;script&gt;alert');
    }
    const colour = await offlinePage({ ...facts, canvas: 'red}body{background:url(//evil.example)' }, []);
    expect(colour.html).not.toContain('evil.example');
  });

  test('any content of a kept page stays as it is, without a way to run', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (content) => {
        const page = await keptHome(facts, home('en-US', content));
        expect(page?.html).toContain(content);
        expect(page?.headers['content-security-policy']).not.toMatch(/script-src[^;]*(?:unsafe|self|nonce|http)/);
      }),
      { numRuns: 200 },
    );
  });
});
