import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { scriptHash } from './inserted-styles.ts';
import { documentScript, documentStyle, escapeJson, renderDocument, safeJson, type DocumentParts } from './document.ts';

const assets = { entry: '/assets/main.js', scripts: ['/assets/main.js', '/assets/a.js'], styles: ['/assets/main.css'] };

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
  icons: { favicon: 'favicon.svg' },
  manifest: '/manifest.webmanifest?lang=en_US',
  themeColor: '#0b1530',
  body: '<main>page</main>',
  state: JSON.stringify({ text: '</script><script>alert(1)</script>\u2028' }),
  assets,
  style: documentStyle('body{margin:0}'),
  hero: '/api/art/banner.svg',
  styleNonce: 'n0nce',
  script: documentScript(assets),
  outdated: 'Update to <Chrome 99>.',
  noScripts: 'Scripts are <off>.',
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

test('[SEC-01] has one script that runs, whose text is the one that the policy knows by its hash', () => {
  const html = renderDocument(parts);
  const scripts = [...html.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gs)].map(([, tag, text = '']) => ({ tag, text }));
  expect(scripts.map(({ tag }) => tag)).toEqual(['<script>', expect.stringContaining('type="application/json"')]);
  const hash = createHash('sha256')
    .update(scripts[0]?.text ?? '')
    .digest('base64');
  expect(scriptHash(documentScript(assets))).toBe(`sha256-${hash}`);
  expect(html).not.toMatch(/<link[^>]+as="script"/);
});

test('[SEC-01] its script asks for the modules at once and starts the entry when the document is complete', () => {
  const added: Record<string, unknown>[] = [];
  const listeners = new Map<string, (event?: unknown) => void>();
  runInNewContext(documentScript(assets), {
    addEventListener: (name: string, run: () => void) => listeners.set(name, run),
    document: {
      querySelectorAll: () => [],
      addEventListener: (name: string, run: () => void) => listeners.set(name, run),
      createElement: (tag: string) => ({ tag }),
      head: { appendChild: (element: Record<string, unknown>) => added.push(element) },
    },
    matchMedia: () => ({ matches: false }),
  });
  const preload = { tag: 'link', rel: 'preload', as: 'script', crossOrigin: '' };
  expect(added).toEqual([
    { ...preload, href: '/assets/main.js' },
    { ...preload, href: '/assets/a.js' },
  ]);
  listeners.get('DOMContentLoaded')?.();
  expect(added[2]).toEqual({ tag: 'script', type: 'module', crossOrigin: '', src: '/assets/main.js' });
});

test.each([
  ['a login', { member_id: '42' }, { login: '' }],
  ['none', {}, {}],
  ['storage that the browser blocks', undefined, {}],
])('[LOOK-13] in a browser with %s its script says so on the root element', (_, localStorage, dataset) => {
  const documentElement = { dataset: {} };
  runInNewContext(documentScript(assets), {
    ...(localStorage && { localStorage }),
    addEventListener: () => undefined,
    document: {
      documentElement,
      querySelectorAll: () => [],
      addEventListener: () => undefined,
      createElement: () => ({}),
      head: { appendChild: () => undefined },
    },
    matchMedia: () => ({ matches: false }),
  });
  expect(documentElement.dataset).toEqual(dataset);
});

test('inlines the style sheets and marks them as present, so that no chunk waits for them', () => {
  expect(renderDocument(parts)).toContain('<link rel="stylesheet" href="/assets/main.css" disabled>');
});

test('[BRW-01] says which browser to update to, only where cascade layers are unknown, and what needs scripts only where there are none', () => {
  const html = renderDocument(parts);
  expect(html).toContain(
    '<body><p id="outdated">Update to &lt;Chrome 99&gt;.</p><noscript><div>Scripts are &lt;off&gt;.</div></noscript><div id="root">',
  );
  expect(html).toMatch(
    /<style nonce="n0nce">#outdated,noscript div\{[^}]*\}@layer\{#outdated\{display:none\}\}body\{margin:0\}@media/,
  );
});

test('[PLT-03] documents fade into each other for 150 ms, only where motion is wanted, and take presses meanwhile', () => {
  const [style = ''] = /@media\(prefers-reduced-motion.*(?=<\/style>)/.exec(renderDocument(parts)) ?? [];
  expect(style).toBe(
    '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition{pointer-events:none}::view-transition-group(*){animation-duration:.15s}}',
  );
});
