import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kitVersion } from '@housefront/generator';
import { expect, test } from 'vitest';
import { filesOf } from './doctor/repository/files.ts';
import { gatewayLists } from './doctor/repository/gateway-list.ts';
import { main } from './main.ts';
import { shopPerTest } from './testing/shopPerTest.ts';
import { alignJson } from './upgrade/json.ts';
import { managerIn } from './upgrade/manager.ts';

const MARK = '\uFEFF';
const { root, out, problems, read } = shopPerTest('1001');

test('[OPS-21] marks before every file that a person edits change nothing for the commands that read it', async () => {
  writeFileSync(join(root, '.env'), 'HOUSEFRONT_SITES=[{"dir":"sites/1001"}]\n');
  const manifest = { ...JSON.parse(read('package.json')), packageManager: 'pnpm@11.0.0' };
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
  const marked = ['housefront.json', 'gateway.json', 'package.json', 'tsconfig.json', 'renovate.json', '.env'];
  for (const file of marked) writeFileSync(join(root, file), MARK + read(file));

  const files = filesOf(root);
  for (const file of marked) expect(files.text(file)?.startsWith(MARK)).toBe(false);
  expect(files.json('package.json')).toEqual(manifest);
  expect(gatewayLists({ files, env: {} }).map(({ entries }) => entries?.length)).toEqual([1, 1]);
  expect(managerIn(root, { repository: {} })).toBe('pnpm');

  const options = ['--name', 'Blue Fort', '--title-en', 'Blue Fort', '--currencies', 'THB', '--languages', 'th_TH'];
  expect(await main(['add', 'site', '1003', ...options], root)).toBe(0);
  expect(problems).toEqual([]);
  expect(JSON.parse(read('gateway.json'))).toHaveLength(2);
});

test('[OPS-21] an upgrade merges a file with a mark by its values', () => {
  const texts = { base: '{ "a": 1 }', mine: `${MARK}{ "a": 1, "own": 2 }`, theirs: '{ "a": 3 }' };
  expect(JSON.parse(alignJson(texts, () => 'conflict')?.mine ?? '')).toEqual({ a: 3, own: 2 });
});

test.each(['-h', '--help', '-v', '--version'])(
  '[OPS-21] housefront %s answers, alone and for a command',
  async (word) => {
    expect(await main([word], root)).toBe(0);
    expect(out[0]).toMatch(word.includes('v') ? kitVersion() : /^housefront COMMAND/);
    expect(await main(['build', '-h'], root)).toBe(0);
    expect(out.at(-1)).toMatch(/^housefront build /);
  },
);
