import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createGateway } from '../../createGateway.ts';
import type { GatewaySite } from '../../sites/gateway-site.ts';
import { captureLog, HOST, manualClock, siteOf } from '../../sites/site.fixtures.ts';
import { keepBuilds, KeptBuildsError } from './kept-builds.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Folders on disk have the time of the machine. */
const NOW = 1_790_000_000_000;

let root = '';
let folder = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-builds-'));
  folder = join(root, 'shared');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A site whose build has a chunk of its own. */
function build(buildId: string, over: Partial<GatewaySite> = {}): GatewaySite {
  const clientDir = join(root, 'builds', buildId);
  mkdirSync(join(clientDir, 'assets/fonts'), { recursive: true });
  mkdirSync(join(clientDir, 'builds/meta'), { recursive: true });
  writeFileSync(join(clientDir, `assets/lazy-${buildId}.js`), `export const from = '${buildId}';`);
  writeFileSync(join(clientDir, `assets/lazy-${buildId}.js.br`), 'compressed');
  writeFileSync(join(clientDir, `assets/fonts/text-${buildId}.woff2`), 'letters');
  writeFileSync(join(clientDir, `builds/meta/${buildId}.json`), `{"id":"${buildId}"}`);
  writeFileSync(join(clientDir, 'builds/latest.json'), `{"id":"${buildId}"}`);
  writeFileSync(join(clientDir, 'notes.txt'), 'not hashed');
  return siteOf({ buildId, clientDir, ...over });
}

/** A gateway with one build, and what it answers. */
async function start(site: GatewaySite, clock = manualClock(NOW), keepMs = 7 * DAY) {
  const { logger, lines } = captureLog();
  const kept = await keepBuilds([site], { folder, keepMs, clock, logger });
  const gateway = createGateway({ sites: [site], logger, kept });
  const get = (path: string, headers: Record<string, string> = {}) =>
    gateway.app.request(HOST + path, { headers: { host: 'play.example.com', ...headers } });
  const stop = async () => {
    gateway.close();
    await kept.close();
  };
  return { get, stop, clock, kept, lines };
}

const kept = (site = '1001') => readdirSync(join(folder, `site-${site}`)).toSorted();

describe('files of other builds', () => {
  test('[OPS-08] a gateway serves chunks of a build that it never had, as those of its own', async () => {
    const [before, after] = [await start(build('a')), await start(build('b'))];
    await before.stop();
    const { get } = after;
    const chunk = await get('/assets/lazy-a.js');
    expect([chunk.status, await chunk.text()]).toEqual([200, "export const from = 'a';"]);
    expect(chunk.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(chunk.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect((await get('/assets/lazy-a.js', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
    expect((await get('/assets/lazy-a.js', { range: 'bytes=0-5' })).status).toBe(206);
    expect((await get('/assets/fonts/text-a.woff2')).status).toBe(200);
    expect(await (await get('/builds/meta/a.json')).json()).toEqual({ id: 'a' });
    await after.stop();
  });

  test('[OPS-08] a gateway of the former build serves chunks of the new one at once, without a restart', async () => {
    const before = await start(build('a'));
    expect((await before.get('/assets/lazy-b.js')).status).toBe(404);
    const after = await start(build('b'));
    expect((await before.get('/assets/lazy-b.js')).status).toBe(200);
    expect(await (await before.get('/builds/latest.json')).json()).toEqual({ id: 'a' });
    await before.stop();
    await after.stop();
  });

  test('[OPS-08] two gateways with one build keep it once, and no part of it is ever served', async () => {
    const both = await Promise.all([start(build('a')), start(build('a'))]);
    expect(kept()).toEqual(['build-a']);
    expect((await both[0].get('/assets/lazy-a.js')).status).toBe(200);
    for (const { stop } of both) await stop();
  });

  test('[OPS-08] a build is kept for as long as a gateway has it, and 7 days after', async () => {
    const before = await start(build('a'));
    for (let hours = 0; hours < 30 * 24; hours += 1) {
      before.clock.advance(HOUR);
    }
    await before.stop();
    const left = before.clock.now();
    const sixth = await start(build('b'), manualClock(left + 7 * DAY - HOUR));
    expect(kept()).toEqual(['build-a', 'build-b']);
    await sixth.stop();
    const eighth = await start(build('b'), manualClock(left + 7 * DAY + HOUR));
    expect(kept()).toEqual(['build-b']);
    expect((await eighth.get('/assets/lazy-a.js')).status).toBe(404);
    expect(eighth.lines.join('')).toContain('"build":"build-a"');
    await eighth.stop();
  });

  test('[OPS-08] of builds out of use the twenty newest are kept, and every one in use', async () => {
    const clock = manualClock(NOW);
    for (let count = 10; count < 35; count += 1) {
      const gateway = await start(build(`n${count}`), clock);
      await gateway.stop();
      clock.advance(60_000);
    }
    expect(kept()).toHaveLength(25);
    clock.advance(3 * HOUR);
    const last = await start(build('last'), clock);
    expect(kept()).toHaveLength(21);
    expect(kept()).not.toContain('build-n14');
    expect(kept()).toContain('build-n15');
    await last.stop();
  });

  test('[OPS-08] a copy that was broken off is never served, and removed later', async () => {
    const broken = join(folder, 'site-1001/incoming-1');
    mkdirSync(join(broken, 'assets'), { recursive: true });
    writeFileSync(join(broken, 'assets/lazy-z.js'), 'half');
    const gateway = await start(build('a'), manualClock(Date.now()));
    expect((await gateway.get('/assets/lazy-z.js')).status).toBe(404);
    expect(kept()).toContain('incoming-1');
    await gateway.stop();
    const later = await start(build('a'), manualClock(Date.now() + 2 * HOUR));
    expect(kept()).toEqual(['build-a']);
    await later.stop();
  });
});

describe('error', () => {
  test('[OPS-08] a folder that takes no files is named in one line, and leaves nothing behind', async () => {
    writeFileSync(folder, 'a file in its place');
    const failure = start(build('a'));
    await expect(failure).rejects.toThrow(KeptBuildsError);
    await expect(failure).rejects.toThrow(/^cannot keep builds in .*shared: Error ENOTDIR/);
  });

  test('[OPS-08] a build that vanished from the folder comes back within the hour', async () => {
    const { clock, stop } = await start(build('a'));
    rmSync(join(folder, 'site-1001/build-a'), { recursive: true });
    clock.advance(HOUR);
    await expect.poll(() => kept()).toEqual(['build-a']);
    await stop();
  });
});

describe('security', () => {
  test('[OPS-08] only hashed files of the same site have an address, and none outside of the builds', async () => {
    const other = await start(build('secret', { id: '1002', hosts: ['other.example.com'] }));
    const { get, kept: own, stop } = await start(build('a'));
    await other.stop();
    writeFileSync(join(folder, 'site-1001/outside.js'), 'outside');
    writeFileSync(join(folder, 'site-1001/build-a/assets/.hidden.js'), 'hidden');
    symlinkSync(join(folder, 'site-1001/outside.js'), join(folder, 'site-1001/build-a/assets/link.js'));
    for (const path of [
      '/assets/lazy-secret.js',
      '/assets/..%2f..%2foutside.js',
      '/assets/..%5c..%5coutside.js',
      '/assets/.hidden.js',
      '/assets/link.js',
      '/assets/fonts',
      '/assets/',
      '/assets/lazy-a.js%00',
      '/builds/meta/..%2f..%2f..%2foutside.js',
      '/assets/..%2f..%2f..%2fsite-1002%2fbuild-secret%2fassets%2flazy-secret.js',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    for (const path of ['/assets/../../outside.js', '/assets//lazy-a.js', '/notes.txt', '/assets/lazy-a.js.br', 'x'])
      expect([path, await own.find({ id: '1001' }, path)]).toEqual([path, undefined]);
    expect(existsSync(join(folder, 'site-1001/build-a/notes.txt'))).toBe(false);
    await stop();
  });

  test('[OPS-08] names of sites and builds stay below the folder', async () => {
    const clientDir = build('a').clientDir;
    const { stop } = await start(siteOf({ id: '../up', buildId: '../../etc', ...(clientDir && { clientDir }) }));
    expect(readdirSync(root).toSorted()).toEqual(['builds', 'shared']);
    expect(readdirSync(folder)).toEqual(['site-..%2Fup']);
    await stop();
  });
});
