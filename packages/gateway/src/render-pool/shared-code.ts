import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Code that sites share: the folder `shared` beside their server entries. Threads read it from the same memory. */
export interface SharedCode {
  /** Digest of all names and bytes. Builds with the same digest have the same code, for whichever site they were made. */
  readonly digest: string;
  /** Address of the first folder with this code, for names in stacks; its files are not read again. */
  readonly base: string;
  /** Bytes in shared memory, by file name. */
  readonly files: ReadonlyMap<string, Uint8Array<SharedArrayBuffer>>;
}

/** Folder of shared code beside a site's server entry. @param file address of the entry */
export const sharedFolder = (file: string): string => new URL('shared/', file).href;

interface Found {
  readonly name: string;
  readonly path: string;
  readonly size: number;
}

function filesOf(folder: string): readonly Found[] {
  const path = fileURLToPath(folder);
  // A build in one file has no such folder.
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith('.js'))
    .toSorted()
    .map((name) => ({ name, path: join(path, name), size: statSync(join(path, name)).size }));
}

/** Reads a file into its memory. @throws Error when its length has changed */
function readInto(place: Uint8Array, path: string): void {
  const file = openSync(path, 'r');
  try {
    let at = 0;
    for (let read = -1; read !== 0 && at < place.length; at += read) read = readSync(file, place, { offset: at });
    if (at < place.length) throw new Error(`${path} was replaced while it was read`);
  } finally {
    closeSync(file);
  }
}

/** Creates a reader that keeps equal code of several sites once. */
export function createSharedCode(): (file: string) => SharedCode | undefined {
  const known = new Map<string, SharedCode>();
  // Memory that is reused: otherwise the process would grow with each of a hundred sites, although their code is equal.
  let spare: SharedArrayBuffer | undefined;
  return (file) => {
    const base = sharedFolder(file);
    const found = filesOf(base);
    if (found.length === 0) return undefined;
    const total = found.reduce((sum, { size }) => sum + size, 0);
    const memory = spare?.byteLength === total ? spare : new SharedArrayBuffer(total);
    const hash = createHash('sha256');
    const files = new Map<string, Uint8Array<SharedArrayBuffer>>();
    let at = 0;
    for (const { name, path, size } of found) {
      const place = new Uint8Array(memory, at, size);
      readInto(place, path);
      hash.update(`${name}\0${size}\0`).update(place);
      files.set(name, place);
      at += size;
    }
    const digest = hash.digest('hex');
    const code = known.get(digest) ?? { digest, base, files };
    spare = known.has(digest) ? memory : undefined;
    known.set(digest, code);
    return code;
  };
}
