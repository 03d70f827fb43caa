import type { Labels } from '../../labels/index.ts';
import type { appDownloadLabels } from './labels.ts';
/** An app to download. */
export interface AppLinkModel {
  readonly kind: 'ios' | 'android';
  readonly title: string;
  /** A checked http(s) address. */
  readonly href: string;
  /** The address as a QR code: side in modules, and the dark modules as an SVG path. */
  readonly code: { readonly size: number; readonly path: string };
}

/** Instructions to install the site on a phone: apps if there are any, the home screen always (SHELL-02x). */
export interface AppDownloadViewProps {
  readonly siteName: string;
  readonly apps: readonly AppLinkModel[];
  /** Steps to the home screen, by system. */
  readonly steps: readonly {
    readonly id: string;
    readonly system: string;
    readonly items: readonly string[];
  }[];
  readonly homeHref: string;
  readonly texts: Labels<typeof appDownloadLabels>;
}
