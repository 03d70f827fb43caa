import type { ThemeFacts } from '@housefront/ui/theme';
import type { SiteDefinition } from '../kernel/defineSite.ts';
import { createSiteRenderer } from './createSiteRenderer.tsx';

declare const __BUILD_ID__: string;

/**
 * Creates a site's renderer. Only this module of our packages is built into each site's own file, because it contains the
 * site's build id. Everything else is the same for all sites.
 * @throws {SiteConfigError} when the config cannot be used
 */
export const createRenderer = (site: SiteDefinition, theme: ThemeFacts) =>
  createSiteRenderer(site, theme, { buildId: __BUILD_ID__, folder: import.meta.dirname });
