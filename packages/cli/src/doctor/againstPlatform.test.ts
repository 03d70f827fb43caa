import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord, recordText } from '@housefront/generator';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeRepository, type TestRepository } from './testing/repository.ts';
import { main } from '../main.ts';
import { openPlatform, type CheckedPlatform } from '../platform/platform.fixtures.ts';

let platform: CheckedPlatform;
let repository: TestRepository;
let outside: string;
beforeAll(async () => {
  platform = await openPlatform();
  repository = await makeRepository();
  outside = mkdtempSync(join(tmpdir(), 'housefront-outside-'));
});
afterEach(() => platform.clear());
afterAll(async () => {
  await platform.close();
  repository.remove();
  rmSync(outside, { recursive: true });
});

async function doctor(cwd: string, ...words: string[]) {
  const lines: string[] = [];
  const print = (line: unknown) => void lines.push(String(line));
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print),
    vi.spyOn(console, 'error').mockImplementation(print),
  ];
  try {
    return { code: await main(['doctor', ...words], cwd), lines };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

test('[OPS-04] [GEN-05] a platform team checks its platform without a repository', async () => {
  const { code, lines } = await doctor(
    outside,
    '--against',
    platform.address,
    '--site-id',
    '1001',
    '--report',
    'report.html',
  );
  expect(lines.join('\n').split('\n').at(-1)).toBe(
    '37 of 37 calls answer as the contract says, 36 were not checked. A site works with this platform.',
  );
  expect(code).toBe(0);
  expect(readFileSync(join(outside, 'report.html'), 'utf8')).toMatch(/^<!doctype html>/);
});

test('[OPS-04] [GEN-05] an operator checks the platform of a site; a finding is silenced until a day', async () => {
  const { root } = repository;
  const { id } = { id: Object.keys(readRecord(root).sites)[0] ?? '' };
  platform.spoil([{ path: '/api/web/logo', mode: 'wrong-types' }]);
  const check = () => doctor(root, id, '--against', platform.address);
  const { code, lines } = await check();
  expect([code, lines.join('\n')]).toEqual([
    1,
    expect.stringMatching(/FAIL {2}platform\.drift webLogo: .* data\.\w+: expected a list/),
  ]);
  const ignore = [{ id: 'platform.drift', until: '2999-01-01', why: 'they know' }];
  repository.write('housefront.json', recordText({ ...readRecord(root), doctor: { ignore } }));
  const silenced = await check();
  expect([silenced.code, silenced.lines.join('\n')]).toEqual([
    0,
    expect.stringContaining(
      'skip  platform.drift webLogo: The answer breaks the contract. Expected until 2999-01-01: they know.',
    ),
  ]);
});

test.each([
  [['--report', 'a.html'], '--report goes with --against. Write --against https://host, or --against upstream.'],
  [['--member', 'a:b'], '--member goes with --against. Write --against https://host, or --against upstream.'],
  [['--against', 'https://x.test', '--offline'], '--offline does not go with --against. Leave one of them out.'],
  [['--against', 'https://x.test', '--ci'], '--ci does not go with --against. Leave one of them out.'],
  [['--against', 'https://x.test'], 'The site is unknown here. Write --site-id with its id on the platform.'],
  [['--against'], '"--against" has no value. Write "--against VALUE".'],
])('[OPS-04] doctor %o is refused in one line', async (words, line) => {
  expect(await doctor(outside, ...words)).toEqual({ code: 1, lines: [line] });
});
