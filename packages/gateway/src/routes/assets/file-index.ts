import { readdirSync, statSync, type Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Coding } from '../../http/accept-encoding.ts';

/** One representation of a file on disk. */
export interface FileForm {
  readonly path: string;
  readonly size: number;
}

/** A file of the client build. */
export interface FileEntry extends FileForm {
  readonly type: string;
  /** Milliseconds since the epoch. */
  readonly modified: number;
  /** Quoted; changes with size and time of the file. */
  readonly etag: string;
  /** Siblings compressed by the build. */
  readonly coded: Readonly<Partial<Record<Coding, FileForm>>>;
}

/**
 * Files by address path, such as `/assets/app-1a2b.js`. Any other file does not exist for the gateway: no address is looked
 * up on disk.
 */
export type FileIndex = ReadonlyMap<string, FileEntry>;

const SUFFIX: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

const codedPaths = (path: string): readonly (readonly [Coding, string])[] => [
  ['br', path + SUFFIX.br],
  ['gzip', path + SUFFIX.gzip],
];

/** Lists a client build. Hidden files, compressed siblings and the page shell have no address. */
export function indexFiles(dir: string): FileIndex {
  const sizes = new Map<string, number>();
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));
  for (const path of files) sizes.set(path, statSync(path).size);
  const index = new Map<string, FileEntry>();
  for (const path of files) {
    const address = path.slice(dir.replace(/[/\\]+$/, '').length).replaceAll('\\', '/');
    const sibling = Object.values(SUFFIX).some((end) => path.endsWith(end) && sizes.has(path.slice(0, -end.length)));
    if (sibling || address === '/index.html' || address.includes('/.')) continue;
    index.set(address, toEntry(path, sizes, statSync(path)));
  }
  return index;
}

/** Sizes of files by their paths. */
type Sizes = ReadonlyMap<string, number>;

function toEntry(path: string, sizes: Sizes, { size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): FileEntry {
  const coded: Partial<Record<Coding, FileForm>> = {};
  for (const [coding, codedPath] of codedPaths(path)) {
    const codedSize = sizes.get(codedPath);
    if (codedSize !== undefined) coded[coding] = { path: codedPath, size: codedSize };
  }
  const modified = Math.floor(mtimeMs / 1000) * 1000;
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  return { path, size, type: getMimeType(path) ?? 'application/octet-stream', modified, etag, coded };
}

/**
 * One file with its compressed siblings, read from disk.
 * @returns undefined when there is none, or when it is a link or a folder
 */
export async function readEntry(path: string): Promise<FileEntry | undefined> {
  const file = await plainFile(path);
  if (!file) return undefined;
  const sizes = new Map<string, number>();
  for (const [, codedPath] of codedPaths(path)) {
    const coded = await plainFile(codedPath);
    if (coded) sizes.set(codedPath, coded.size);
  }
  return toEntry(path, sizes, file);
}

async function plainFile(path: string): Promise<Stats | undefined> {
  const stats = await lstat(path).catch(() => undefined);
  return stats?.isFile() ? stats : undefined;
}
