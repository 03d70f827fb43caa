import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { renderArt } from '../art/index.ts';

/** Time for which a browser caches a picture (seconds). */
const MAX_AGE = 7 * 86_400;

/** Serves the drawn pictures; an unknown address is 404. */
export function serveArt(c: Context): Response {
  const svg = renderArt(c.req.path);
  if (svg === null) return c.text('no such picture', 404);
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': `public, max-age=${MAX_AGE}`,
    'Content-Type': 'image/svg+xml; charset=utf-8',
    // A picture opened as a page must not run anything.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  const known = c.req
    .header('if-none-match')
    ?.split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag);
  return known ? new Response(null, { status: 304, headers }) : new Response(svg, { headers });
}
