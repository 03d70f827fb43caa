/* Facts of the platform's shelves, for a build. */
import type { SiteConfig } from '@housefront/contract/site-config';

/** Whether home and halls of a site show the shelves that the platform lists. */
export const hasShelves = ({ lobby }: Pick<SiteConfig, 'lobby'>): boolean => lobby?.shelves === true;
