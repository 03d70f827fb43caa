import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Root of the repository. */
export const root = join(import.meta.dirname, '../..');

/** Pages outside `docs` that the site shows as they are, by the place at which it shows them. */
export function copiedPages(): ReadonlyMap<string, string> {
  return new Map([
    ['docs/upgrade/changelog.md', 'CHANGELOG.md'],
    ['docs/how-to/security.md', 'SECURITY.md'],
    ['docs/kit/contributing.md', 'CONTRIBUTING.md'],
    ['docs/kit/bench.md', 'bench/README.md'],
    ...globSync('packages/*/README.md', { cwd: root })
      .map((page) => page.replaceAll('\\', '/'))
      .toSorted()
      .map((page) => [`docs/reference/packages/${page.split('/')[1]}.md`, page] as const),
  ]);
}

/** Heading of a page, without Markdown. */
export const headingOf = (text: string): string =>
  (/^# (.+)$/m.exec(text)?.[1] ?? '').replaceAll(/[`*]|\{#.*\}/g, '').trim();

/** Heading of a page of the repository. */
export const titleOf = (page: string): string => headingOf(readFileSync(join(root, page), 'utf8'));

/**
 * Address in the site of a page, folder or document of the repository, both without a leading slash in the repository.
 * Undefined for a file that the site does not show.
 */
export function addressOf(path: string): string | undefined {
  const target = path.replace(/\/$/, '');
  const shown = [...copiedPages()].find(([, origin]) => origin === target)?.[0] ?? target;
  if (!shown.startsWith('docs/')) return undefined;
  const inside = shown.slice('docs/'.length);
  if (/^api\/(?:open|async)api\.json$/.test(inside)) return `/${inside}`;
  if (inside.endsWith('.md')) return `/${inside.slice(0, -3).replace(/(?:^|(?<=\/))(?:README|index)$/, '')}`;
  const isSection = existsSync(join(root, shown, 'README.md')) || inside === 'adr';
  return isSection ? `/${inside}/` : undefined;
}

/** A relative link of a page as a path of the repository with the part behind its `#`; undefined for another address. */
export function targetOf(page: string, link: string): { readonly path: string; readonly hash: string } | undefined {
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(link) ?? [];
  if (path === '' || /^(?:[a-z]+:|\/)/.test(path)) return undefined;
  const origin = copiedPages().get(page) ?? page;
  return { path: posix.join(posix.dirname(origin), path), hash };
}
