import type { ThemeFacts } from '@housefront/ui/theme';
import type { SiteFiles } from '../kernel/site-files.ts';
import type { SiteDefinition } from '../kernel/defineSite.ts';
import { createSiteRenderer } from './createSiteRenderer.tsx';

declare const __BUILD_ID__: string;
declare const __SITE_FILES__: SiteFiles;

/**
 * Creates a site's renderer. Only this module of our packages is built into each site's own file, because it contains the
 * build id and the sizes of the site's pictures. Everything else is the same for all sites.
 * @throws {SiteConfigError} when the config cannot be used
 */
export const createRenderer = (site: SiteDefinition, theme: ThemeFacts) =>
  createSiteRenderer(site, theme, { buildId: __BUILD_ID__, folder: import.meta.dirname, files: __SITE_FILES__ });
