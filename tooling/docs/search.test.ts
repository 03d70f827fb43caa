import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { searchOptions } from '../../docs/.vitepress/search.ts';
import { generatedFiles } from './generated.ts';
import { addressOf, root } from './site-pages.ts';

/** A part of a page below one heading, as the search of the site keeps it. */
interface Section {
  /** Address of the page with the number of the section. */
  readonly id: string;
  readonly page: string;
  readonly title: string;
  readonly titles: readonly string[];
  readonly text: string;
}

const plain = (line: string): string => line.replaceAll(/\{#[\w-]+\}|[`*]|\]\([^)]*\)|\[/g, '').trim();

function sectionsOf(page: string, text: string): readonly Section[] {
  const found: { title: string; titles: string[]; lines: string[] }[] = [];
  const parents: string[] = [];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const [, marks, heading = ''] = (!isCode && /^(#{1,6}) (.+)$/.exec(line)) || [];
    if (marks) {
      parents.length = marks.length - 1;
      found.push({ title: plain(heading), titles: parents.filter(Boolean), lines: [] });
      parents.push(plain(heading));
    } else found.at(-1)?.lines.push(plain(line));
  }
  const address = addressOf(page) ?? '';
  return found.map(({ lines, ...section }, at) => ({
    ...section,
    id: `${address}#${at}`,
    page,
    text: lines.join(' '),
  }));
}

/** The search of the site over its pages: the same library, fields and weights. */
function createSearch(): MiniSearch<Section> {
  const own = globSync('docs/**/*.md', { cwd: root, exclude: ['docs/node_modules/**'] }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const pages = new Map([
    ...own.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
    ...[...generatedFiles()].filter(([path]) => path.endsWith('.md')),
  ]);
  const search = new MiniSearch<Section>({
    fields: ['title', 'titles', 'text'],
    storeFields: ['page', 'title'],
    searchOptions,
  });
  search.addAll([...pages].flatMap(([page, text]) => sectionsOf(page, text)));
  return search;
}

const search = createSearch();

test.each([
  ['robots', 'how-to/write-content'],
  ['robots.txt', 'how-to/write-content'],
  ['sitemap', 'how-to/write-content'],
  ['site map', 'how-to/write-content'],
  ['Open Graph', 'how-to/write-content'],
  ['og:image', 'how-to/write-content'],
  ['domain verification', 'how-to/write-content'],
  ['own words', 'how-to/write-content'],
  ['wording', 'how-to/write-content'],
  ['rollback', 'how-to/upgrade'],
  ['roll back', 'how-to/upgrade'],
  ['live chat', 'how-to/ask-for-consent'],
  ['heat map', 'how-to/ask-for-consent'],
  ['pixel', 'how-to/ask-for-consent'],
  ['adapter', 'how-to/translate-another-platform'],
  ['another API', 'how-to/translate-another-platform'],
  ['first calls', 'reference/contract/which-calls-first'],
  ['systemd', 'how-to/go-live'],
  ['IPv6', 'how-to/go-live'],
  ['linkKey', 'how-to/go-live'],
  ['purge', 'how-to/run-many-gateways'],
  ['Kubernetes', 'how-to/run-in-containers'],
  ['Prometheus', 'how-to/monitoring'],
  ['sharp', 'how-to/serve-pictures'],
  ['SBOM', 'how-to/security'],
  ['backup', 'how-to/go-live'],
  ['CORS', 'tutorials/platform-team'],
  ['logo', 'reference/site-config'],
])('a search for "%s" has %s among its first three', (words, page) => {
  const first = search.search(words).slice(0, 3);
  const pages = first.map((hit) => String(hit['page']).replace(/^docs\/|\.md$/g, ''));
  expect(pages).toContain(page);
});
