import type { MiddlewareHandler } from 'hono';
import type { GatewayEnv } from '../gateway-env.ts';
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
 * Sets the same security headers on every response (SEC-01). An answer without a policy of its own gets one that allows
 * nothing. There is no Cross-Origin-Opener-Policy: the site's windows keep their opener (XWIN-03x).
 */
export function securityHeaders(): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has(POLICY)) headers.set(POLICY, INERT_POLICY);
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    if (!headers.has(SAME_ORIGIN_RESOURCE[0])) headers.set(...SAME_ORIGIN_RESOURCE);
    for (const [name, value] of INVARIABLE) headers.set(name, value);
    if (c.get('client').proto !== 'https') return;
    headers.set('strict-transport-security', HSTS);
    // Suppliers name pictures by http://, which some browsers load as mixed content and others refuse (IMG-02).
    if (headers.get('content-type')?.startsWith('text/html') === true)
      headers.set(POLICY, `${headers.get(POLICY) ?? ''}; upgrade-insecure-requests`);
  };
}
