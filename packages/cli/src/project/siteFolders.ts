import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A site's folder by its id. */
export interface SiteFolder {
  readonly id: string;
  readonly folder: string;
}

/** A site with the port that it is served on. */
export interface ServedSite extends SiteFolder {
  readonly port: number;
}

/**
 * Every site, in the order of their ids.
 * @param sites the folder that holds the folders of sites
 */
export function siteFolders(sites: string): SiteFolder[] {
  if (!existsSync(sites)) return [];
  return readdirSync(sites, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(sites, entry.name, 'site.config.ts')))
    .map(({ name }) => ({ id: name, folder: join(sites, name) }))
    .sort((a, b) => Number(a.id) - Number(b.id));
}
