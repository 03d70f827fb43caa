import * as z from 'zod/mini';
import { key } from './site-config.values.ts';

/**
 * A path that all servers read in the same way: plain letters, digits, `_`, `~` and `-`, and dots within the last part or
 * before a digit. It contains no escapes, no step upwards and no parameter.
 */
export const PLAIN_PATH = /^\/api(?:\/[\w~-]+(?:\.\d[\w~-]*)*(?=\/))*\/[\w~-]+(?:\.[\w~-]+)*\/?$/;

// Headers that the gateway sets itself, headers of a connection, and headers that would make a platform confuse requests.
const RESERVED =
  /^(?:x-forwarded|x-original|x-rewrite|x-client|x-accel|x-sendfile|x-lighttpd|proxy-|cf-|access-control-|content-security-policy|cross-origin-|surrogate|cdn-|.*method-override|(?:set-)?cookie2?$|(?:.*-)?client-ip$)/;
const RESERVED_NAMES = new Set([
  'alt-svc',
  'authorization',
  'clear-site-data',
  'connection',
  'content-length',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'link',
  'location',
  'nel',
  'permissions-policy',
  'referrer-policy',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'server',
  'service-worker-allowed',
  'sourcemap',
  'x-sourcemap',
  'speculation-rules',
  'strict-transport-security',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
  'www-authenticate',
  'x-content-type-options',
  'x-frame-options',
  'x-host',
  'x-http-method',
  'x-powered-by',
  'x-real-ip',
  'x-request-id',
  'x-site-id',
]);

/** Whether a header of this name may be listed by a site to pass the gateway. Names with `_` may not: servers read it as `-`. */
export function isOwnHeader(name: string): boolean {
  return /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name) && !RESERVED.test(name) && !RESERVED_NAMES.has(name);
}

const ownPath = z.string().check(
  z.refine((path: string) => path === '/api/*' || PLAIN_PATH.test(path.replace(/\/\*$/, '/')), {
    error: 'must be a path such as /api/bonus/list, or one with all below it such as /api/bonus/*',
  }),
);
const ownHeader = z.pipe(
  z.string(),
  z.transform((name) => name.toLowerCase()),
);

/** Paths under `/api` that pass the gateway beside the calls of the contract. */
export const apiPaths = key(
  z._default(z.array(ownPath), ['/api/art/*']),
  'list paths under /api; one that ends in /* includes all below it',
  ['/api/art/*', '/api/bonus/list'],
);

/** Headers that pass the gateway beside those of the contract's calls, both ways. */
export const apiHeaders = key(
  z._default(
    z.array(
      ownHeader.check(
        z.refine(isOwnHeader, { error: 'is no name of a header, or one that only the gateway may write' }),
      ),
    ),
    ['x-sandbox-scenario'],
  ),
  'list names of headers',
  ['x-device-id'],
);
