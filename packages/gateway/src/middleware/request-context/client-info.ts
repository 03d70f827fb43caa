import { perObject } from '@housefront/contract/per-object';
import { isIP, type BlockList } from 'node:net';
import { memoise } from '../../http/memoise.ts';
import type { ClientInfo } from '../../base/types.ts';

/** The connection as the gateway sees it, and the headers that came over it. */
export interface ConnectionFacts {
  /** Address of the other end; undefined when there is no connection, as in tests. */
  readonly peer: string | undefined;
  readonly encrypted: boolean;
  readonly header: (name: string) => string | undefined;
  /** Trusted proxies. */
  readonly trusted: BlockList | undefined;
  /** The one network of edges in front of the proxies. */
  readonly edge?: EdgeName | undefined;
}

const MAX_HOPS = 20;
const EDGES = {
  cloudflare: { id: 'cf-ray', country: 'cf-ipcountry' },
  cloudfront: { id: 'x-amz-cf-id', country: 'cloudfront-viewer-country' },
  fastly: { id: 'x-fastly-request-id', country: undefined },
  akamai: { id: 'x-akamai-request-id', country: undefined },
  azure: { id: 'x-azure-ref', country: undefined },
} as const;

/** A network of edges whose headers may count. */
export type EdgeName = keyof typeof EDGES;

/** All known networks. */
export const EDGE_NAMES = Object.keys(EDGES) as EdgeName[]; // The keys of a literal.

/**
 * The client of a request. Headers count only from a trusted proxy, those of a network of edges only if it is the one in
 * front of the site (HELP-06x).
 */
export function readClientInfo({ peer, encrypted, header, trusted, edge }: ConnectionFacts): ClientInfo {
  const near = plainAddress(peer ?? '');
  const host = (header('host') ?? '').toLowerCase();
  if (!isTrusted(near, trusted)) {
    return { address: near, proto: encrypted ? 'https' : 'http', host, country: undefined, cdn: '' };
  }
  const proto = header('x-forwarded-proto')?.split(',')[0]?.trim();
  const names = edge && EDGES[edge];
  const edgeCountry = names?.country && header(names.country);
  const country = (edgeCountry ?? header('x-country-code') ?? '').toUpperCase();
  return {
    address: visitorAddress(near, header('x-forwarded-for'), trusted),
    proto: proto === 'https' || encrypted ? 'https' : 'http',
    host,
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
    cdn: edge && names && header(names.id) !== undefined ? edge : '',
  };
}

/** Whether addresses are in a list. Cached, because the list is complete before the first request and searching it is slow. */
const readerOf = perObject((trusted: BlockList) =>
  memoise((address): 'trusted' | 'unknown' => {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4') ? 'trusted' : 'unknown';
  }),
);

/** True when the address is one of the trusted proxies. */
export function isTrusted(address: string, trusted: BlockList | undefined): boolean {
  return trusted !== undefined && readerOf(trusted)(address) === 'trusted';
}

// Each proxy appends the address of its client, so the list is trusted from its end up to the first unknown address.
function visitorAddress(near: string, forwarded: string | undefined, trusted: BlockList | undefined): string {
  if (forwarded === undefined) return near;
  const hops = forwarded.split(',').slice(-MAX_HOPS).toReversed();
  let address = near;
  for (const hop of hops) {
    const next = plainAddress(hop.trim());
    if (isIP(next) === 0) break;
    address = next;
    if (!isTrusted(address, trusted)) break;
  }
  return address;
}

/** An address without port, brackets or the IPv4-in-IPv6 form. */
const plainAddress = memoise((text) => {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text;
  return bare.replace(/^::ffff:(?=\d+\.)/i, '');
});
