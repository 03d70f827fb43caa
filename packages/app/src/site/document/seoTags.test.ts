import { expect, test } from 'vitest';
import { seoTags, type SeoTagsOptions } from './seoTags.ts';

const options: SeoTagsOptions = {
  seo: {
    title: '规则 <b>"1"</b>',
    description: 'All & more',
    crumbs: [
      { name: '首页', path: '/' },
      { name: '</script><script>alert(1)</script>', path: '/main/rules' },
    ],
    noindex: false,
    path: '/main/rules',
  },
  siteName: 'Goldhaven',
  origin: 'https://site.example',
  locale: 'zh_CN',
  locales: ['zh_CN', 'en_US'],
  askedLocale: null,
  image: '/api/art/logo.svg',
};

test('[SHELL-17x] a page has its title, description, own address and what it looks like when shared', () => {
  const tags = seoTags(options);
  expect(tags.slice(0, 3)).toEqual([
    '<title>规则 &lt;b&gt;&quot;1&quot;&lt;/b&gt;</title>',
    '<meta name="description" content="All &amp; more">',
    '<link rel="canonical" href="https://site.example/main/rules">',
  ]);
  for (const tag of [
    '<meta property="og:url" content="https://site.example/main/rules">',
    '<meta property="og:site_name" content="Goldhaven">',
    '<meta property="og:locale" content="zh_CN">',
    '<meta property="og:locale:alternate" content="en_US">',
    '<meta property="og:image" content="https://site.example/api/art/logo.svg">',
  ]) {
    expect(tags).toContain(tag);
  }
});

test('[SHELL-17x] every language has an address of its own, which is the page’s own address when it was asked for', () => {
  expect(seoTags(options).filter((tag) => tag.includes('hreflang'))).toEqual([
    '<link rel="alternate" hreflang="zh-CN" href="https://site.example/main/rules?lang=zh_CN">',
    '<link rel="alternate" hreflang="en-US" href="https://site.example/main/rules?lang=en_US">',
    '<link rel="alternate" hreflang="x-default" href="https://site.example/main/rules">',
  ]);
  expect(seoTags({ ...options, askedLocale: 'zh_CN' })).toContain(
    '<link rel="canonical" href="https://site.example/main/rules?lang=zh_CN">',
  );
  expect(seoTags({ ...options, locales: ['zh_CN'] }).filter((tag) => tag.includes('hreflang'))).toEqual([]);
});

test('[SHELL-17x] the way to the page is a breadcrumb list that no name can break out of', () => {
  const json = seoTags(options).find((tag) => tag.startsWith('<script')) ?? '';
  expect(json).toMatch(/^<script type="application\/ld\+json">[^<]*<\/script>$/);
  const list = JSON.parse(json.replace(/<[^>]*>/g, '')) as { itemListElement: unknown };
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: '首页', item: 'https://site.example/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: '</script><script>alert(1)</script>',
      item: 'https://site.example/main/rules',
    },
  ]);
});

test('[SHELL-48] a page that no search engine should keep says so, and has no address of its own', () => {
  expect(seoTags({ ...options, seo: { ...options.seo, noindex: true } }).slice(2)).toEqual([
    '<meta name="robots" content="noindex">',
  ]);
});
