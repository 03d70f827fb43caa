import type { HttpBindings } from '@hono/node-server';
import type { LoadPurpose } from '../http/load-purpose.ts';
import type { Span } from '../metrics/tracing.ts';
import type { GatewaySite } from '../sites/gateway-site.ts';
import type { CacheState, ClientInfo } from '../base/types.ts';

/** Hono's environment of this app. */
export interface GatewayEnv {
  Bindings: Partial<HttpBindings> & {
    /** Set by a listener that belongs to one site: that site's id. */
    readonly listenerSite?: string;
  };
  Variables: {
    /** When the request came, in ms since the epoch. */
    start: number;
    requestId: string;
    /** The requested address, parsed once. */
    url: URL;
    client: ClientInfo;
    site: GatewaySite;
    /** Scheme, host and port of the site in this request; always a host of the site. */
    origin: string;
    cacheState: CacheState;
    /** Set for a request that no visitor has sent. */
    purpose: LoadPurpose | undefined;
    /** Tags of an answer that a network may keep for all visitors; undefined if it may not (OPS-06). */
    sharedTags: readonly string[] | undefined;
    /** Span of the request, where it is traced. */
    span: Span | undefined;
    /** Body of a page that other visitors may get as well. */
    pageBytes: Uint8Array | undefined;
    /** Reason of a failure, for the log only. */
    failure: unknown;
  };
}
