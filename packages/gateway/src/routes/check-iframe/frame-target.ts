import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Reason why an address is not requested. */
export type TargetProblem = 'invalid-url' | 'private-address';

const MAX_LENGTH = 2048;
const PORTS = new Set(['', '80', '443', '8080', '8443']);
// Names that never belong to the public internet, even if a resolver knows them.
const LOCAL_NAME =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|example|onion|arpa)$/;

/**
 * The address of the page to check, or the reason why it is refused. Names are checked again when they are resolved
 * (HELP-04x).
 */
export function frameTarget(text: string, base?: URL): URL | TargetProblem {
  // Parsers disagree about such characters, so two of them may read different hosts.
  if (text.length > MAX_LENGTH || /[\\\p{Cc}]/u.test(text)) return 'invalid-url';
  const url = URL.parse(text, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'invalid-url';
  if (!base && !/^https?:\/\/[^/]/i.test(text)) return 'invalid-url';
  // The same goes for blanks, but not behind the host: they are part of a name there.
  if (url.host !== base?.host && /^[^/?#]*\/*[^/?#]*?\s/u.test(text)) return 'invalid-url';
  if (!PORTS.has(url.port)) return 'invalid-url';
  const host = bareHost(url);
  if (isIP(host)) return isPublicAddress(host) ? url : 'private-address';
  const name = host.replace(/\.$/, '');
  return !name.includes('.') || LOCAL_NAME.test(name) ? 'private-address' : url;
}

/** The host of an address without the brackets of IPv6. */
export function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}
