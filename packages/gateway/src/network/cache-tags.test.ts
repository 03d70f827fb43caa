import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheTag, cacheTags } from './cache-tags.ts';

test.each([
  ['/', ['site-1001', 'site-1001-page-home', 'site-1001-language-en_us']],
  ['/GAMEHALL/8', ['site-1001', 'site-1001-page-gamehall', 'site-1001-language-en_us', 'site-1001-hall-8']],
  [
    '/slotgame?gp_id=x&gt_id=2',
    ['site-1001', 'site-1001-page-slotgame', 'site-1001-language-en_us', 'site-1001-hall-2'],
  ],
  ['/nothing/here', ['site-1001', 'site-1001-page-other', 'site-1001-language-en_us']],
])('[OPS-06] the page %s has the tags of its site, page, language and hall', (path, tags) => {
  expect(cacheTags({ site: '1001', url: `https://play.example.com${path}`, locale: 'en_US' })).toEqual(tags);
  expect(cacheTags({ site: '1001', url: path, locale: 'en_US' })).toEqual(tags);
});

test('[OPS-06] the tags by which one purges are those of pages', () => {
  expect([cacheTag('1001'), cacheTag('1001', 'hall', '8'), cacheTag('1001', 'language', 'zh_CN')]).toEqual([
    'site-1001',
    'site-1001-hall-8',
    'site-1001-language-zh_cn',
  ]);
});

test('[OPS-06] whatever an address holds, a tag ends no header and no list of any network, and Akamai takes its length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const url = `/gameHall/${encodeURIComponent(text.toWellFormed())}?gt_id=${encodeURIComponent(text.toWellFormed())}`;
      for (const tag of cacheTags({ site: '1001', url, locale: text })) expect(tag).toMatch(/^[\w.-]{1,128}$/);
      expect(cacheTag('1001', 'hall', text)).toMatch(/^[\w.-]{1,128}$/);
    }),
  );
});
