import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './check.ts';

/** Server code of a built site: a digest of each file that it shares with others, and its own entry. */
export interface SiteServer {
  readonly id: string;
  readonly shared: ReadonlyMap<string, string>;
  readonly entry: string;
}

/** Reads the server code of a built site. @throws when it is not built. */
export function readServer(folder: string, id: string): SiteServer {
  const server = join(folder, 'dist/server');
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(server, 'shared', name)))
      .digest('hex');
  return {
    id,
    shared: new Map(readdirSync(join(server, 'shared')).map((name) => [name, digest(name)])),
    entry: readFileSync(join(server, 'server.js'), 'utf8'),
  };
}

/**
 * Largest size of a site's own server code in characters: config, texts and theme. A gateway keeps it in memory for every
 * site.
 */
const ownBudget = 250_000;

/** Checks that shared server code is identical in all sites, so that a gateway loads it once, and that the rest is small. */
export function checkServers(servers: readonly SiteServer[]): Finding[] {
  const [first] = servers;
  return servers.flatMap(({ id, shared, entry }) => {
    const names = new Set([...shared.keys(), ...(first?.shared.keys() ?? [])]);
    const other = [...names].filter((name) => shared.get(name) !== first?.shared.get(name));
    return [
      {
        ok: other.length === 0,
        text:
          other.length === 0
            ? `site ${id}: shares ${shared.size} files of server code with all sites`
            : `site ${id}: server code differs from that of site ${first?.id}: ${other.slice(0, 5).join(', ')}`,
      },
      {
        ok: entry.length <= ownBudget,
        text: `site ${id}: server code of its own: ${(entry.length / 1000).toFixed(1)} of ${ownBudget / 1000} kB`,
      },
    ];
  });
}
