import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { loadSite } from '../sites/load-site.ts';
import { captureLog, SERVER_JS, writeSite } from '../sites/site.fixtures.ts';
import { createRenderPool } from './render-pool.ts';
import { createSharedCode } from './shared-code.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

/** Counts who calls it; what it says comes from a module that is read late. */
const COUNT = `
import { join } from 'node:path';
let calls = 0;
export const count = async () => [(calls += 1), (await import('./late.js')).word, join('a', 'b')].join(' ');
`;

/** A site whose pages are its id and what the shared code says. */
const entry = (id: number, build = 'b1') => `
import { count } from './shared/count.js';
${SERVER_JS.replace('"siteId":1001', `"siteId":${id}`)
  .replace("'b1'", `'${build}'`)
  .replace(/export const render.*/, '')}
export const render = async () => ({ status: 200, headers: {}, html: '${id} ${build} ' + await count(), cacheable: false, scriptHashes: [] });
`;

const shared = (word: string) => ({
  'dist/server/shared/count.js': COUNT,
  'dist/server/shared/late.js': `export const word = '${word}';`,
});

function start() {
  const pool = createRenderPool({ logger: captureLog().logger, threads: 1 });
  cleanups.push(() => pool.close());
  return async (dir: string) => {
    const site = await loadSite({ dir, hosts: [], port: 1 }, pool);
    return async () => {
      const page = await site.render?.({
        url: 'http://localhost/',
        mode: 'desktop',
        locale: 'en_US',
        cookies: {},
        headers: {},
        upstream: 'http://127.0.0.1:1',
        signal: new AbortController().signal,
        requestId: 'r1',
        styleNonce: 'n1',
      } as never);
      return new TextDecoder().decode(page?.html as never);
    };
  };
}

function written(id: number, word: string): string {
  const { dir, remove } = writeSite({ 'dist/server/server.js': entry(id), ...shared(word) });
  cleanups.push(remove);
  return dir;
}

test('[GW-01] sites whose shared code is the same have its modules once in a thread', async () => {
  const open = start();
  const [first, second] = [await open(written(1001, 'same')), await open(written(1002, 'same'))];
  expect([await first(), await second(), await first()]).toEqual([
    '1001 b1 1 same a/b',
    '1002 b1 2 same a/b',
    '1001 b1 3 same a/b',
  ]);
});

test('[GW-01] code of the same name with other bytes stays with its site', async () => {
  const open = start();
  const [first, second] = [await open(written(1001, 'mine')), await open(written(1002, 'evil'))];
  expect([await first(), await second(), await first()]).toEqual([
    '1001 b1 1 mine a/b',
    '1002 b1 1 evil a/b',
    '1001 b1 2 mine a/b',
  ]);
});

test('[GW-01] what is replaced in one site reaches no other one, and is there when the site is loaded again', async () => {
  const open = start();
  const [dir, other] = [written(1001, 'old'), written(1002, 'old')];
  const [first, second] = [await open(dir), await open(other)];
  // Nothing of it has been read by a page.
  writeFileSync(join(dir, 'dist/server/shared/late.js'), "export const word = 'new';");
  writeFileSync(join(dir, 'dist/server/shared/count.js'), COUNT.replace('calls += 1', 'calls += 10'));
  expect([await first(), await second()]).toEqual(['1001 b1 1 old a/b', '1002 b1 2 old a/b']);
  for (const [index, build] of ['b2', 'b3'].entries()) {
    const file = join(dir, 'dist/server/server.js');
    writeFileSync(file, entry(1001, build));
    // Builds are distinguished by the time of the file.
    utimesSync(file, 2_000_000_000 + index, 2_000_000_000 + index);
    const again = await open(dir);
    expect(await again()).toBe(`1001 ${build} ${build === 'b2' ? 10 : 20} new a/b`);
  }
  expect(await second()).toBe('1002 b1 3 old a/b');
  rmSync(join(other, 'dist'), { recursive: true });
  expect(await second()).toBe('1002 b1 4 old a/b');
});

test('equal code is kept once, whatever has been read in between; a build of one file has none', () => {
  const read = createSharedCode();
  const address = (dir: string) => pathToFileURL(join(dir, 'dist/server/server.js')).href;
  const [first, other, second] = [written(1001, 'same'), written(1003, 'else'), written(1002, 'same')].map((dir) =>
    read(address(dir)),
  );
  expect(second).toBe(first);
  expect(other?.digest).not.toBe(first?.digest);
  const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();
  expect(text(first?.files.get('late.js'))).toBe("export const word = 'same';");
  // Reading equal code again takes memory that is given back, never that of code in use.
  read(address(written(1004, 'evil')));
  expect(text(first?.files.get('late.js'))).toBe("export const word = 'same';");
  expect(text(other?.files.get('late.js'))).toBe("export const word = 'else';");
  const { dir, remove } = writeSite();
  cleanups.push(remove);
  expect(read(address(dir))).toBeUndefined();
});
