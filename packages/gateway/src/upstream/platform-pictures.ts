import { PLAIN_PATH } from '@housefront/contract/own-calls';
import type { SiteSettings } from '../sites/site-settings.ts';
import { hasPlainParts } from './one-name.ts';
import { callPaths } from './platform-paths.ts';

/** Path and query of a picture as the platform gets them; undefined for anything else. */
export type PlatformPictures = (target: string) => { readonly path: string; readonly search: string } | undefined;

/** Addresses are kept in memory. Those of outside pictures have the same bound. */
const LONGEST = 2048;

/**
 * The pictures of the platform: all below `staticBase` and below entries of `apiPaths` that end in `/*`, but no call. Names
 * are free, as those of files are, except in a folder that also has calls (FLD-16).
 */
export function platformPictures(config: SiteSettings): PlatformPictures {
  const calls = callPaths(config).map(folded);
  const folders = [`${config.staticBase}/*`, ...config.apiPaths]
    .filter((path) => path.endsWith('/*'))
    .map((path) => path.slice(0, -1));
  const free = folders.filter((folder) => !calls.some((call) => call.startsWith(folder.toLowerCase())));
  return (target) => {
    const isBelow = (folder: string) => target.startsWith(folder);
    if (target.length > LONGEST || !folders.some(isBelow)) return undefined;
    const [raw = ''] = target.split(/[?#]/, 1);
    if (raw.endsWith('/') || raw.includes('//') || !hasPlainParts(raw)) return undefined;
    const url = URL.parse(target, 'http://site.invalid');
    if (!url) return undefined;
    const { pathname: path, search } = url;
    const isPlain = PLAIN_PATH.test(path) && !calls.includes(folded(path));
    return isPlain || free.some(isBelow) ? { path, search } : undefined;
  };
}

/** Spellings that a platform may treat as one: capitals, formats and slashes at the end. */
const folded = (path: string): string => path.toLowerCase().replace(/(?:\.[^/]*)?\/?$/, '');
