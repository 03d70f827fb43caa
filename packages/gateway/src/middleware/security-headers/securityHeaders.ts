import { hasCredentials } from '../../render/page-request.ts';
import type { LastStep } from '../guard/guard.ts';
import { INERT_POLICY } from './content-security-policy.ts';

const PERMISSIONS = ['browsing-topics', 'camera', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb']
  .map((name) => `${name}=()`)
  .join(', ');

const POLICY = 'content-security-policy';

/** A browser uses https for a year after one https answer. */
export const HSTS = 'max-age=31536000';

/**
 * Pages of other origins may neither show a response nor load it into their process. This includes other sites on the same
 * domain. Responses that may be shown elsewhere override it.
 */
export const SAME_ORIGIN_RESOURCE = ['cross-origin-resource-policy', 'same-origin'] as const;

/** Headers that are the same on every answer. */
export const INVARIABLE: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'SAMEORIGIN'],
  ['permissions-policy', PERMISSIONS],
];

/**
 * Sets the same security headers on every answer, whatever its status: a browser lays the headers of a 304 over its copy, so
 * they depend on the address alone. An answer without a policy of its own gets one that allows nothing. There is no
 * Cross-Origin-Opener-Policy: the site's windows keep their opener (SEC-07).
 */
export const securityHeaders: LastStep = (c) => {
  const { headers } = c.res;
  if (!headers.has(POLICY)) headers.set(POLICY, INERT_POLICY);
  if (hasSignIn(c.get('url'))) headers.set('referrer-policy', 'no-referrer');
  else if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  if (!headers.has(SAME_ORIGIN_RESOURCE[0])) headers.set(...SAME_ORIGIN_RESOURCE);
  for (const [name, value] of INVARIABLE) headers.set(name, value);
  // Unknown where reading the request failed.
  if (c.get('client')?.proto !== 'https') return;
  headers.set('strict-transport-security', HSTS);
  // Suppliers name pictures by http://, which some browsers load as mixed content and others refuse (IMG-02).
  if (headers.get('content-type')?.startsWith('text/html') === true && headers.get(POLICY) !== INERT_POLICY)
    headers.set(POLICY, `${headers.get(POLICY) ?? ''}; upgrade-insecure-requests`);
};

/** The address of a sign-in is sent to no other page. The address is unknown where reading the request failed. */
const hasSignIn = (url: URL | undefined): boolean => url !== undefined && hasCredentials(url.searchParams);
