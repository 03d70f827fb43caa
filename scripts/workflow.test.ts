import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const workflow = read('.github/workflows/test.yml');
const nightly = read('.github/workflows/nightly.yml');

test('the workflow runs the two commands of the README, and waits for addresses that the second one prints', () => {
  const [, section = ''] = /^## Two commands$([^]*?)^## /m.exec(read('README.md')) ?? [];
  for (const command of ['npm test', 'npm run demo']) {
    expect(section).toContain(`\n${command}\n`);
    expect(workflow).toMatch(new RegExp(`^ +(?:- run: )?${command}(?: &)?$`, 'm'));
  }
  const [, ports = ''] = /for port in ([\d ]+);/.exec(workflow) ?? [];
  expect(ports.split(' ')).toEqual(['4101', '4300', '6006']);
  for (const port of ports.split(' ')) expect(section).toContain(`http://localhost:${port} `);
});

test('the workflow takes the Node.js that the workspace is developed with', () => {
  const [, major] = /^nodeVersion: (\d+)\./m.exec(read('pnpm-workspace.yaml')) ?? [];
  const versions = [...`${workflow}${nightly}`.matchAll(/node-version: (.+)/g)].map(([, version]) => version);
  expect(versions).toEqual([major, major, major]);
});

test.each([
  ['test', workflow, 4],
  ['nightly', nightly, 2],
])('the actions of the workflow %s are pinned by the hash of a commit, and it may only read', (_, text, count) => {
  const uses = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(uses).toHaveLength(count);
  expect(uses.filter((action) => !/@[\da-f]{40}$/.test(action ?? ''))).toEqual([]);
  expect(text).toContain('\npermissions:\n  contents: read\n');
});

test('each night a workflow runs what the runs of commits draw from', () => {
  expect(nightly).toMatch(/^ +- cron: /m);
  expect(nightly).toMatch(/run: npm test\n +env:\n +HOUSEFRONT_RELEASE: '1'\n/);
});
