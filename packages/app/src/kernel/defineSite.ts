import type { SiteConfigInput } from '@housefront/contract/site-config';
import type { ContentProvider } from '@housefront/core/features/content';
import type { Template } from '@housefront/ui';
import type { ComponentType } from 'react';

/** Loads a template; a thunk, so that a phone never downloads the desktop's code. */
export type TemplateLoader = () => Promise<{ readonly default: Template }>;

/** The templates of a site, one for each mode. */
export interface SiteTemplates {
  readonly desktop: TemplateLoader;
  readonly mobile: TemplateLoader;
}

/** Loads a site's content provider; a thunk, so that only pages with content load it (HOME-30x). */
export type SiteContent = () => Promise<{ readonly default: ContentProvider }>;

/** Loads a component of the site's own for every page, such as a chat button; a thunk, loaded after the page (SHELL-16). */
export type SiteExtra = () => Promise<{ readonly default: ComponentType }>;

/** A site: its config and the templates that it uses. */
export interface SiteDefinition extends SiteConfigInput {
  readonly templates: SiteTemplates;
  /** Omit if the site has no content pages. */
  readonly content?: SiteContent;
}

/**
 * Types a site's definition. The data is checked when the site is built and when its server starts, by `checkSite`,
 * so that the browser downloads no checker.
 * @example
 * ```ts
 * export default defineSite({
 *   version: 1,
 *   siteId: 1001,
 *   public: { SITE_NAME: 'Harbour', TEMPLATE_NAME: 'desktop_1', MOBILE_TEMPLATE_NAME: 'H5_1', SITE_TITLE: '港湾', SITE_TITLE_EN: 'Harbour' },
 *   currencies: 'RMB,USD',
 *   languages: 'zh_CN,en_US',
 *   theme: 'midnight',
 *   upstream: 'https://platform.example.com',
 *   templates: {
 *     desktop: () => import('@housefront/ui/templates/desktop-1'),
 *     mobile: () => import('@housefront/ui/templates/h5-1'),
 *   },
 * });
 * ```
 */
export function defineSite<const Site extends SiteDefinition>(site: Site): Site {
  return site;
}
