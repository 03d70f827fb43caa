import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import {
  createGateway,
  createLogger,
  type Addresses,
  type GatewaySite,
  type Render,
  type SiteSettings,
} from '@housefront/gateway';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import type { ServedSite } from '../project/siteFolders.ts';

/** Exports of a site's server entry. */
interface ServerEntry {
  readonly render: Render;
  readonly addresses: Addresses;
  readonly config: SiteSettings;
  readonly buildId: string;
}

/** A site that is served while its files change. */
export interface DevSite {
  close(): Promise<void>;
}

/** Nonce of the content that Vite adds to a page, beside the page's own policy. */
const viteNonce = randomUUID();

/** Adds the nonce of Vite's scripts and styles to the policy of a page. */
function allowVite(answer: Response): Response {
  const policy = answer.headers.get('content-security-policy') ?? '';
  answer.headers.set(
    'content-security-policy',
    policy
      // A page with services of others has two policies.
      .replaceAll("script-src 'none'", "script-src 'strict-dynamic'")
      .replaceAll(/script-src(?:-elem)? /g, (name) => `${name}'nonce-${viteNonce}' `)
      // Beside a nonce, browsers ignore that all style elements are allowed.
      .replace(/style-src (?!'self' 'unsafe-inline')/, `style-src 'nonce-${viteNonce}' `),
  );
  return answer;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');

/** The site's own renderer, reloaded after every change; an error is shown in the page until the file is fixed. */
function devRender(vite: ViteDevServer, load: () => Promise<ServerEntry>): Render {
  return async (request) => {
    const path = new URL(request.url).pathname;
    let loaded = false;
    try {
      const { render } = await load();
      loaded = true;
      const result = await render({ ...request, warn: (...note) => console.warn(...note) });
      if (result.redirect !== undefined) return { ...result, cacheable: false };
      return { ...result, html: await vite.transformIndexHtml(path, result.html), cacheable: false };
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      // Vite has printed the error of a module that it could not load.
      if (loaded || !(error instanceof Error && error.name === 'SiteConfigError')) console.error(text);
      const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title></head><body><pre>${escapeHtml(text)}</pre></body></html>`;
      return {
        status: 500,
        headers: {},
        html: await vite.transformIndexHtml(path, html),
        cacheable: false,
        scriptHashes: [],
      };
    }
  };
}

/**
 * Serves a site from its sources: Vite for modules and hot updates, the gateway for everything else, on one port.
 * @param platform address of the sandbox, or of a platform of one's own
 * @param way origin by which a platform of one's own is called; realtime and frames are then those of the site's config
 * @throws {SiteConfigError} when the site's config cannot be used
 */
export async function startDevSite(site: ServedSite, platform: URL, way?: string): Promise<DevSite> {
  const server: Server = createHttpServer();
  const vite = await createViteServer({
    root: site.folder,
    configFile: join(site.folder, 'vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
    html: { cspNonce: viteNonce },
    server: { middlewareMode: true, hmr: { server } },
  });
  // Every site's entry exports the result of createRenderer.
  const load = async () => (await vite.ssrLoadModule('/src/server.tsx')) as ServerEntry;
  const gatewaySite = ({ config, buildId }: ServerEntry): GatewaySite => ({
    id: site.id,
    hosts: ['localhost'],
    port: site.port,
    upstream: way ?? platform.origin,
    config: {
      ...config,
      // The app follows all links there, and a page that is rendered from source takes longer than a hover.
      prefetch: false,
      ...(way === undefined && {
        realtime: { host: platform.hostname, port: Number(platform.port), tls: false },
      }),
      frameHosts: [...(way === undefined ? [] : (config.frameHosts ?? [])), platform.origin],
    },
    buildId,
    render: devRender(vite, load),
    addresses: async (request) => (await load()).addresses(request),
  });
  const gatewayOf = (entry: ServerEntry) =>
    createGateway({
      sites: [gatewaySite(entry)],
      logger: createLogger('warn'),
      // The first page waits for everything to be transformed.
      options: { renderTimeoutMs: 60_000 },
      // A platform on this machine is a local host, which the frame check otherwise refuses.
      frameCheck: { own: [platform.origin] },
    });
  let entry = await load();
  /** Requests of a page may still be answered by the gateway of an earlier config. */
  const gateways = [gatewayOf(entry)];
  /** The gateway of the config as it is now: its languages, hosts and policies. A broken config leaves the last one. */
  const gatewayNow = async () => {
    const now = await load().catch(() => entry);
    if (JSON.stringify(now.config) !== JSON.stringify(entry.config)) gateways.unshift(gatewayOf(now));
    entry = now;
    return gateways[0];
  };
  const answer = getRequestListener(async (request, env) => {
    const gateway = await gatewayNow();
    if (!gateway) throw new Error('A site that is served has a gateway.');
    return allowVite(await gateway.app.fetch(request, { ...env, listenerSite: site.id }));
  });
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void answer(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(site.port, '127.0.0.1', resolve);
  });
  return {
    async close() {
      server.closeAllConnections();
      server.close();
      for (const gateway of gateways) gateway.close();
      await vite.close();
    },
  };
}
