import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A stack with the places of the sources. */
export interface TracedStack {
  readonly text: string;
  /** Places that were resolved, and places of files without a map. */
  readonly found: number;
  readonly missing: number;
}

/** A place in a built script, in the stacks of all browsers: with or without a host, line and column from 1 on. */
const PLACE = /(?:https?:\/\/[^\s/()]+)?\/(assets\/[\w.-]+\.js)(?:\?[^\s:()]*)?:(\d+):(\d+)/g;

/**
 * Replaces places in built scripts by those in the sources. Names of built scripts are unique, so the folders of several
 * sites can be given (OBS-01).
 * @param folders `dist/maps` of sites
 * @param root paths of sources are shown from here
 */
export function traceStack(stack: string, folders: readonly string[], root: string): TracedStack {
  const maps = new Map<string, { readonly map: TraceMap; readonly folder: string } | undefined>();
  const mapOf = (file: string) => {
    if (!maps.has(file)) {
      const path = folders.map((folder) => join(folder, `${file}.map`)).find((candidate) => existsSync(candidate));
      maps.set(file, path ? { map: new TraceMap(readFileSync(path, 'utf8')), folder: join(path, '..') } : undefined);
    }
    return maps.get(file);
  };
  let found = 0;
  let missing = 0;
  const text = stack.replaceAll(PLACE, (place, file: string, line: string, column: string) => {
    const known = mapOf(file);
    const at = known && originalPositionFor(known.map, { line: Number(line), column: Number(column) - 1 });
    if (!known || at?.source == null) {
      missing += 1;
      return place;
    }
    found += 1;
    // Sources are named as from the folder of the script, which has the depth of that of its map.
    const source = relative(root, resolve(known.folder, at.source)).replaceAll('\\', '/');
    return `${at.name == null ? '' : `${at.name} `}${source}:${at.line}:${at.column + 1}`;
  });
  return { text, found, missing };
}
