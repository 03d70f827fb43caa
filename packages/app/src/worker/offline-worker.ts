import type { OfflineFacts } from '@housefront/contract/render';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { isHashedFile, isHome, isPage, mayKeepFile, mayKeepHome } from './keeps.ts';
import { keptHome, offlinePage, type OfflinePage } from './offline-pages.ts';
import { showNotices, type PushScope } from './push-notices.ts';

/* The worker of a site for visits without a connection, bundled into one file of its own (PWA-01). */

interface Lifetime {
  waitUntil(work: Promise<unknown>): void;
}

/** The part of a worker's scope that is used here; the library `webworker` contradicts the one of pages. */
declare const self: PushScope & {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  /** Written before this code by the gateway. */
  readonly housefrontOffline: OfflineFacts;
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void;
  skipWaiting(): Promise<void>;
};

/** Whether the site has notices; a constant of the build. */
declare const __PUSH__: boolean;
/** The site's icon as a `data:` address, or empty; a constant of the build. */
declare const __ICON__: string;

const HOME = 'housefront-home';
const FILES = 'housefront-files';
/** Seconds after which a page that does not arrive counts as one without a connection. The gateway itself gives up before. */
const PATIENCE_S = 15;
/** Most files: a site's own code and pictures, and those of one build before. */
const MAX_FILES = 250;
const MONTH_S = 30 * 24 * 3600;

const facts = self.housefrontOffline;

/** Keeps the home page. Storage that is full or refused is given back, and the site works without. */
async function keepHome(response: Response): Promise<void> {
  if (!mayKeepHome(response)) return;
  try {
    await (await caches.open(HOME)).put('/', response);
  } catch {
    await caches.delete(HOME).catch(() => false);
  }
}

const readHome = async (): Promise<string | null> => {
  try {
    // The answer varies by cookie and language: the last one that this browser saw is meant, whatever it asks with now.
    const kept = await (await caches.open(HOME)).match('/', { ignoreVary: true });
    return kept ? await kept.text() : null;
  } catch {
    return null;
  }
};

const answer = ({ html, headers }: OfflinePage): Response => new Response(html, { headers });

async function withoutConnection(url: URL): Promise<Response> {
  const kept = await readHome();
  const home = kept !== null && url.pathname === '/' ? await keptHome(facts, kept) : null;
  const [, language] = /<html [^>]*\blang="([\w-]+)"/.exec(kept ?? '') ?? [];
  return answer(
    home ??
      (await offlinePage(facts, [...(language === undefined ? [] : [language]), ...navigator.languages], __ICON__)),
  );
}

if (__PUSH__) showNotices(self, facts.siteName);

const network = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S });

// Pages come from the network alone, so that a new build is seen with the next visit, however old this worker is.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url),
  async ({ event, request, url }) => {
    try {
      const response = await network.handle({ event, request });
      if (isHome(url)) event.waitUntil(keepHome(response.clone()));
      return response;
    } catch {
      return withoutConnection(url);
    }
  },
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isHashedFile(url, request),
  new CacheFirst({
    cacheName: FILES,
    plugins: [
      { cacheWillUpdate: ({ response }) => Promise.resolve(mayKeepFile(response) ? response : null) },
      // Its types know no absent callbacks; the strategy asks for each before it calls it.
      new ExpirationPlugin({ maxEntries: MAX_FILES, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true }) as object,
    ],
  }),
);

self.addEventListener('install', (event) => {
  // This worker depends on no build, so an older one never has to be waited for.
  void self.skipWaiting();
  const home = fetch('/', { credentials: 'same-origin', cache: 'no-cache', headers: { accept: 'text/html' } });
  // Without it the worker is of use as well.
  event.waitUntil(home.then(keepHome, () => undefined));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  // Otherwise each page would wait for the start of this worker.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});
