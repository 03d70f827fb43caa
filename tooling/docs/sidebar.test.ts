import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sidebar } from '../../docs/.vitepress/sidebar.ts';
import { addressOf, copiedPages, root } from './site-pages.ts';

type Item = (typeof sidebar)[number];

const linksOf = (items: readonly Item[]): readonly string[] =>
  items.flatMap(({ link, items: inner = [] }) => [...(link ? [link] : []), ...linksOf(inner)]);

test('each written page of the site has its place in the sidebar', () => {
  const links = linksOf(sidebar);
  const pages = globSync('docs/**/*.md', { cwd: root, exclude: ['**/node_modules/**'] })
    .map((page) => page.replaceAll('\\', '/'))
    .filter((page) => !copiedPages().has(page) && !/^docs\/(?:index|how-to\/README)\.md$/.test(page));
  expect(pages.length).toBeGreaterThan(80);
  expect(pages.filter((page) => !links.includes(addressOf(page) ?? ''))).toEqual([]);
  expect(new Set(links).size).toBe(links.length);
});
