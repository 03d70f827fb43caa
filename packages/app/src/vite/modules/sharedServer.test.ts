import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle, sourcesDigest } from './sharedServer.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};

test('shared code is built anew for another source, library or environment, and for nothing else', () => {
  write('pnpm-lock.yaml', 'one');
  const packages = ['app', 'ui'].map((name) => ({
    folder: join(root, 'packages', name),
    modules: join(root, 'packages', name, 'src'),
  }));
  for (const name of ['app', 'ui']) {
    write(`packages/${name}/package.json`, '{}');
    write(`packages/${name}/src/a.ts`, '1');
  }
  vi.stubEnv('NODE_ENV', undefined);
  const digest = () => sourcesDigest(packages, join(root, 'pnpm-lock.yaml'));
  let last = digest();
  const changes = (change: () => void) => {
    change();
    const now = digest();
    const changed = now !== last;
    last = now;
    return changed;
  };
  expect(changes(() => undefined)).toBe(false);
  expect(changes(() => write('packages/ui/src/deep/a.test.ts', '2'))).toBe(false);
  expect(changes(() => write('packages/ui/src/deep/a.d.ts', '2'))).toBe(false);
  expect(changes(() => write('packages/ui/src/a.ts', '2'))).toBe(true);
  expect(changes(() => write('packages/ui/src/deep/b.ts', '1'))).toBe(true);
  expect(changes(() => write('packages/app/package.json', '{ }'))).toBe(true);
  expect(changes(() => write('pnpm-lock.yaml', 'two'))).toBe(true);
  expect(changes(() => vi.stubEnv('NODE_ENV', 'production'))).toBe(false);
  expect(changes(() => vi.stubEnv('NODE_ENV', 'development'))).toBe(true);
});

test('of two builds made at once the first stays, untouched', async () => {
  for (const name of ['one', 'two']) write(`builds/${name}/entries.json`, name);
  const place = join(root, 'builds/digest');
  await settle(join(root, 'builds/one'), place);
  await settle(join(root, 'builds/two'), place);
  expect(readFileSync(join(place, 'entries.json'), 'utf8')).toBe('one');
});

test('a build of other sources stays for an hour, for those who copy it', async () => {
  const names = () => readdirSync(join(root, 'builds')).toSorted();
  for (const name of ['new', 'old']) write(`builds/${name}/entries.json`, name);
  await settle(join(root, 'builds/new'), join(root, 'builds/digest'), Date.now() + 59 * 60_000);
  expect(names()).toEqual(['digest', 'old']);
  write('builds/next/entries.json', 'next');
  await settle(join(root, 'builds/next'), join(root, 'builds/digest-2'), Date.now() + 61 * 60_000);
  expect(names()).toEqual(['digest-2']);
});

test('a build that cannot be put in its place says so', async () => {
  write('builds/digest/left-over.js', '1');
  await expect(settle(join(root, 'builds/none'), join(root, 'builds/digest'))).rejects.toThrow(/ENOENT/);
});
