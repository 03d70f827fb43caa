import type { SiteModel } from '@housefront/ui/slots';

/** A logo of the site's own, with its size. */
export type OwnLogo = Pick<SiteModel, 'logo' | 'logoSize'>;

/** An icon of the site as an app, as its manifest lists it. */
export interface WebAppIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: 'any' | 'maskable' | 'monochrome';
}

/** A picture for the dialog that installs the site. */
export interface WebAppScreenshot {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly form_factor: 'narrow' | 'wide';
  readonly title?: string | Readonly<Record<string, string>> | undefined;
}

/** Files of the site as an app (PWA-01). */
export interface WebAppFiles {
  readonly icons: readonly WebAppIcon[];
  /** Icon for home screens of Apple's devices, made from the mark. */
  readonly appleTouch: string;
  readonly screenshots: readonly WebAppScreenshot[];
}

/** Files of a site's folder `public` that its config names, as the build found them. */
export interface SiteFiles {
  /** By place: the header of each mode, and the footer. */
  readonly logo?: Readonly<Record<'desktop' | 'mobile' | 'footer', OwnLogo>>;
  /** Sizes of the official marks in pixels, in their order; null for one without a size. Absent without marks (RG-05). */
  readonly marks?: readonly (OwnLogo['logoSize'] | null)[];
  /** Absent in development, and without a mark. */
  readonly webApp?: WebAppFiles;
}
