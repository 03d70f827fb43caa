import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { generatedFiles } from '../../tooling/docs/generated.ts';
import { docPages } from './doc-blocks.ts';

const root = join(import.meta.dirname, '../..');
/** Pages that only the documentation site has. */
const generated = generatedFiles();

/** Identifier of a heading, as the site and repositories write it into its address. */
const idOf = (heading: string): string =>
  /\{#([\w.-]+)\}\s*$/.exec(heading)?.[1] ??
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)|[`*]/g, '$1')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

const headingsOf = (text: string): readonly string[] =>
  [...text.replaceAll(/^ *```[^]*?^ *```$/gm, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => idOf(heading));

/** Links of a page to files of the repository that are not there, and to headings that a page does not have. */
function lost(page: string, text: string): readonly string[] {
  const links = [...text.replaceAll(/```[^]*?```|`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, link = '']) => link,
  );
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = '', hash] = link.split('#');
      const target = path === '' ? page : posix.join(dirname(page), path);
      const file = path === '' ? text : (generated.get(target) ?? (existsSync(join(root, target)) ? undefined : null));
      if (file === null) return true;
      if (hash === undefined || !target.endsWith('.md')) return false;
      return !headingsOf(file ?? readFileSync(join(root, target), 'utf8')).includes(hash);
    })
    .map((link) => `${page}: ${link}`);
}

test('every link between pages and files leads somewhere', () => {
  expect(docPages.length).toBeGreaterThan(40);
  expect(docPages.flatMap((page) => lost(page, readFileSync(join(root, page), 'utf8')))).toEqual([]);
});

test('a page with links to generated pages says how a checkout gets them', () => {
  const texts = docPages.map((page) => [page, readFileSync(join(root, page), 'utf8')] as const);
  const leading = texts.filter(([page, text]) =>
    [...text.matchAll(/\]\(([^)#\s]+)/g)].some(([, link = '']) => generated.has(posix.join(dirname(page), link))),
  );
  expect(leading.map(([page]) => page).toSorted()).toEqual([
    'docs/how-to/upgrade.md',
    'docs/tutorials/platform-team.md',
  ]);
  for (const [page, text] of leading) expect([page, text]).toEqual([page, expect.stringContaining('pnpm docs:build')]);
});

test('a link that leads nowhere is reported, one in an example is not', () => {
  const text =
    '# Here\n[a](../README.md) [b](no/such.md#x) [c](https://a.test) [d](#here) `[e](gone.md)` [f](#gone) [g](glossary.md#gone)';
  expect(lost('docs/browsers.md', text)).toEqual([
    'docs/browsers.md: no/such.md#x',
    'docs/browsers.md: #gone',
    'docs/browsers.md: glossary.md#gone',
  ]);
});
