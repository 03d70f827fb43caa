import { OFFLINE_WORKER_PATH } from '@housefront/contract/render';
import type { MiddlewareHandler } from 'hono';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';
import type { SitePolicies } from '../../middleware/security-headers/content-security-policy.ts';
import { encodeBody, type EncodedBody } from '../../render/encoded-body.ts';
import type { GatewaySite } from '../../sites/gateway-site.ts';
import { failureReply } from '../../upstream/reply.ts';
import type { FileIndex } from '../assets/file-index.ts';
import type { FileReader } from '../assets/file-reader.ts';
import { findPage, type PageRouteOptions } from '../page/page.ts';
import { revalidated } from './revalidated.ts';

/**
 * A worker in place of one that is switched off. It removes everything that the other kept, then itself, and takes no request:
 * open pages go on without a worker.
 */
const REMOVER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const drop = async () => {
    const names = await caches.keys().catch(() => []);
    const own = names.filter((name) => name.startsWith('housefront-'));
    await Promise.all(own.map((name) => caches.delete(name).catch(() => false)));
    indexedDB.deleteDatabase('workbox-expiration');
    await self.registration.unregister();
  };
  event.waitUntil(drop());
});
`;
const remover = encodeBody(REMOVER);

/** Dependencies of the route. */
export interface OfflineWorkerOptions extends PageRouteOptions {
  readonly files: (site: GatewaySite) => FileIndex;
  readonly reader: FileReader;
  readonly policies: (site: GatewaySite) => SitePolicies;
}

/**
 * The worker for visits without a connection: the facts of the site, then the code of the build. Browsers look for a newer
 * one with each visit, so a site without `webApp.offline` removes the worker of all its visitors here (PWA-01).
 */
export function offlineWorker(options: OfflineWorkerOptions): MiddlewareHandler<GatewayEnv> {
  const bodies = new WeakMap<EncodedBody, Promise<EncodedBody>>();
  return async (c) => {
    const site = c.get('site');
    const file = options.files(site).get(OFFLINE_WORKER_PATH);
    let body = remover;
    if (site.config.webApp?.offline === true && file) {
      try {
        const url = new URL(OFFLINE_WORKER_PATH, c.get('url'));
        const facts = await findPage(c, url, options);
        if (facts.status !== 200) return failureReply(502);
        const made = bodies.get(facts.body) ?? join(facts.body, await options.reader.read(file));
        bodies.set(facts.body, made);
        body = await made;
      } catch (error) {
        // Browsers keep the worker that they have.
        c.set('failure', error);
        return failureReply(502);
      }
    }
    return revalidated(c, body, {
      'cache-control': 'no-cache',
      'content-security-policy': options.policies(site).file,
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  };
}

async function join(
  facts: EncodedBody,
  code: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
): Promise<EncodedBody> {
  const text = code instanceof ReadableStream ? await new Response(code).text() : Buffer.from(code).toString();
  return encodeBody(`self.housefrontOffline=${facts.plain.toString()};\n${text}`);
}
