import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyTracked } from '../../scripts/test/tracked-files.ts';

/** Links each dependency alone: with a link to the whole folder, an install in the copy would write into the workspace. */
export function linkModules(from: string, to: string): void {
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

const answersOf = (id: number): string[] =>
  Object.entries({
    id: String(id),
    name: `Benchmark ${id}`,
    title: '基准',
    'title-en': 'Benchmark',
    currencies: 'RMB,USD',
  }).flatMap(([name, value]) => [`--${name}`, value]);

/** Copies a workspace into a folder, with its packages linked, so that the real one gets no new member. */
export function copyWorkspace(root: string, folder: string): void {
  copyTracked(root, folder);
  linkModules(root, folder);
  for (const name of readdirSync(join(folder, 'packages'))) {
    linkModules(join(root, 'packages', name), join(folder, 'packages', name));
  }
}

/** Generates a site in a copy of a workspace, with the public command; returns the seconds it took. */
export function generateSite(folder: string, id: number): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['tooling/generate/cli.ts', 'site', '--no-install', ...answersOf(id)],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], timeout: 30_000 },
  );
  if (status !== 0) throw new Error(`The generator failed: ${stderr.trim()}`);
  return (performance.now() - start) / 1000;
}
