import { defineConfig } from 'vitepress';
import { blockTitles } from './block-titles.ts';
import { repositoryLinks } from './repository-links.ts';
import { searchOptions } from './search.ts';
import { sidebar } from './sidebar.ts';

export default defineConfig({
  title: 'Housefront',
  description: 'A white-label kit for online gaming sites.',
  lang: 'en-GB',
  // In a folder of a web server: HOUSEFRONT_DOCS_BASE=/docs/
  base: process.env['HOUSEFRONT_DOCS_BASE'] ?? '/',
  // Programs that you start yourself.
  ignoreDeadLinks: 'localhostLinks',
  srcExclude: ['api/**', 'node_modules/**'],
  rewrites: (page) => page.replace(/(^|\/)README\.md$/, '$1index.md'),
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${process.env['HOUSEFRONT_DOCS_BASE'] ?? '/'}favicon.svg` }],
    ['meta', { name: 'color-scheme', content: 'dark light' }],
  ],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    languageAlias: { console: 'shellsession' },
    config: (md) => {
      repositoryLinks(md);
      blockTitles(md);
    },
  },
  vite: { build: { chunkSizeWarningLimit: 2000 } },
  themeConfig: {
    siteTitle: 'Housefront',
    nav: [
      { text: 'Start', link: '/start/getting-started', activeMatch: '^/(?:start|tutorials)/' },
      { text: 'How to', link: '/how-to/', activeMatch: '^/how-to/' },
      { text: 'Reference', link: '/reference/site-config', activeMatch: '^/reference/' },
      { text: 'Versions', link: '/upgrade/notes', activeMatch: '^/upgrade/' },
    ],
    sidebar,
    outline: { level: [2, 3] },
    search: { provider: 'local', options: { miniSearch: { searchOptions } } },
    externalLinkIcon: true,
  },
});
