import { expect, test } from 'vitest';
import { escapeJson, renderDocument, type DocumentParts } from './document.ts';

const parts: DocumentParts = {
  root: {
    lang: 'zh-CN',
    theme: 'midnight',
    mode: 'mobile',
    template: 'h5-1',
    desktopTemplate: 'desktop_1',
    mobileTemplate: 'H5_1',
  },
  title: '金港 <b>"1"</b>',
  description: 'All & more',
  canonical: 'https://site.example/',
  siteName: 'Goldhaven',
  themeColor: '#0b1530',
  noindex: false,
  body: '<main>page</main>',
  state: { text: '</script><script>alert(1)</script>\u2028' },
  assets: { entry: '/assets/main.js', scripts: ['/assets/main.js', '/assets/a.js'], styles: ['/assets/main.css'] },
  css: 'body{margin:0}',
  hero: '/api/art/banner.svg',
  nonce: 'n0nce',
};

test('[SHELL-15] carries template, theme and language on the root element', () => {
  const html = renderDocument(parts);
  expect(html).toMatch(
    /<html lang="zh-CN" data-theme="midnight" data-mode="mobile" data-template="h5-1" data-desktop-template="desktop_1" data-mobile-template="H5_1">/,
  );
});

test('lets no text of data end an element or an attribute', () => {
  const html = renderDocument(parts);
  expect(html).toContain('<title>金港 &lt;b&gt;&quot;1&quot;&lt;/b&gt;</title>');
  expect(html).not.toContain('<script>alert');
  expect(JSON.parse(escapeJson(parts.state))).toEqual(parts.state);
});

test('gives every style and script element the nonce and no inline script a chance', () => {
  const html = renderDocument(parts);
  for (const [tag] of html.matchAll(/<(script|style)\b[^>]*>/g)) expect(tag).toContain('nonce="n0nce"');
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)].map(([tag]) => tag);
  expect(inline).toEqual([expect.stringContaining('type="application/json"')]);
});

test('inlines the style sheets and marks them as present, so that no chunk waits for them', () => {
  expect(renderDocument(parts)).toContain('<link rel="stylesheet" href="/assets/main.css" disabled>');
});

test('marks pages that search engines should not keep', () => {
  expect(renderDocument({ ...parts, noindex: true, canonical: null })).toContain(
    '<meta name="robots" content="noindex">',
  );
});
