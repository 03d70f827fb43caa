import { readFile } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import { createFairLru } from '../../render/fair-lru.ts';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';
import type { GatewaySite } from '../../sites/gateway-site.ts';
import type { FileIndex } from '../assets/file-index.ts';
import { iconSetSchema, pickIcons, type IconSet } from './pick-icons.ts';

/** Dependencies of the icons route. */
export interface IconsOptions {
  readonly files: (site: GatewaySite) => FileIndex;
  /** Size of the cache of icon sets, in bytes of their files. */
  readonly maxBytes: number;
}

const MAX_QUERY = 2000;

/**
 * `/icons/{prefix}.json?icons=a,b`: only the requested icons. Without the parameter the next route serves the whole file; for
 * an unknown set it answers a short 404 (API-44).
 */
export function icons({ files, maxBytes }: IconsOptions): MiddlewareHandler<GatewayEnv> {
  const sets = createFairLru<IconSet>(maxBytes);
  return async (c, next) => {
    const { pathname, searchParams } = c.get('url');
    const asked = searchParams.get('icons');
    const entry = asked === null ? undefined : files(c.get('site')).get(pathname);
    if (asked === null || !entry) return next();
    let set = sets.get(entry.path);
    if (!set) {
      const parsed = iconSetSchema.safeParse(JSON.parse(await readFile(entry.path, 'utf8')));
      if (!parsed.success) return next();
      set = parsed.data;
      sets.set(entry.path, set, entry.size);
    }
    const names = asked
      .slice(0, MAX_QUERY)
      .split(',')
      .filter((name) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name));
    return c.json(pickIcons(set, names), 200, { 'cache-control': 'public, max-age=604800' });
  };
}
