import type { HttpBindings } from '@hono/node-server';
import type { ConversionSettings } from './routes/tracking/conversions.ts';
import type { SiteSettings } from './sites/site-settings.ts';

/** Which of a site's two templates a page is made with. */
export type ViewMode = 'desktop' | 'mobile';

/** What a site's server entry is asked to render. */
export interface RenderRequest {
  /** Absolute address, with the known query parameters only. */
  readonly url: string;
  readonly mode: ViewMode;
  /** Underscore form, always one of the site's languages (I18N-06x). */
  readonly locale: string;
  /** Only cookies that may shape a guest page; today `ccy`, when it names a currency of the site. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly headers: {
    /** A stand-in per mode, not the visitor's own text, so that a shared page cannot depend on one visitor. */
    readonly userAgent: string;
    /** The resolved locale in hyphen form. */
    readonly acceptLanguage: string;
    /** Two letters, when a trusted edge names it (MEM-31x). */
    readonly country?: string;
  };
  /** Base of the platform calls made while rendering. */
  readonly upstream: string;
  /** Where the browser finds the realtime server of this installation. */
  readonly realtime?: SiteSettings['realtime'];
  /** Stand-in for the nonce; the gateway puts a fresh one in its place in every answer. */
  readonly nonce: string;
  /** Fires when the time limit of the rendering is over. */
  readonly signal: AbortSignal;
  readonly requestId: string;
}

/** What a site's server entry gives back. */
export interface RenderResult {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** False when the page holds anything that belongs to one visitor, or is known to be incomplete. */
  readonly cacheable: boolean;
  /** Values of the Link header. */
  readonly preload: readonly string[];
  /** Data of a public page as JSON text, for navigation inside the app (API-18x). */
  readonly payload?: string | undefined;
  /** Where the visitor is sent instead of getting a page. */
  readonly redirect?: string | undefined;
}

/** A site's server entry. Rejects or throws when the page cannot be made. */
export type Render = (request: RenderRequest) => Promise<RenderResult>;

/** Names the addresses of a site that search engines should know, as paths; may reject. */
export type Addresses = (request: {
  readonly origin: string;
  readonly upstream: string;
  readonly signal: AbortSignal;
}) => Promise<readonly string[]>;

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
  readonly render: Render;
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
    /** Reason of a failure, for the log only. */
    failure: unknown;
  };
}
