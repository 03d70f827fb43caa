import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { copyWorkspace, generateSite } from '../lib/generated-sites.ts';
import { atMost, type Row } from '../lib/report.ts';
import { siteId } from '../lib/services.ts';
import { medianOf } from '../lib/stats.ts';
import type { Bench } from './part.ts';

const seconds = (value: number) => `${value.toFixed(1)} s`;

function withFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-bench-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds a site for production into a temporary folder; resolves to seconds. */
export async function buildSite(site: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-bench-'));
  try {
    const start = performance.now();
    const builder = await createBuilder({
      root: site,
      configFile: join(site, 'vite.config.ts'),
      logLevel: 'error',
      environments: {
        client: { build: { outDir: join(folder, 'dist/client') } },
        ssr: { build: { outDir: join(folder, 'dist/server') } },
      },
    });
    await builder.buildApp();
    return (performance.now() - start) / 1000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Duration of making a site: generator, then production build. */
export async function build({ root, amount, say }: Bench): Promise<Row[]> {
  const count = amount({ whole: 3, quick: 1, smallest: 1 });
  const generated = withFolder((folder) => {
    copyWorkspace(root, folder);
    return Array.from({ length: count }, (_, index) => generateSite(folder, 9876 + index));
  });
  say('production build');
  const built = await buildSite(join(root, 'sites', siteId));
  return [
    atMost('build', 'generator: a new site', medianOf(generated, Number), 2, seconds, {
      note: 'process start included',
    }),
    atMost('build', 'production build of a site', built, 15, seconds, { note: 'browser and server part, no cache' }),
  ];
}
