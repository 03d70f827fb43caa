import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => path !== '' && !path.startsWith('sites/') && existsSync(join(root, path)));

/** Links of a page to files of the repository that are not there. */
function lost(page: string, text: string): readonly string[] {
  const targets = [...text.replaceAll(/```[^]*?```|`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, target = '']) => target.replace(/#.*/, ''),
  );
  const own = targets.filter((target) => target !== '' && !/^[a-z]+:/.test(target));
  return own.filter((target) => !existsSync(join(root, dirname(page), target))).map((target) => `${page}: ${target}`);
}

test('every link between pages and files leads somewhere', () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.flatMap((page) => lost(page, readFileSync(join(root, page), 'utf8')))).toEqual([]);
});

test('a link that leads nowhere is reported, one in an example is not', () => {
  const text = '[a](../README.md) [b](no/such.md#x) [c](https://a.test) [d](#here) `[e](gone.md)`';
  expect(lost('docs/browsers.md', text)).toEqual(['docs/browsers.md: no/such.md']);
});
