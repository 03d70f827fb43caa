import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { writeSite } from '../sites/site.fixtures.ts';
import { createManifestReader } from './manifest-reader.ts';
import { createSharedCode } from './shared-code.ts';

vi.setConfig({ testTimeout: 60_000 });

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

/** A build whose id is the thread that loaded it; it shares its code with others that have the same word. */
function build(word?: string, before = ''): string {
  const shared = word === undefined ? {} : { 'dist/server/shared/code.js': `export const word = '${word}';` };
  const { dir, remove } = writeSite({
    'dist/server/server.js': `
      import { threadId } from 'node:worker_threads';
      ${word === undefined ? "const word = 'none';" : "import { word } from './shared/code.js';"}
      ${before}
      export const config = { word };
      export const buildId = 'thread ' + threadId;`,
    ...shared,
  });
  cleanups.push(remove);
  return pathToFileURL(join(dir, 'dist/server/server.js')).href;
}

function reader() {
  const codeOf = createSharedCode();
  const read = createManifestReader(64);
  return async (file: string) => read(file, codeOf(file));
}

test('[GW-01] builds with the same shared code are loaded by one thread, one after another', async () => {
  const read = reader();
  const first = await read(build('same'));
  expect(first.config).toEqual({ word: 'same' });
  expect((await read(build('same'))).buildId).toBe(first.buildId);
  expect((await read(build('other'))).buildId).not.toBe(first.buildId);
});

test('[GW-01] builds without shared code, and builds at the same time, have a thread each', async () => {
  const read = reader();
  const alone = [await read(build()), await read(build())];
  expect(alone[0]?.buildId).not.toBe(alone[1]?.buildId);
  const together = await Promise.all([read(build('same')), read(build('same'))]);
  expect(together[0].buildId).not.toBe(together[1].buildId);
});

test.each([
  ["throw new Error('broken build')", 'broken build'],
  ['process.exit(5)', 'a render thread ended with 5'],
  ['await new Promise(() => {})', ''],
])('[GW-01] after a build that fails by "%s" the next one has a new thread', async (code, message) => {
  const read = reader();
  const first = await read(build('same'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const failed = read(build('same', code)).catch((error: unknown) => error);
    if (message === '') await vi.advanceTimersByTimeAsync(20_000);
    const error = await failed;
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toContain(message || 'takes longer than 20000 ms');
  } finally {
    vi.useRealTimers();
  }
  expect((await read(build('same'))).buildId).not.toBe(first.buildId);
});
