import type { SiteConfig } from '@housefront/contract/site-config';

/** The file in the folder `public` from which a site's icons are made. */
export const iconSource = ({ icons, webApp }: Pick<SiteConfig, 'icons' | 'webApp'>): string =>
  webApp?.mark ?? icons.favicon ?? 'favicon.svg';
