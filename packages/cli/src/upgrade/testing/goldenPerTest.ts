import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { leftovers, makeGolden, removeGolden, type Golden } from './golden.ts';
import type { TestRelease } from './releases.ts';

/**
 * A repository made by a version, new for each test of the file, and a folder for a test's own programs and settings. A test
 * after which an upgrade has left temporary folders fails.
 */
export function goldenPerTest(release: TestRelease) {
  let now: Golden;
  const golden = new Proxy({} as Golden, { get: (_, key) => Reflect.get(now, key) as unknown });
  const folder = mkdtempSync(join(tmpdir(), 'housefront-programs-'));
  beforeEach(async () => {
    now = await makeGolden(release);
    mkdirSync(folder, { recursive: true });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    now.remove();
    rmSync(folder, { recursive: true, force: true });
    const left = leftovers();
    if (left.length > 0) throw new Error(`Temporary folders were left: ${left.join(', ')}`);
  });
  afterAll(removeGolden);
  /** Everything that an upgrade could change. */
  const state = () => [golden.git('rev-parse', 'HEAD'), golden.git('status', '--porcelain'), golden.tree()];
  return { golden, folder, state };
}
