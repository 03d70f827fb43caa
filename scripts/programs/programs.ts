import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of the first of some programs that is on PATH, or in one of the folders; undefined if none is found. */
export function findProgram(
  names: readonly string[],
  folders: readonly string[] = (process.env['PATH'] ?? '').split(delimiter),
): string | undefined {
  for (const folder of folders) {
    for (const name of names) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not in this folder; the next one may have it.
      }
    }
  }
  return undefined;
}
