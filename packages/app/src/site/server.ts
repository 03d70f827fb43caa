import type { ThemeFacts } from '@housefront/ui/theme';
import type { SiteFiles } from '../kernel/site-files.ts';
import type { SiteDefinition } from '../kernel/defineSite.ts';
import { ownTexts } from './own-texts.ts';
import { createSiteRenderer } from './createSiteRenderer.tsx';

declare const __BUILD_ID__: string;
declare const __SITE_FILES__: SiteFiles;

/**
 * Creates a site's renderer. Only this module of our packages and `own-texts` are built into each site's own file, because
 * they contain the build id, the sizes of the site's pictures and the texts of its own languages. Everything else is the same for all sites.
 * @throws {SiteConfigError} when the config cannot be used
 */
export const createRenderer = (site: SiteDefinition, theme: ThemeFacts) =>
  createSiteRenderer(site, theme, {
    buildId: __BUILD_ID__,
    folder: import.meta.dirname,
    files: __SITE_FILES__,
    texts: ownTexts,
  });
