import type { BlockList } from 'node:net';
import type { EdgeName } from './middleware/request-context/client-info.ts';

/** Limits and sizes of a gateway. Times in milliseconds, sizes in bytes. */
export interface GatewayOptions {
  /** Trusted proxies (X-Forwarded-*). None by default. */
  readonly trustedProxies: BlockList | undefined;
  /** The one network of edges whose headers are believed when a trusted proxy hands them on. None by default. */
  readonly edge: EdgeName | undefined;
  /** A page is used as it is for this long. */
  readonly freshMs: number;
  /** After that it is still used this long while a new one is being made. */
  readonly staleMs: number;
  /** A rendering that takes longer ends in the error page. */
  readonly renderTimeoutMs: number;
  /** Room for rendered pages, all sites together. */
  readonly pageCacheBytes: number;
  /** Room for small files, all sites together. */
  readonly fileCacheBytes: number;
  /** Factor of all rate limits; 0 turns them off. */
  readonly rateLimitScale: number;
  /** Whether the gateway's own answers are held against the contract; the server process leaves it out. */
  readonly checkReplies: boolean;
  /** Largest body of a forwarded call. */
  readonly bodyLimit: number;
  /** Bodies of forwarded calls of one network that are read at the same time. */
  readonly bodiesPerNetwork: number;
  /** Room for bodies that are being read; those up to 64 KB are always taken. */
  readonly bodyRoom: number;
  /** Wait for the first byte of an upstream answer. */
  readonly upstreamHeaderMs: number;
  /** Wait for the whole upstream answer. */
  readonly upstreamTotalMs: number;
}

/** What holds when nothing else is said. */
export const defaultOptions: GatewayOptions = {
  trustedProxies: undefined,
  edge: undefined,
  freshMs: 30_000,
  staleMs: 600_000,
  renderTimeoutMs: 10_000,
  pageCacheBytes: 64 * 1024 * 1024,
  fileCacheBytes: 32 * 1024 * 1024,
  rateLimitScale: 1,
  checkReplies: true,
  bodyLimit: 1024 * 1024,
  bodiesPerNetwork: 64,
  bodyRoom: 64 * 1024 * 1024,
  upstreamHeaderMs: 30_000,
  upstreamTotalMs: 120_000,
};
