import type { MiddlewareHandler } from 'hono';
import type { GatewayEnv } from '../../types.ts';
import { INERT_POLICY } from './contentSecurityPolicy.ts';

/** Options of {@link securityHeaders}. */
export interface SecurityHeadersOptions {
  /** Seconds a browser keeps to https after one https answer. */
  readonly hstsSeconds: number;
}

const PERMISSIONS = ['browsing-topics', 'camera', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb']
  .map((name) => `${name}=()`)
  .join(', ');

/**
 * Puts the same safety headers on every kind of answer (SEC-01). An answer without a policy of its own gets the one
 * under which nothing runs. There is no Cross-Origin-Opener-Policy: the site's windows keep their opener (XWIN-03x).
 */
export function securityHeaders({ hstsSeconds }: SecurityHeadersOptions): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', INERT_POLICY);
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-frame-options', 'SAMEORIGIN');
    headers.set('permissions-policy', PERMISSIONS);
    headers.set('x-request-id', c.get('requestId'));
    if (c.get('client').proto === 'https') headers.set('strict-transport-security', `max-age=${hstsSeconds}`);
  };
}
