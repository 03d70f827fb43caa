import * as z from 'zod/mini';
import { CONTENT_NETWORKS, type ContentNetwork } from './content-network.ts';
import type { PurgeAccess } from './purge/createNetworkPurge.ts';

const text = z.string().check(z.minLength(1));
const address = z.url({ protocol: /^https?$/ });
const MIN_SECRET = 20;

const accessSchemas = {
  cloudflare: z.strictObject({ zone: text, token: text, api: z.optional(address) }),
  fastly: z.strictObject({ service: text, token: text, api: z.optional(address) }),
  akamai: z.strictObject({ api: address, clientToken: text, clientSecret: text, accessToken: text }),
  nginx: z.strictObject({ url: address, secret: z.string().check(z.minLength(MIN_SECRET)) }),
};

const FORMS = {
  cloudflare: '{"zone":"…","token":"…"}',
  fastly: '{"service":"…","token":"…"}',
  akamai: '{"api":"https://….luna.akamaiapis.net","clientToken":"…","clientSecret":"…","accessToken":"…"}',
  nginx: '{"url":"http://127.0.0.1:8080","secret":"20 characters or more"}',
  none: '',
} as const satisfies Record<ContentNetwork, string>;

/** Environment variables that name the content network. */
export const networkVariables = {
  CDN: z._default(z.enum(CONTENT_NETWORKS, { error: `write one of ${CONTENT_NETWORKS.join(', ')}` }), 'none'),
  CDN_PURGE: z.optional(z.string()),
};

/**
 * Reads `CDN_PURGE` for the chosen network.
 * @returns the access, undefined without one, or the remedy as text; it never has the value, which holds secrets
 */
export function readPurgeAccess(network: ContentNetwork, given: string | undefined): PurgeAccess | string | undefined {
  if (given === undefined) return undefined;
  if (network === 'none') return 'remove it, or name the network in CDN';
  const parsed = accessSchemas[network].safeParse(jsonOf(given));
  if (!parsed.success) return `write JSON such as ${FORMS[network]} for ${network}`;
  // The schema of this network has read it.
  return { network, ...parsed.data } as PurgeAccess;
}

function jsonOf(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}
