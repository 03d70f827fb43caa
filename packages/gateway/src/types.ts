import type { HttpBindings } from '@hono/node-server';
import type { Addresses, RenderRequest, RenderResult } from '@housefront/contract/render';
import type { ConversionSettings } from './routes/tracking/conversions.ts';
import type { SiteSettings } from './sites/site-settings.ts';

export type { Addresses, Render, RenderRequest, RenderResult, ViewMode } from '@housefront/contract/render';

/** What a site gives back, its texts as they are or as UTF-8 already. */
export interface RenderedTexts extends Omit<RenderResult, 'html' | 'payload'> {
  readonly html: string | Uint8Array<ArrayBuffer>;
  readonly payload?: string | Uint8Array<ArrayBuffer> | undefined;
}

/** A site's `Render`, or a pool's that hands over bytes. */
export type PageRenderer = (request: RenderRequest) => Promise<RenderedTexts>;

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
  /** Address that names the newest build in the place of the site's own file. */
  readonly newestBuild?: string | undefined;
  /** Key of sealed sign-in links, 32 bytes as base64url; without one no link opens (SEC-03). */
  readonly linkKey?: string | undefined;
  /** Account with the advertiser; without one conversion events go nowhere (HELP-08x). */
  readonly conversions?: ConversionSettings | undefined;
  /** Changes with every build; part of the cache key. */
  readonly buildId: string;
  readonly render: PageRenderer;
  /** Absent in builds that tell none. */
  readonly addresses?: Addresses | undefined;
  /** Folder with the client build; absent in tests and development, where nothing is served from disk. */
  readonly clientDir?: string | undefined;
}

/** Where a request came from. Built from the connection and, behind a trusted proxy, from its headers (HELP-06x). */
export interface ClientInfo {
  /** Address of the visitor, empty when unknown. */
  readonly address: string;
  readonly proto: 'http' | 'https';
  /** Host header as sent, lower-case, empty when absent. */
  readonly host: string;
  /** Two letters, from a trusted edge only. */
  readonly country: string | undefined;
  /** Name of the edge in front, empty when there is none. */
  readonly cdn: string;
}

/** How a page answer came about; shown in the log. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass';

/** Hono's environment of this app. */
export interface GatewayEnv {
  Bindings: Partial<HttpBindings> & {
    /** Set by a listener that belongs to one site: that site's id. */
    readonly listenerSite?: string;
  };
  Variables: {
    requestId: string;
    /** The address asked for, read once. */
    url: URL;
    client: ClientInfo;
    site: GatewaySite;
    /** Scheme, host and port the site is addressed by; never a host the site does not have. */
    origin: string;
    cacheState: CacheState;
    /** Body of a page that others may get as well. */
    pageBytes: Uint8Array | undefined;
    /** Reason of a failure, for the log only. */
    failure: unknown;
  };
}
