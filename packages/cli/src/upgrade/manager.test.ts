import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { managerIn } from './manager.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'housefront-manager-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const field = (value: unknown) => JSON.stringify({ packageManager: value });
/** Files of a repository in `apps/shop` of a git repository, the recorded package manager, and the one that is used. */
const found: readonly (readonly [Readonly<Record<string, string>>, string, string])[] = [
  [{}, 'npm', 'npm'],
  [{}, 'pnpm', 'pnpm'],
  [{}, 'yarn', 'yarn'],
  [{}, 'bun', 'bun'],
  [{}, 'cargo', 'npm'],
  [{ 'apps/shop/pnpm-lock.yaml': '' }, 'npm', 'pnpm'],
  [{ 'apps/shop/yarn.lock': '' }, 'npm', 'yarn'],
  [{ 'apps/shop/bun.lock': '' }, 'npm', 'bun'],
  [{ 'apps/shop/bun.lockb': '' }, 'pnpm', 'bun'],
  [{ 'apps/shop/package-lock.json': '' }, 'yarn', 'npm'],
  [{ 'apps/shop/package-lock.json': '', 'apps/shop/yarn.lock': '' }, 'yarn', 'yarn'],
  [{ 'apps/shop/package-lock.json': '', 'apps/shop/yarn.lock': '' }, 'npm', 'npm'],
  [{ 'apps/shop/package-lock.json': '', 'apps/shop/yarn.lock': '' }, 'bun', 'npm'],
  [{ 'pnpm-lock.yaml': '' }, 'npm', 'pnpm'],
  [{ 'apps/yarn.lock': '', 'pnpm-lock.yaml': '' }, 'npm', 'yarn'],
  [{ 'apps/shop/package.json': field('yarn@4.18.1') }, 'npm', 'yarn'],
  [{ 'apps/shop/package.json': field('pnpm@12.4.2+sha512.abc'), 'apps/shop/package-lock.json': '' }, 'npm', 'pnpm'],
  [{ 'package.json': field('bun@1.4.5') }, 'npm', 'bun'],
  [{ 'package.json': field('bun@1.4.5'), 'apps/shop/yarn.lock': '' }, 'npm', 'yarn'],
  [{ 'apps/shop/package.json': field('yarnish@1.0.0') }, 'pnpm', 'pnpm'],
  [{ 'apps/shop/package.json': field(['yarn@4']) }, 'pnpm', 'pnpm'],
  [{ 'apps/shop/package.json': '{' }, 'pnpm', 'pnpm'],
  [{ 'apps/shop/package.json': 'null', 'apps/shop/bun.lock': '' }, 'pnpm', 'bun'],
];
test.each(found)('[OPS-03] with %j and the recorded %s the package manager is %s', (files, recorded, used) => {
  const top = join(folder, 'top');
  mkdirSync(join(top, '.git'), { recursive: true });
  mkdirSync(join(top, 'apps/shop'), { recursive: true });
  // Above the top of a repository nothing counts.
  writeFileSync(join(folder, 'yarn.lock'), '');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
  expect(managerIn(join(top, 'apps/shop'), { repository: { 'package-manager': recorded } })).toBe(used);
});
