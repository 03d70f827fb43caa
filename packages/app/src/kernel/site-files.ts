import type { SiteModel } from '@housefront/ui/slots';

/** A logo of the site's own, with its size. */
export type OwnLogo = Pick<SiteModel, 'logo' | 'logoSize'>;

/** Files of a site's folder `public` that its config names, as the build found them. */
export interface SiteFiles {
  /** By place: the header of each mode, and the footer. */
  readonly logo?: Readonly<Record<'desktop' | 'mobile' | 'footer', OwnLogo>>;
}
