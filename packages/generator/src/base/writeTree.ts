import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Texts of files by path from the root, with `/` between folders. */
export type FileTree = ReadonlyMap<string, string>;

/** The uppermost new folder of a file's path; the file itself if its folder exists. */
function newestPart(root: string, file: string): string {
  const folder = dirname(file);
  return folder === '.' || existsSync(join(root, folder)) ? file : newestPart(root, folder);
}

/** Writes all files or none: after an error, new files are removed and changed ones restored. A file with null is removed. */
export function writeTree(root: string, files: ReadonlyMap<string, string | null>): void {
  const undo: (() => void)[] = [];
  try {
    for (const [file, text] of files) {
      const path = join(root, file);
      if (existsSync(path)) {
        const former = readFileSync(path);
        undo.push(() => writeFileSync(path, former));
      } else if (text !== null) {
        const part = join(root, newestPart(root, file));
        undo.push(() => rmSync(part, { recursive: true, force: true }));
      }
      if (text === null) {
        rmSync(path, { force: true });
        continue;
      }
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  } catch (error) {
    for (const step of undo.toReversed()) step();
    throw error;
  }
}
