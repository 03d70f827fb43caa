import type { SiteConfigInput } from '@housefront/contract/site-config';
import type { Template } from '@housefront/ui';

/** Loads a template; a thunk, so that a phone never downloads the desktop's code. */
export type TemplateLoader = () => Promise<{ readonly default: Template }>;

/** The templates of a site, one for each mode. */
export interface SiteTemplates {
  readonly desktop: TemplateLoader;
  readonly mobile: TemplateLoader;
}

/** A site: its config data and the templates that it uses. */
export interface SiteDefinition extends SiteConfigInput {
  readonly templates: SiteTemplates;
}

/**
 * Types a site's definition. The data is checked when the site is built and when its server starts, by `checkSite`,
 * so that the browser downloads no checker.
 */
export function defineSite<const Site extends SiteDefinition>(site: Site): Site {
  return site;
}
