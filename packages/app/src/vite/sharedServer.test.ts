import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { sourcesDigest } from './sharedServer.ts';

const root = mkdtempSync(join(tmpdir(), 'sources-'));
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
  for (const name of ['app', 'contract', 'core', 'ui']) {
    write(`packages/${name}/package.json`, '{}');
    write(`packages/${name}/src/a.ts`, '1');
  }
  let last = sourcesDigest(root);
  const changes = (change: () => void) => {
    change();
    const now = sourcesDigest(root);
    const changed = now !== last;
    last = now;
    return changed;
  };
  expect(changes(() => undefined)).toBe(false);
  expect(changes(() => write('packages/ui/src/deep/a.test.ts', '2'))).toBe(false);
  expect(changes(() => write('packages/ui/src/a.ts', '2'))).toBe(true);
  expect(changes(() => write('packages/core/src/deep/b.ts', '1'))).toBe(true);
  expect(changes(() => write('packages/app/package.json', '{ }'))).toBe(true);
  expect(changes(() => write('pnpm-lock.yaml', 'two'))).toBe(true);
  expect(changes(() => vi.stubEnv('NODE_ENV', 'development'))).toBe(true);
});
