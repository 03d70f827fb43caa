import type { Labels } from '../../labels/index.ts';
import type { sponsorLabels } from './labels.ts';
import type { Loadable } from '../../slots/models.ts';

/** A sponsor or partner. */
export interface SponsorModel {
  readonly id: string;
  readonly name: string;
  /** HTML, rendered by RichText only. */
  readonly html: string;
  /** Address of the logo; '' for none, then the name's initials are shown. */
  readonly image: string;
  /** A checked address; omitted for none. */
  readonly href?: string | undefined;
}

/** Sponsors and partners of the site (SHELL-03). */
export interface SponsorViewProps {
  readonly sponsors: Loadable<SponsorModel>;
  readonly homeHref: string;
  readonly texts: Labels<typeof sponsorLabels>;
}
