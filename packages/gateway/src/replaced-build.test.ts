import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startLoad, startService } from './cluster.fixtures.ts';
import { ask, startGatewayProcess } from './gateway-process.fixtures.ts';
import { SERVER_JS, writeSite } from './sites/site.fixtures.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

/** A build whose page starts a script, which loads a chunk of the same build later. */
function buildSite(id: string): string {
  const page = `'<script type="module" src="/assets/entry-${id}.js"></script>'`;
  const server = SERVER_JS.replace("buildId = 'b1'", `buildId = '${id}'`).replace(
    /html: .*?, cacheable/,
    `html: ${page}, cacheable`,
  );
  const site = writeSite({
    [`dist/client/assets/entry-${id}.js`]: `export const later = () => import('/assets/lazy-${id}.js');`,
    [`dist/client/assets/lazy-${id}.js`]: `export const build = '${id}';`,
    'dist/client/builds/latest.json': `{"id":"${id}"}`,
    [`dist/client/builds/meta/${id}.json`]: `{"id":"${id}"}`,
    'dist/server/server.js': server,
  });
  cleanups.push(site.remove);
  return site.dir;
}

/** Loads a page as a browser does. Each request may reach another gateway. */
async function open(port: number) {
  const load = async (path: string): Promise<string> => {
    const { status, text } = await ask({ port, path });
    if (status !== 200) throw new Error(`${path} is ${status}`);
    return text;
  };
  const page = await load('/');
  const [, build = ''] = /src="\/assets\/entry-(\w+)\.js"/.exec(page) ?? [];
  const entry = await load(`/assets/entry-${build}.js`);
  const [, chunk = ''] = /import\('(.*?)'\)/.exec(entry) ?? [];
  return { build, later: () => load(chunk) };
}

const LIMIT = { timeout: 30_000 };

test(
  '[OPS-08] a build is replaced under load: no page is broken, whichever of the gateways is asked for its chunks, also long after',
  { timeout: 120_000 },
  async () => {
    const [former, next] = [buildSite('former'), buildSite('next')];
    const keptBuilds = mkdtempSync(join(tmpdir(), 'kept-builds-'));
    cleanups.push(() => rmSync(keptBuilds, { recursive: true, force: true }));
    const service = await startService();
    cleanups.push(service.close);
    const start = async (dir: string) => {
      const gateway = await startGatewayProcess({
        HOUSEFRONT_SITES: JSON.stringify([{ dir, hosts: ['play.example.com'] }]),
        KEPT_BUILDS: keptBuilds,
        STOP_DELAY_MS: '2000',
      });
      cleanups.push(gateway.kill);
      service.add(gateway.port);
      await vi.waitFor(() => expect(service.isReady(gateway.port)).toBe(true), LIMIT);
      return gateway;
    };
    const formerGateways = [await start(former), await start(former)];
    // They leave their page open over all that follows.
    const early = await Promise.all(Array.from({ length: 10 }, () => open(service.port)));
    expect(new Set(early.map(({ build }) => build))).toEqual(new Set(['former']));

    const seen = new Map<string, number>();
    const waiting: Awaited<ReturnType<typeof open>>[] = [];
    const load = startLoad(60, async () => {
      const visitor = await open(service.port);
      seen.set(visitor.build, (seen.get(visitor.build) ?? 0) + 1);
      waiting.push(visitor);
      // A visitor of one second ago goes on.
      if (waiting.length > 60) await waiting.shift()?.later();
    });
    const nextGateways = [];
    for (const gateway of formerGateways) {
      nextGateways.push(await start(next));
      // For a while both builds are served: pages of the one load from gateways with the other.
      const before = seen.get('next') ?? 0;
      await vi.waitFor(() => expect(seen.get('next') ?? 0).toBeGreaterThan(before + 20), LIMIT);
      gateway.terminate();
      expect(await gateway.ended).toBe(0);
      service.remove(gateway.port);
    }
    const { failures } = await load.stop();
    expect(failures).toEqual([]);
    expect(Object.fromEntries(seen)).toEqual({ former: expect.any(Number), next: expect.any(Number) });
    expect((await open(service.port)).build).toBe('next');

    // No gateway with the former build runs any more, and a third one has never been beside one.
    const third = await start(next);
    for (const { port } of [...nextGateways, third]) {
      expect((await ask({ port, path: '/assets/lazy-former.js' })).text).toBe("export const build = 'former';");
      expect((await ask({ port, path: '/assets/lazy-none.js' })).status).toBe(404);
    }
    await Promise.all([...early, ...waiting].map(({ later }) => later()));
    expect(readdirSync(join(keptBuilds, 'site-1001')).toSorted()).toEqual(['build-former', 'build-next']);
  },
);
