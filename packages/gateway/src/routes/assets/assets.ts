import type { Context, MiddlewareHandler } from 'hono';
import { INERT_POLICY, type SitePolicies } from '../../middleware/security-headers/content-security-policy.ts';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';
import type { GatewaySite } from '../../sites/gateway-site.ts';
import { acceptsCoding, type Coding } from '../../http/accept-encoding.ts';
import { isNotModified, wantedRange } from './conditions.ts';
import type { FileEntry, FileIndex } from './file-index.ts';
import type { FileReader } from './file-reader.ts';
import type { KeptBuilds } from './kept-builds.ts';

/** Dependencies of the files route. */
export interface AssetsOptions {
  readonly files: (site: GatewaySite) => FileIndex;
  readonly reader: FileReader;
  readonly policies: (site: GatewaySite) => SitePolicies;
  /** Files of other builds, for pages of visitors that another gateway or an earlier one sent (OPS-08). */
  readonly kept: Pick<KeptBuilds, 'find'> | undefined;
}

// Folders that contain only files: a missing one is a short 404, never a rendered page.
const FILES_ONLY = /^\/(?:assets|builds|icons)\//;
const YEAR = 'public, max-age=31536000, immutable';

/** Serves the files of the client build; all other requests continue to the next route (GW-01). */
export function assets(options: AssetsOptions): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const site = c.get('site');
    const path = readable(c.get('url').pathname);
    const entry = path === undefined ? undefined : options.files(site).get(path);
    if (entry && path !== undefined) return serve(c, path, entry, options);
    if (path === undefined || !FILES_ONLY.test(path)) return next();
    const kept = await options.kept?.find(site, path);
    return kept ? serve(c, path, kept, options) : missing();
  };
}

async function serve(
  c: Context<GatewayEnv>,
  path: string,
  entry: FileEntry,
  options: AssetsOptions,
): Promise<Response> {
  const header = (name: string) => c.req.header(name);
  const coding = header('range') === undefined ? bestCoding(entry, header('accept-encoding')) : undefined;
  const form = (coding && entry.coded[coding]) ?? entry;
  const validators = { etag: coding ? entry.etag.replace(/"$/, `-${coding}"`) : entry.etag, modified: entry.modified };
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': cacheControl(path),
    'content-security-policy': /^(?:image\/svg|text\/html|text\/xml)/.test(entry.type)
      ? INERT_POLICY
      : options.policies(c.get('site')).file,
    'content-type': entry.type,
    etag: validators.etag,
    'last-modified': new Date(entry.modified).toUTCString(),
  });
  // Logos and icons are also shown in frames of games, in native wrappers and in letters, and do not differ between visitors.
  if (entry.type.startsWith('image/')) headers.set('cross-origin-resource-policy', 'cross-origin');
  if (Object.keys(entry.coded).length > 0) headers.set('vary', 'Accept-Encoding');
  if (isNotModified(header, validators)) return new Response(null, { status: 304, headers });
  if (coding) headers.set('content-encoding', coding);
  const range = wantedRange(header, form.size, validators);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${form.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : form.size));
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${form.size}`);
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return new Response(null, { status, headers });
  try {
    return new Response(await options.reader.read(form, range), { status, headers });
  } catch (error) {
    c.set('failure', error);
    return missing();
  }
}

function bestCoding(entry: FileEntry, accepted: string | undefined): Coding | undefined {
  return (['br', 'gzip'] as const).find((coding) => entry.coded[coding] && acceptsCoding(accepted, coding));
}

function cacheControl(path: string): string {
  if (path === '/builds/latest.json') return 'no-store';
  if (path.startsWith('/assets/') || path.startsWith('/builds/meta/')) return YEAR;
  // A service worker, a manifest and HTML affect later visits: they are always revalidated, which is cheap by ETag.
  if (/\.(?:html|js|webmanifest)$/.test(path)) return 'no-cache';
  return 'public, max-age=3600';
}

function readable(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function missing(): Response {
  return new Response('Not Found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
