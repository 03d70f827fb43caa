import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteId } from './services.ts';

const firstId = 7001;

/**
 * Copies of a build under ids of their own; pictures and scripts of the browser are the same files.
 * @param shared whether each has a copy of its own of the server code that sites share, as built sites do, or a link to one
 * @returns the folders
 */
export function copyBuilds(
  root: string,
  folder: string,
  count: number,
  shared: 'copied' | 'linked' = 'copied',
): string[] {
  const dist = join(root, 'sites', siteId, 'dist');
  const code = readFileSync(join(dist, 'server/server.js'), 'utf8');
  const own = `siteId: ${siteId}`;
  if (!code.includes(own)) throw new Error(`The build of ${siteId} does not say its id as "${own}".`);
  cpSync(join(dist, 'client'), join(folder, 'client'), { recursive: true });
  if (shared === 'linked') cpSync(join(dist, 'server/shared'), join(folder, 'shared'), { recursive: true });
  return Array.from({ length: count }, (_, index) => {
    const dir = join(folder, String(firstId + index));
    if (shared === 'copied') cpSync(join(dist, 'server'), join(dir, 'dist/server'), { recursive: true });
    else {
      mkdirSync(join(dir, 'dist/server'), { recursive: true });
      symlinkSync(join(folder, 'shared'), join(dir, 'dist/server/shared'));
    }
    symlinkSync(join(folder, 'client'), join(dir, 'dist/client'));
    writeFileSync(join(dir, 'dist/server/server.js'), code.replaceAll(own, `siteId: ${firstId + index}`));
    return dir;
  });
}
