import type { Addresses, PageRenderer } from '../base/types.ts';
import type { SiteSettings } from './site-settings.ts';

/** Target of conversion events; kept on the server (HELP-08x). */
export interface ConversionSettings {
  readonly pixelId: string;
  readonly accessToken: string;
  /** Base address of the advertiser's interface. */
  readonly url?: string | undefined;
}

/** One site the gateway serves. */
export interface GatewaySite {
  /** Name in logs and cache keys; the numeric site id as text. */
  readonly id: string;
  /** Lower-case host names, with or without a port. */
  readonly hosts: readonly string[];
  /** Port of the site's own listener, when it has one. */
  readonly port?: number | undefined;
  /** Base address of the platform, without a slash at the end. */
  readonly upstream: string;
  readonly config: SiteSettings;
  /** Address that names the newest build in place of the site's own file. */
  readonly newestBuild?: string | undefined;
  /** Key of sealed sign-in links, 32 bytes as base64url; without one no link opens (SEC-03). */
  readonly linkKey?: string | undefined;
  /** Account with the advertiser; without one no conversion events are sent (HELP-08x). */
  readonly conversions?: ConversionSettings | undefined;
  /** Changes with every build; part of the cache key. */
  readonly buildId: string;
  readonly render: PageRenderer;
  /** Absent in builds without one. */
  readonly addresses?: Addresses | undefined;
  /** Folder with the client build; absent in tests and development, which serve nothing from disk. */
  readonly clientDir?: string | undefined;
}
