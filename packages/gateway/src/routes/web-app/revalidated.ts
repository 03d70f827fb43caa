import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { bestCoding } from '../../http/accept-encoding.ts';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';
import type { EncodedBody } from '../../render/encoded-body.ts';
import { isNotModified } from '../assets/conditions.ts';

/**
 * An answer whose copy a browser asks about each time. Its 304 has all headers of its 200, which the browser lays over its copy:
 * a worker that starts from the copy runs under the policy of the last answer (SEC-07).
 */
export async function revalidated(
  c: Context<GatewayEnv>,
  body: EncodedBody,
  own: Readonly<Record<string, string>>,
): Promise<Response> {
  const etag = `"${createHash('sha256').update(body.plain).digest('base64url')}"`;
  const headers = new Headers({ ...own, etag });
  if (isNotModified((name) => c.req.header(name), { etag })) return new Response(null, { status: 304, headers });
  const coding = bestCoding(c.req.header('accept-encoding'));
  const bytes = coding ? await body.encode(coding) : body.plain;
  if (coding) headers.set('content-encoding', coding);
  headers.set('content-length', String(bytes.length));
  return new Response(bytes, { headers });
}
