import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A site's folder by its id. */
export interface SiteFolder {
  readonly id: string;
  readonly folder: string;
}

/** Every site, in the order of their ids: those of the workspace, or of the folder in `HOUSEFRONT_SITES_FROM`. */
export function siteFolders(): SiteFolder[] {
  const sites = process.env['HOUSEFRONT_SITES_FROM'] ?? join(import.meta.dirname, '../sites');
  return readdirSync(sites, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(sites, entry.name, 'site.config.ts')))
    .map(({ name }) => ({ id: name, folder: join(sites, name) }))
    .sort((a, b) => Number(a.id) - Number(b.id));
}
