import type { BlockList } from 'node:net';
import type { EdgeName } from './middleware/request-context/client-info.ts';
import type { ContentNetwork, SharedLifetimes } from './network/content-network.ts';

/** Limits and sizes of a gateway. Times in milliseconds, sizes in bytes. */
export interface GatewayOptions {
  /** Trusted proxies (X-Forwarded-*). None by default. */
  readonly trustedProxies: BlockList | undefined;
  /** The one network of edges whose headers count when a trusted proxy passes them on. None by default. */
  readonly edge: EdgeName | undefined;
  /** The network that keeps copies of guest pages before the gateways (OPS-06). */
  readonly network: ContentNetwork;
  /** How long it may use them. */
  readonly shared: SharedLifetimes;
  /** Time for which a page is fresh. */
  readonly freshMs: number;
  /** Time after that for which it is still served while a new one is rendered. */
  readonly staleMs: number;
  /** Time limit of a rendering; then the error page is sent. */
  readonly renderTimeoutMs: number;
  /** Size of the cache of rendered pages, all sites together. */
  readonly pageCacheBytes: number;
  /** Size of the cache of small files, all sites together. */
  readonly fileCacheBytes: number;
  /** Folder of made pictures; a temporary one without it. */
  readonly pictureDir: string | undefined;
  /** Most bytes of made pictures on disk, all sites together. */
  readonly pictureCacheBytes: number;
  /** Address that receives reports of browsers. None by default: they are not collected. */
  readonly reportsUrl: string | undefined;
  /** Factor of all rate limits; 0 turns them off. */
  readonly rateLimitScale: number;
  /** Whether the gateway's own answers are compared with the contract; false in the server process. */
  readonly checkReplies: boolean;
  /** Largest body of a forwarded call. */
  readonly bodyLimit: number;
  /** Memory for bodies of one network that are being read: where it is used up, the slowest ends. */
  readonly bodyRoomPerNetwork: number;
  /** Time in which a body has to bring 1 KB. */
  readonly slowBodyMs: number;
  /** Memory for bodies that are being read; those up to 64 KB are always accepted. */
  readonly bodyRoom: number;
  /** Wait for the first byte of an upstream answer. */
  readonly upstreamHeaderMs: number;
  /** Wait for the whole upstream answer. */
  readonly upstreamTotalMs: number;
}

/** Values of a gateway whose environment sets none. */
export const defaultOptions: GatewayOptions = {
  trustedProxies: undefined,
  edge: undefined,
  network: 'none',
  shared: { freshMs: 30_000, staleMs: 600_000, errorMs: 3_600_000 },
  freshMs: 30_000,
  staleMs: 600_000,
  renderTimeoutMs: 10_000,
  pageCacheBytes: 64 * 1024 * 1024,
  fileCacheBytes: 32 * 1024 * 1024,
  pictureDir: undefined,
  pictureCacheBytes: 512 * 1024 * 1024,
  reportsUrl: undefined,
  rateLimitScale: 1,
  checkReplies: true,
  bodyLimit: 1024 * 1024,
  bodyRoomPerNetwork: 16 * 1024 * 1024,
  slowBodyMs: 10_000,
  bodyRoom: 64 * 1024 * 1024,
  upstreamHeaderMs: 30_000,
  upstreamTotalMs: 120_000,
};
