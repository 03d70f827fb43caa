import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../packages/app/src/site/oldestBrowsers.ts';
import { managers } from '../packages/generator/src/repository/managers.ts';
import { packedManifest } from '../tooling/pack/manifest.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/upgrade/promise.md'), 'utf8');
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
  const { engines } = packedManifest({ name: 'a', version: '0.0.0' }, { kit: '0.0.0', catalog: {} });
  expect(`>=${/^[\d.]+/.exec(cell('Node.js'))?.[0]}`).toBe(engines.node);
  expect(
    cell('package managers')
      .toLowerCase()
      .match(/npm|pnpm|yarn|bun/g)
      ?.toSorted(),
  ).toEqual(Object.keys(managers).toSorted());
  const numbers = (text: string) => text.match(/\d+(?:\.\d+)?/g);
  const browsers = readFileSync(join(import.meta.dirname, '../docs/browsers.md'), 'utf8');
  const tier = (name: string) => new RegExp(`^\\| ${name} \\| ([^|]*)`, 'm').exec(browsers)?.[1] ?? '';
  expect(numbers(cell('browsers, in full'))).toEqual(numbers(tier('A')));
  expect(numbers(cell('browsers, perhaps plainer'))).toEqual(numbers(tier('B')));
  expect(tier('B')).toContain(/Safari.*(?=,)/.exec(oldestBrowsers)?.[0].replace('Safari ', 'Safari, iOS ') ?? '-');
});
