import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ask, startGatewayProcess } from './gateway-process.fixtures.ts';
import { writeSite } from './sites/site.fixtures.ts';

const cleanups: (() => unknown)[] = [];
afterEach(() => {
  for (const run of cleanups.splice(0).toReversed()) run();
});

/** Node refuses every write of the process but those below `folder`, as a read-only root with a volume does. */
const mayWriteTo = (folder: string) => [
  '--permission',
  '--allow-fs-read=*',
  '--allow-worker',
  `--allow-fs-write=${folder}`,
];

test(
  '[OPS-08] the gateway serves pages and files and stops without writing anywhere but to its volume',
  { timeout: 40_000 },
  async () => {
    const site = writeSite();
    const volume = mkdtempSync(join(tmpdir(), 'volume-'));
    cleanups.push(site.remove, () => rmSync(volume, { recursive: true, force: true }));
    const HOUSEFRONT_SITES = JSON.stringify([{ dir: site.dir, hosts: ['play.example.com'] }]);
    const gateway = await startGatewayProcess(
      { HOUSEFRONT_SITES, KEPT_BUILDS: volume, STOP_DELAY_MS: '0' },
      { nodeOptions: mayWriteTo(volume) },
    );
    cleanups.push(gateway.kill);
    for (const path of [
      '/',
      '/assets/app-1a2b.js',
      '/assets/large-3c4d.js',
      '/icons/lucide.json?icons=house',
      '/readyz',
    ])
      expect([path, (await ask({ port: gateway.port, path })).status]).toEqual([path, 200]);
    expect(readdirSync(join(volume, 'site-1001'))).toEqual(['build-b1']);
    gateway.terminate();
    expect(await gateway.ended).toBe(0);
    expect(gateway.output()).not.toMatch(/ERR_ACCESS_DENIED|"level":[56]0/);

    const elsewhere = startGatewayProcess(
      { HOUSEFRONT_SITES, KEPT_BUILDS: `${volume}-other` },
      { nodeOptions: mayWriteTo(volume) },
    );
    await expect(elsewhere).rejects.toThrow(/ended with 1: .*cannot keep builds in .*-other: Error ERR_ACCESS_DENIED/s);
  },
);
