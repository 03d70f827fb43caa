/* The interface between the gateway and a site's server entry, which are built separately. */
import type { ConsentCategory } from '../site/consent.ts';

/** Address of the site's web app manifest, which the site's entry makes in the language of the request. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** Address of the worker for visits without a connection. The site's entry makes its {@link OfflineFacts}. It never changes: an
 * installed worker is updated, or removed, under its own address. */
export const OFFLINE_WORKER_PATH = '/offline-worker.js';

/** The facts of a site that its worker needs, as JSON before the worker's own code. */
export interface OfflineFacts {
  readonly siteName: string;
  /** Colours of the site's theme. */
  readonly scheme: 'dark' | 'light';
  readonly canvas: string;
  /** Colour of the main button, and of its text. */
  readonly accent: { readonly base: string; readonly on: string };
  /** Texts by language in hyphen form, the default first. */
  readonly texts: Readonly<Record<string, OfflineTexts>>;
}

/** Texts of pages without a connection. */
export interface OfflineTexts {
  /** Says that there is no connection. */
  readonly title: string;
  /** Of a page that was not kept. */
  readonly page: string;
  /** Of the home page as it was. */
  readonly home: string;
  readonly retry: string;
  readonly toHome: string;
  /** The connection has come back. */
  readonly back: string;
}

/** The template of a page: a site has two. */
export type ViewMode = 'desktop' | 'mobile';

/** Writes a line for the operator into the gateway's log; details are facts, never texts for visitors or credentials. */
export type Warn = (message: string, details?: Readonly<Record<string, unknown>>) => void;

/** Input of a site's server entry. */
export interface RenderRequest {
  /** Categories whose declared services the policy of this page has, for its script; none by default (OPS-18). */
  readonly services?: readonly ConsentCategory[] | undefined;
  /** Absolute address, with the known query parameters only. */
  readonly url: string;
  readonly mode: ViewMode;
  /** Underscore form, always one of the site's languages (I18N-06x). */
  readonly locale: string;
  /** Only cookies on which a guest page may depend: currently `ccy`, if it names a currency of the site. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly headers: {
    /** One fixed text per mode instead of the visitor's own, so that a shared page cannot depend on one visitor. */
    readonly userAgent: string;
    /** The resolved locale in hyphen form. */
    readonly acceptLanguage: string;
    /** Two letters, when a trusted edge names it (MEM-31x). */
    readonly country?: string;
  };
  /** Base of the platform calls made while rendering. */
  readonly upstream: string;
  /** Realtime server of this installation; default: the one of the config. */
  readonly realtime?: { readonly host: string; readonly port: number; readonly tls: boolean } | undefined;
  /** Nonce of this rendering, for its style element and for styles that libraries insert. Scripts run by hash. */
  readonly styleNonce: string;
  /** Fires when the time limit of the rendering is exceeded. */
  readonly signal: AbortSignal;
  readonly requestId: string;
  /** Rises when answers of the platform were purged: those from before are not used. Default 0 (OPS-05). */
  readonly dataVersion?: number | undefined;
  /** Span of the rendering for the platform's calls (W3C Trace Context), where requests are traced (OPS-07). */
  readonly traceparent?: string | undefined;
  /** No listener by default. */
  readonly warn?: Warn | undefined;
  /** Called when rendering begins, after the wait for a free thread and for the site's build. */
  readonly begun?: (() => void) | undefined;
}

/** Output of a site's server entry. */
export interface RenderResult {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** False when the page holds anything that belongs to one visitor, or is known to be incomplete. */
  readonly cacheable: boolean;
  /** Hashes of the page's inline scripts as the policy lists them, `sha256-…`; no other inline script runs (SEC-01). */
  readonly scriptHashes: readonly string[];
  /**
   * Hashes of the page's style elements and of those that libraries insert, in place of the nonce where a network keeps the
   * page for all visitors. Without them it keeps none (OPS-06).
   */
  readonly styleHashes?: readonly string[] | undefined;
  /** Data of a public page as JSON text, for navigation inside the app (API-18x). */
  readonly payload?: string | undefined;
  /** Redirect target in place of a page. */
  readonly redirect?: string | undefined;
}

/** Makes a page. Rejects or throws when the page cannot be made. */
export type Render = (request: RenderRequest) => Promise<RenderResult>;

/** Input for the addresses of a site. */
export interface AddressesRequest {
  /** Address of the site, absolute. */
  readonly origin: string;
  /** Base address of the platform. */
  readonly upstream: string;
  readonly signal: AbortSignal;
  /** No listener by default. */
  readonly warn?: Warn | undefined;
}

/** Returns the addresses of a site for search engines, as paths; may reject. */
export type Addresses = (request: AddressesRequest) => Promise<readonly string[]>;
