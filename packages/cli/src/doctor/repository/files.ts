import { closeSync, openSync, readdirSync, readFileSync, readSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { withoutMark } from '@housefront/contract/json';

/** Files of a repository, by their paths from its root with `/` between folders. Each is read once. */
export interface Files {
  /** All files but those that were installed, built or kept by programs. */
  readonly all: readonly string[];
  /** Text of a file without a byte order mark; undefined without one. */
  text(path: string): string | undefined;
  /** JSON of a file; undefined without one or when it is not JSON. */
  json(path: string): unknown;
  /** Size in bytes; undefined without the file. */
  size(path: string): number | undefined;
  /** The first bytes of a file; none if it cannot be read. */
  head(path: string): Buffer;
  /** Time of the last change, in milliseconds; 0 without the file. */
  modified(path: string): number;
  isFolder(path: string): boolean;
  /** Files below a folder, also below `dist`. */
  below(folder: string): readonly string[];
}

const UNREAD = new Set(['.git', 'node_modules', 'dist', '.data', '.housefront']);

/** A part of a site that may be a link to a folder elsewhere, such as a submodule or a shared volume. */
const LINKED = /^sites\/[^/]+\/(?:public|content|locales|src)$/;

/** Whether a path leads to a folder that is not around it. */
function isLinkedFolder(root: string, path: string): boolean {
  try {
    const target = realpathSync(join(root, path));
    return statSync(target).isDirectory() && !join(realpathSync(root), path).startsWith(`${target}${sep}`);
  } catch {
    // It leads nowhere.
    return false;
  }
}

/** Files below a folder. Of links to folders only those are followed that are parts of a site. */
function walk(root: string, folder: string, isRead: (name: string) => boolean): string[] {
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    // Gone meanwhile, or not to be read by this user.
    return [];
  }
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const isFolder =
        entry.isDirectory() || (entry.isSymbolicLink() && LINKED.test(path) && isLinkedFolder(root, path));
      if (isFolder) return isRead(entry.name) ? walk(root, path, isRead) : [];
      return [path];
    });
}

/** Reads files below a root. */
export function filesOf(root: string): Files {
  const texts = new Map<string, string | undefined>();
  const stat = (path: string) => {
    try {
      return statSync(join(root, path), { throwIfNoEntry: false });
    } catch {
      return undefined;
    }
  };
  const text = (path: string): string | undefined => {
    if (texts.has(path)) return texts.get(path);
    const value = stat(path)?.isFile() ? readOrNothing(join(root, path)) : undefined;
    texts.set(path, value);
    return value;
  };
  return {
    all: walk(root, '', (name) => !UNREAD.has(name)),
    text,
    json(path) {
      try {
        return JSON.parse(text(path) ?? '');
      } catch {
        return undefined;
      }
    },
    size: (path) => stat(path)?.size,
    head(path) {
      const bytes = Buffer.alloc(512);
      let file;
      try {
        file = openSync(join(root, path), 'r');
      } catch {
        // A link that leads nowhere, or a file that this user may not read.
        return Buffer.alloc(0);
      }
      try {
        return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0));
      } catch {
        // A link to a folder.
        return Buffer.alloc(0);
      } finally {
        closeSync(file);
      }
    },
    modified: (path) => stat(path)?.mtimeMs ?? 0,
    isFolder: (path) => stat(path)?.isDirectory() ?? false,
    below: (folder) => walk(root, folder, () => true),
  };
}

function readOrNothing(path: string): string | undefined {
  try {
    return withoutMark(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A path from a root, with `/` between folders. */
export const pathFrom = (root: string, path: string): string => relative(root, path).replaceAll(sep, '/');
