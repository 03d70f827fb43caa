import { expect, test } from 'vitest';
import type { RenderedPage } from '../render/render-page.ts';
import { siteOf } from '../sites/site.fixtures.ts';
import { createPageHead, type PageHeadParts } from './page-head.ts';

const site = siteOf();
const heads = createPageHead(() => ({
  page: (nonce: string) => `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`,
  file: "default-src 'none'",
}));

const page = { status: 200, headers: [], keep: true, link: undefined, standIn: 'STAND-IN' } as unknown as RenderedPage;

/** The head of a page as names and values. */
const head = (over: Partial<PageHeadParts> = {}) => {
  const parts = { site, page, nonce: 'n1', id: 'r1', length: 12, secure: true, coding: 'br', ...over } as PageHeadParts;
  const flat = heads.turns(parts);
  const pairs = Array.from(
    { length: flat.length / 2 },
    (_, at) => [flat[2 * at] ?? '', flat[2 * at + 1] ?? ''] as const,
  );
  expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length);
  const lines = pairs.map(([name, value]) => `${name}: ${value}\r\n`);
  for (const _time of [1, 2]) expect(heads.lines(parts)).toBe(`HTTP/1.1 200 OK\r\n${lines.join('')}`);
  return Object.fromEntries(pairs);
};

test('[GW-01] a page says what it is, how long it may be kept, and what it depends on', () => {
  expect(head()).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache, no-transform',
    'content-length': '12',
    'content-encoding': 'br',
    'x-request-id': 'r1',
    'accept-ch': 'Sec-CH-UA-Mobile',
    'strict-transport-security': expect.stringContaining('max-age='),
  });
  expect(head()['vary']).toContain('Cookie');
});

test('each answer has a nonce of its own wherever the policy has one', () => {
  const policy = (nonce: string) => head({ nonce })['content-security-policy'];
  expect(policy('n1')).toBe("script-src 'nonce-n1'; style-src 'nonce-n1'");
  expect(policy('n2')).toBe("script-src 'nonce-n2'; style-src 'nonce-n2'");
});

test('the stand-in of what is fetched early becomes the nonce of the answer', () => {
  const link = '</a.js>; rel=modulepreload; nonce=STAND-IN, </b.js>; rel=modulepreload; nonce=STAND-IN';
  const early = head({ page: { ...page, link }, nonce: 'n3' });
  expect(early['link']).toBe('</a.js>; rel=modulepreload; nonce=n3, </b.js>; rel=modulepreload; nonce=n3');
  expect(head()).not.toHaveProperty('link');
});

test('[GW-02] a page that is for one visitor alone is stored nowhere', () => {
  expect(head({ page: { ...page, keep: false } })['cache-control']).toBe('private, no-store, no-transform');
});

test('without encryption or compression nothing claims them', () => {
  const plain = head({ secure: false, coding: undefined });
  expect(plain).not.toHaveProperty('strict-transport-security');
  expect(plain).not.toHaveProperty('content-encoding');
});

test('a page that says itself how much of its address others learn is not overruled', () => {
  expect(head()['referrer-policy']).toBe('strict-origin-when-cross-origin');
  const own: RenderedPage = { ...page, headers: [['referrer-policy', 'no-referrer']] };
  expect(head({ page: own })['referrer-policy']).toBe('no-referrer');
});

test('[SEC-01] what would end a line of a head is never written into one', () => {
  const split = { ...page, link: '</a.js>\r\nset-cookie: a=1' } as RenderedPage;
  const parts = { site, page: split, nonce: 'n1', id: 'r1', length: 12, secure: true, coding: undefined } as const;
  expect(() => heads.lines(parts)).toThrow(TypeError);
});
