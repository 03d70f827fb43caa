import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../../packages/app/src/site/oldestBrowsers.ts';
import { managers } from '../../packages/generator/src/repository/managers.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/upgrade/promise.md'), 'utf8');
/** The cell behind a title in a table of the page. */
const cell = (title: string): string =>
  page
    .split('\n')
    .find((line) => line.startsWith(`| ${title} |`))
    ?.split('|')[2]
    ?.trim() ?? '';

test('[OPS-11] the promise names what is public, what a number means and how long a version is mended', () => {
  for (const part of ['the exports of the packages', 'the config of a site', 'the command line', 'calls and events'])
    expect(cell(part).length).toBeGreaterThan(40);
  expect(page).toContain('works in 0.2 and 0.3, and is refused by 0.4');
  expect(cell('the minor version before it')).toContain('six months');
});

test('[OPS-11] the promise names the Node.js, package managers and browsers that the packages are made for', () => {
  const contract = readFileSync(join(import.meta.dirname, '../../packages/contract/package.json'), 'utf8');
  const { engines } = JSON.parse(contract) as { engines: { node: string } };
  const start = readFileSync(join(import.meta.dirname, '../../packages/contract/src/base/start-program.ts'), 'utf8');
  const git = /GIT = '([\d.]+)'/.exec(start)?.[1] ?? '-';
  const node = engines.node.slice(2);
  expect(cell('git')).toMatch(new RegExp(`^${RegExp.escape(git)} and later`));
  for (const file of ['README.md', 'docs/start/getting-started.md']) {
    const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    expect(text).toMatch(new RegExp(String.raw`Node\.js\S* ${RegExp.escape(node)} or later`));
    expect(text).toMatch(new RegExp(String.raw`git\S* ${RegExp.escape(git)} or later`));
    expect(text.match(/Node\.js\S* (\d+\.\d+) or later/g)).toHaveLength(1);
  }
  expect(`>=${/^[\d.]+/.exec(cell('Node.js'))?.[0]}`).toBe(engines.node);
  expect(
    cell('package managers')
      .toLowerCase()
      .match(/npm|pnpm|yarn|bun/g)
      ?.toSorted(),
  ).toEqual(Object.keys(managers).toSorted());
  const numbers = (text: string) => text.match(/\d+(?:\.\d+)?/g);
  const browsers = readFileSync(join(import.meta.dirname, '../../docs/browsers.md'), 'utf8');
  const tier = (name: string) => new RegExp(`^\\| ${name} \\| ([^|]*)`, 'm').exec(browsers)?.[1] ?? '';
  expect(numbers(cell('browsers, in full'))).toEqual(numbers(tier('A')));
  expect(numbers(cell('browsers, perhaps plainer'))).toEqual(numbers(tier('B')));
  // Phones are warned below the browsers that get everything.
  const [, minimum = ''] =
    /Default: `(\{ Chrome: [^`]*\})`/.exec(
      readFileSync(join(import.meta.dirname, '../../docs/reference/site-config.md'), 'utf8'),
    ) ?? [];
  const inFull = /Chrome and Edge (\d+), Safari and iOS (\d+)\S* Firefox (\d+)/.exec(cell('browsers, in full'));
  expect(numbers(minimum)).toEqual(inFull?.slice(1));
  expect(tier('B')).toContain(/Safari.*(?=,)/.exec(oldestBrowsers)?.[0].replace('Safari ', 'Safari, iOS ') ?? '-');
});
