import { statSync } from 'node:fs';
import { firstGraphemes } from '@housefront/contract/graphemes';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { RenderPool } from '../render-pool/render-pool.ts';
import type { ConversionSettings } from './gateway-site.ts';
import type { Addresses, PageRenderer } from '../base/types.ts';
import type { GatewaySite } from './gateway-site.ts';
import { siteSettingsSchema } from './site-settings.ts';

/** Folder and addresses of a site; one entry of HOUSEFRONT_SITES. */
export interface SiteEntry {
  /** Folder of the site, holding `dist`. */
  readonly dir: string;
  readonly hosts: readonly string[];
  readonly port?: number | undefined;
  /** Replaces the upstream of the site's own config. */
  readonly upstream?: string | undefined;
  /** Replaces the realtime server of the site's own config. */
  readonly realtime?: { readonly host: string; readonly port: number; readonly tls: boolean } | undefined;
  /** Replaces the hosts of games that may be framed. */
  readonly frameHosts?: readonly string[] | undefined;
  /** Address that names the newest build in place of the site's own file, to rehearse a version change. */
  readonly newestBuild?: string | undefined;
  /** Key of sealed sign-in links, 32 bytes as base64url. */
  readonly linkKey?: string | undefined;
  /** Account with the advertiser for conversion events. */
  readonly conversions?: ConversionSettings | undefined;
}

/** A site cannot be served; each line of the message has the site, a problem and its remedy. */
export class SiteLoadError extends Error {
  override readonly name = 'SiteLoadError';
}

const entrySchema = z.object({
  render: z.custom<PageRenderer>((value) => typeof value === 'function', { error: 'is not a function' }),
  addresses: z.optional(z.custom<Addresses>((value) => typeof value === 'function', { error: 'is not a function' })),
  config: siteSettingsSchema,
  buildId: z.string().check(z.minLength(1)),
});

/** A site's entry whose functions run on the pool's threads. */
async function pooledEntry(pool: RenderPool, file: string): Promise<object> {
  const { config, buildId, renders, addresses } = await pool.readManifest(file);
  const settings = z.safeParse(z.pick(siteSettingsSchema, { siteId: true }), config);
  const renderer = pool.renderer(settings.success ? String(settings.data.siteId) : '', file);
  return {
    config,
    buildId,
    ...(renders && { render: renderer.render }),
    ...(addresses && { addresses: renderer.addresses }),
  };
}

/**
 * Loads the build of a site: `dist/client` and `dist/server/server.js`.
 * @param pool runs the site's code; without it, this thread does
 * @throws SiteLoadError when a part is missing or broken
 */
export async function loadSite(entry: SiteEntry, pool?: RenderPool): Promise<GatewaySite> {
  const dir = resolve(entry.dir);
  const clientDir = join(dir, 'dist', 'client');
  const server = join(dir, 'dist', 'server', 'server.js');
  const fail = (what: string): never => {
    throw new SiteLoadError(`site ${entry.dir}: ${what}`);
  };
  if (!statSync(clientDir, { throwIfNoEntry: false })?.isDirectory())
    fail('dist/client is missing; build the site first');
  const file = statSync(server, { throwIfNoEntry: false });
  if (!file?.isFile()) return fail('dist/server/server.js is missing; build the site first');
  // A new build in the same folder has another address, so that it is loaded again.
  const address = `${pathToFileURL(server).href}?built=${Math.floor(file.mtimeMs)}`;
  // A module is an object; its content is checked below.
  const read = pool ? pooledEntry(pool, address) : (import(address) as Promise<object>);
  const module = await read.catch((error: unknown) => {
    const problems = problemsOfConfig(error);
    if (problems.length === 0) fail(`dist/server/server.js cannot be loaded (${oneLine(error)}); build the site again`);
    throw new SiteLoadError(problems.map((line) => `site ${entry.dir}: ${line} Then build the site again.`).join('\n'));
  });
  const parsed = entrySchema.safeParse({ ...module });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return fail(`dist/server/server.js has no usable ${issue?.path.join('.') || 'exports'}; build the site again`);
  }
  const { render, addresses, buildId } = parsed.data;
  const config = {
    ...parsed.data.config,
    ...(entry.realtime && { realtime: { ...parsed.data.config.realtime, ...entry.realtime } }),
    ...(entry.frameHosts && { frameHosts: [...entry.frameHosts] }),
  };
  const upstream = (entry.upstream ?? config.upstream).replace(/\/+$/, '');
  if (!/^https?:$/.test(URL.parse(upstream)?.protocol ?? ''))
    return fail(`upstream "${upstream}" is not an http address`);
  const hosts = entry.hosts.map((host) => host.toLowerCase());
  const { port, newestBuild, linkKey, conversions } = entry;
  const id = String(config.siteId);
  return {
    id,
    hosts,
    port,
    upstream,
    newestBuild,
    linkKey,
    conversions,
    config,
    buildId,
    render,
    addresses,
    clientDir,
  };
}

/** The problems of a config that was built by another version of the kit, one per line. The error may come from a thread. */
function problemsOfConfig(error: unknown): readonly string[] {
  if (!(error instanceof Error && error.name === 'SiteConfigError')) return [];
  return error.message
    .split('\n')
    .slice(1)
    .map((line) => `${line.trim()}.`);
}

function oneLine(error: unknown): string {
  return firstGraphemes((error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' '), 200);
}
