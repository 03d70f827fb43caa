import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder of source maps, beside that of the client build. */
const FOLDER = 'maps';

/**
 * Moves source maps from the folder of a client build to `dist/maps`, which no server serves; `housefront trace` reads them.
 * Those of an earlier build go away (OBS-01).
 * @param files of the build, maps included
 */
export function moveSourceMaps(clientDir: string, files: readonly string[]): void {
  const folder = join(clientDir, '..', FOLDER);
  rmSync(folder, { recursive: true, force: true });
  for (const file of files.filter((name) => name.endsWith('.map'))) {
    const from = join(clientDir, file);
    const to = join(folder, file);
    if (!existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
}
