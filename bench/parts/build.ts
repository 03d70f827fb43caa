import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createBuilder } from 'vite';
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

/** Links each dependency alone: with a link to the whole folder, an install in the copy would write into the workspace. */
function linkModules(from: string, to: string): void {
  const source = join(from, 'node_modules');
  if (!existsSync(source)) return;
  const names = readdirSync(source).filter((entry) => !entry.startsWith('.'));
  for (const name of names.flatMap((entry) =>
    entry.startsWith('@') ? readdirSync(join(source, entry)).map((child) => join(entry, child)) : [entry],
  )) {
    const link = join(to, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(source, name)), link);
  }
}

const answers = Object.entries({
  id: '9876',
  name: 'Benchmark',
  title: '基准',
  'title-en': 'Benchmark',
  currencies: 'RMB,USD',
}).flatMap(([name, value]) => [`--${name}`, value]);

/** Generates a site in a copy of the workspace, so that the real one gets no new member. */
function generateSite(root: string): number {
  return withFolder((folder) => {
    const copied = [
      'tooling',
      'packages',
      'templates',
      'sites',
      'plopfile.ts',
      'package.json',
      'pnpm-workspace.yaml',
      '.oxfmtrc.json',
    ];
    for (const name of copied) {
      cpSync(join(root, name), join(folder, name), {
        recursive: true,
        filter: (path) => !/\/(node_modules|dist)(\/|$)/.test(path.slice(root.length)),
      });
    }
    linkModules(root, folder);
    for (const name of readdirSync(join(folder, 'packages'))) {
      linkModules(join(root, 'packages', name), join(folder, 'packages', name));
    }
    const start = performance.now();
    const { status, stderr } = spawnSync(
      process.execPath,
      ['tooling/generate/cli.ts', 'site', '--no-install', ...answers],
      { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], timeout: 30_000 },
    );
    if (status !== 0) throw new Error(`The generator failed: ${stderr.trim()}`);
    return (performance.now() - start) / 1000;
  });
}

/** Builds a site for production into a temporary folder. */
async function buildSite(root: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-bench-'));
  const site = join(root, 'sites', siteId);
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

/** How long it takes to make a site: generator, then production build. */
export async function build({ root, quick, say }: Bench): Promise<Row[]> {
  const generated = Array.from({ length: quick ? 1 : 3 }, () => generateSite(root));
  say('production build');
  const built = await buildSite(root);
  return [
    atMost('build', 'generator: a new site', medianOf(generated, Number), 2, seconds, {
      note: 'process start included',
    }),
    atMost('build', 'production build of a site', built, 15, seconds, { note: 'browser and server part, no cache' }),
  ];
}
