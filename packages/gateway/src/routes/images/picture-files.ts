import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Options of {@link createPictureFiles}. */
export interface PictureFilesOptions {
  /** Folder that survives a restart; a temporary one by default. No other process may use it. */
  readonly dir: string | undefined;
  /** Most bytes of all files together. */
  readonly maxBytes: number;
}

/** Made pictures on disk, the least recently used of which are deleted (IMG-01). */
export interface PictureFiles {
  /** @param name letters, digits and a dot */
  read(name: string): Promise<Buffer | undefined>;
  /** Never rejects: a full disk costs time, not the picture. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Deletes a temporary folder. */
  close(): void;
}

const NAME = /^[\da-f]{64}\.(?:avif|webp)$/;

/** Creates the cache; the folder is read with the first picture. */
export function createPictureFiles({ dir, maxBytes }: PictureFilesOptions): PictureFiles {
  let temporary: string | undefined;
  // Sizes by name, the least recently used first.
  const sizes = new Map<string, number>();
  let held = 0;

  const note = (name: string, size: number) => {
    held += size - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, size);
  };
  const forget = (name: string) => {
    held -= sizes.get(name) ?? 0;
    sizes.delete(name);
  };

  const open = async (): Promise<string> => {
    if (dir === undefined) return (temporary = mkdtempSync(join(tmpdir(), 'housefront-images-')));
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const found = [];
    for (const name of await readdir(dir)) {
      const file = join(dir, name);
      // A process that ended left it half written.
      if (name.endsWith('.part')) await rm(file, { force: true });
      if (!NAME.test(name)) continue;
      const { size, mtimeMs } = await stat(file);
      found.push({ name, size, mtimeMs });
    }
    for (const { name, size } of found.sort((one, other) => one.mtimeMs - other.mtimeMs)) note(name, size);
    await makeRoom(dir);
    return dir;
  };

  const makeRoom = async (folder: string) => {
    for (const name of sizes.keys()) {
      if (held <= maxBytes) return;
      forget(name);
      await rm(join(folder, name), { force: true });
    }
  };

  let opened: Promise<string> | undefined;
  const folder = () => (opened ??= open());

  return {
    async read(name) {
      try {
        const file = join(await folder(), name);
        const size = sizes.get(name);
        if (size === undefined) return undefined;
        note(name, size);
        return await readFile(file);
      } catch {
        forget(name);
        return undefined;
      }
    },
    async write(name, bytes) {
      try {
        const place = await folder();
        if (bytes.length > maxBytes / 4) return;
        const part = join(place, `${randomUUID()}.part`);
        await writeFile(part, bytes, { mode: 0o600 });
        // A reader sees the whole file or none.
        await rename(part, join(place, name));
        note(name, bytes.length);
        await makeRoom(place);
      } catch {
        forget(name);
      }
    },
    close() {
      if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
    },
  };
}
