import { expect, test } from 'vitest';
import { documentScript, escapeJson, renderDocument, safeJson, type DocumentParts } from './document.ts';

const parts: DocumentParts = {
  root: {
    lang: 'zh-CN',
    theme: 'midnight',
    mode: 'mobile',
    template: 'h5-1',
    desktopTemplate: 'desktop_1',
    mobileTemplate: 'H5_1',
  },
  seo: ['<title>金港</title>'],
  themeColor: '#0b1530',
  body: '<main>page</main>',
  state: JSON.stringify({ text: '</script><script>alert(1)</script>\u2028' }),
  assets: { entry: '/assets/main.js', scripts: ['/assets/main.js', '/assets/a.js'], styles: ['/assets/main.css'] },
  css: 'body{margin:0}',
  hero: '/api/art/banner.svg',
  nonce: 'n0nce',
  outdated: 'Update to <Chrome 99>.',
};

test('[SHELL-15] carries template, theme and language on the root element', () => {
  const html = renderDocument(parts);
  expect(html).toMatch(
    /<html lang="zh-CN" data-theme="midnight" data-mode="mobile" data-template="h5-1" data-desktop-template="desktop_1" data-mobile-template="H5_1">/,
  );
});

test('lets no text of data end an element or an attribute', () => {
  const html = renderDocument(parts);
  expect(html).toContain('<title>金港</title>');
  expect(html).not.toContain('<script>alert');
  expect(JSON.parse(safeJson(parts.state))).toEqual(JSON.parse(parts.state));
  expect(escapeJson(JSON.parse(parts.state))).toBe(safeJson(parts.state));
});

test('gives every style and script element the nonce and has one inline script, the same in every page', () => {
  const html = renderDocument(parts);
  for (const [tag] of html.matchAll(/<(script|style)\b[^>]*>/g)) expect(tag).toContain('nonce="n0nce"');
  const inline = [...html.matchAll(/(<script(?![^>]*\bsrc=)[^>]*>)(.*?)<\/script>/gs)].map(([, tag, text]) => ({
    tag,
    text,
  }));
  expect(inline).toEqual([
    { tag: '<script nonce="n0nce">', text: documentScript() },
    { tag: expect.stringContaining('type="application/json"'), text: expect.anything() },
  ]);
});

test('inlines the style sheets and marks them as present, so that no chunk waits for them', () => {
  expect(renderDocument(parts)).toContain('<link rel="stylesheet" href="/assets/main.css" disabled>');
});

test('[BRW-01] says which browser to update to, only where cascade layers are unknown', () => {
  const html = renderDocument(parts);
  expect(html).toContain('<body><p id="outdated">Update to &lt;Chrome 99&gt;.</p><div id="root">');
  expect(html).toMatch(
    /<style nonce="n0nce">#outdated\{[^}]*\}@layer\{#outdated\{display:none\}\}body\{margin:0\}<\/style>/,
  );
});
