import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { callbackify } from 'node:util';
import { Agent, buildConnector } from 'undici';
import { isPublicAddress } from './public-address.ts';

/** Addresses of a name. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/** Opens a connection to an address; undici's own by default. */
export type Connect = buildConnector.connector;

/** The name resolves to an address that is not on the public internet. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/** Uses the system's resolver. */
export const systemResolve: Resolve = async (name) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * The one address to connect to: the name is resolved once, and all its addresses must be public.
 * @throws PrivateAddressError
 */
async function publicAddress(host: string, resolve: Resolve): Promise<string> {
  const addresses = isIP(host) ? [host] : await resolve(host);
  const [first] = addresses;
  if (first === undefined || !addresses.every(isPublicAddress)) throw new PrivateAddressError('not a public address');
  return first;
}

const check = callbackify(publicAddress);

/**
 * An agent that connects to exactly the address that was checked. There is no second look-up, which could give another
 * address (HELP-04x).
 */
export function pinnedAgent({ resolve, connect }: { readonly resolve: Resolve; readonly connect?: Connect }): Agent {
  const open = connect ?? buildConnector({ timeout: 5000 });
  return new Agent({
    connect: (options, callback) => {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      const named = isIP(host) ? {} : { servername: options.servername ?? host };
      check(host, resolve, (error, address) => {
        if (error) callback(error, null);
        else open({ ...options, ...named, hostname: address, host: address }, callback);
      });
    },
    pipelining: 0,
    headersTimeout: 5000,
    maxHeaderSize: 16 * 1024,
  });
}
