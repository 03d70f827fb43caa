import type { SiteConfig } from '@housefront/contract/site-config';
import type { QueryClient } from '@tanstack/react-query';
import type { CoreExtension, StartRules } from './calls/extension.ts';
import type { FeatureDeps } from './calls/feature-deps.ts';
import { createEvents, type CoreEvents } from './base/events.ts';
import { createAccess } from './features/access/index.ts';
import { createAgent } from './features/agent/index.ts';
import { createAnnouncements } from './features/announcements/index.ts';
import { createBanners } from './features/banners/index.ts';
import { createCatalogue } from './features/catalogue/index.ts';
import { createContent, type LoadContent } from './features/content/index.ts';
import { createDemo } from './features/demo/index.ts';
import { createFavourites } from './features/favourites/index.ts';
import { createJackpot } from './features/jackpot/index.ts';
import { createLetters } from './features/letters/index.ts';
import { createMember } from './features/member/index.ts';
import { createPlay } from './features/play/index.ts';
import { createPromotions } from './features/promotions/index.ts';
import { createReferral } from './features/referral/index.ts';
import { createRoulette } from './features/roulette/index.ts';
import { createSession } from './features/session/index.ts';
import { createSite, createSiteStore, detectClientType, type SiteMode, type SiteStore } from './features/site/index.ts';
import { createVersion } from './features/version/index.ts';
import { createWallet } from './features/wallet/index.ts';
import type { CoreI18n } from './i18n/index.ts';
import type { CallClient } from './adapters/http/call-types.ts';
import { createEntry, type Entry } from './adapters/entry.ts';
import type { CorePorts } from './adapters/ports/ports.ts';
import { createQueryClient } from './adapters/http/query-client.ts';
import { createLazyCalls } from './calls/lazy-calls.ts';
import { hasExtension, loadExtension } from './load-extension.ts';
import { loadOnce } from './loading/load-once.ts';

/** Options of {@link createCore}. */
export interface CoreOptions {
  readonly config: SiteConfig;
  readonly ports: CorePorts;
  /** Texts of the resolved language: `await createI18n({ locale })`. */
  readonly i18n: CoreI18n;
  /** Resolved by the server, so that server and client agree; the currency by resolveCurrency. */
  readonly initial: { readonly locale: string; readonly mode: SiteMode; readonly currency: string };
  /** The entry of this document, when it was read before any other code read the address (SHELL-30x). */
  readonly entry?: Entry;
  /** Whether tiles of the page have other shapes than square, and games their pictures; default: they do (LOOK-04). */
  readonly hasShapes?: () => boolean;
  /** The site's own pages; default: none (HOME-30x). */
  readonly content?: LoadContent | undefined;
  /** Query client to use, e.g. with hydrated data; creates one if omitted. */
  readonly queryClient?: QueryClient;
  /** Prefix of platform calls; default: /api (API-08x). */
  readonly apiBase?: string;
  /** Prefix of the site's helpers; default: none. */
  readonly helperBase?: string;
  /** Name of the language header; default: 'language' (API-06x). */
  readonly languageHeader?: string;
}

/** Creates every feature of a core, once: an entry here is all that makes one known. */
const createFeatures = (
  deps: FeatureDeps,
  load: LoadContent | undefined,
  loadRules: () => Promise<StartRules | undefined>,
) => {
  const session = createSession(deps);
  const member = createMember(deps);
  const wallet = createWallet(deps);
  const play = createPlay({
    ...deps,
    isRecalling: () => wallet.store.getState().recalling,
    isServerPlaying: member.isServerPlaying,
    loadRules,
  });
  return {
    /** Functions of the site: mode, currency, language, site detail. */
    siteFeature: createSite({ ...deps, isGameOpen: () => play.isOpen() }),
    session,
    member,
    wallet,
    play,
    access: createAccess(deps),
    agent: createAgent(deps),
    announcements: createAnnouncements(deps),
    banners: createBanners(deps),
    catalogue: createCatalogue(deps),
    content: createContent({ ...deps, load }),
    demo: createDemo(deps),
    favourites: createFavourites(deps),
    jackpot: createJackpot(deps),
    letters: createLetters(deps),
    promotions: createPromotions(deps),
    referral: createReferral(deps),
    roulette: createRoulette(deps),
    version: createVersion(deps),
  };
};

/** The features of a core by their names there. */
type Features = Readonly<ReturnType<typeof createFeatures>>;

/** Everything a guest or member can do. One per document, and one per request on a server. */
export interface Core extends Features {
  readonly config: SiteConfig;
  readonly ports: CorePorts;
  readonly queryClient: QueryClient;
  readonly events: CoreEvents;
  readonly calls: CallClient;
  readonly i18n: CoreI18n;
  /** Query parameters with which the visitor entered the site (SHELL-25). */
  readonly entry: Entry;
  /** Values that every call and format depends on (CFG-09). */
  readonly site: SiteStore;
  /**
   * Ties the core to this document and restores the stored login; in the browser only, once. Rejects when its code cannot be loaded,
   * and starts when a later call loads it.
   */
  readonly start: () => Promise<void>;
  /** Settles once the core has started and the session is restored or known to be absent, also after a failure. */
  readonly started: Promise<void>;
  /** Stops everything: timers, calls, socket, listeners. */
  readonly dispose: () => void;
}

/** The one place where ports meet features. Starts nothing by itself. */
export const createCore = (options: CoreOptions): Core => {
  const { config, ports, i18n, initial, apiBase, helperBase, languageHeader } = options;
  const { mode } = initial;
  const { clock, device, http, logger, platformClock, storage } = ports;
  const queryClient = options.queryClient ?? createQueryClient();
  const events = createEvents((error, event) => {
    logger.error(`a listener of ${event} failed`, { error: String(error) });
  });
  const site = createSiteStore({
    siteId: config.siteId,
    locale: initial.locale,
    currency: initial.currency,
    mode,
    clientType: detectClientType({
      mode,
      userAgent: device.userAgent,
      standalone: device.standalone,
      nativeBridge: device.nativeBridge,
      nativeToken: config.nativeUserAgentToken,
      pwaMark: storage.get('pwa') === true,
    }),
    templateName: mode === 'desktop' ? config.public.TEMPLATE_NAME : config.public.MOBILE_TEMPLATE_NAME,
    theme: config.theme,
    memberId: null,
    closed: config.siteClosed,
  });
  const callOptions = {
    http,
    storage,
    clock,
    platformClock,
    logger,
    events,
    site,
    ownCurrencies: config.ownCurrencies,
    ...(apiBase !== undefined && { apiBase }),
    ...(helperBase !== undefined && { helperBase }),
    ...(languageHeader !== undefined && { languageHeader }),
  };
  let client: CallClient | undefined;
  let extension: CoreExtension | undefined;
  let stops: readonly (() => void)[] = [];
  let disposed = false;
  let wanted = false;
  let begin: (() => Promise<void>) | undefined;
  let settle: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const load = loadOnce(
    () => Promise.all([import('./core.lazy.ts'), loadExtension(deps)]),
    ([lazy, loaded]) => {
      const { confirmFirst, createCallClient, createReads, createRealtime, createRevalidation } = lazy;
      const { followBalanceAge, startCore } = lazy;
      extension = loaded;
      const confirmed = confirmFirst(createCallClient(callOptions), deps, wallet);
      client = extension?.wrapCalls(confirmed) ?? confirmed;
      if (disposed) return;
      const stopAge = followBalanceAge(deps, wallet);
      const realtime = createRealtime({ ...deps, session, wallet });
      const reads = createReads(deps, [
        ['balance', wallet.rereadBalance],
        ['letters', letters.reread],
        ['wheel', roulette.reread],
        ...(extension?.reads ?? []),
      ]);
      const revalidation = createRevalidation({ ...deps, session, reads, realtime, isGameOpen: features.play.isOpen });
      stops = [revalidation.dispose, realtime.dispose, stopAge];
      let ready: Promise<void> | undefined;
      begin = () => {
        if (ready) return ready;
        const running = startCore(deps, features);
        stops = [running.stop, ...stops];
        ready = running.ready;
        ready.then(settle, settle);
        return ready;
      };
      if (wanted) void begin();
    },
  );
  const calls = createLazyCalls(load, () => client, { events, logger });
  const entry = options.entry ?? createEntry(ports.windows);
  const { hasShapes } = options;
  const deps: FeatureDeps = { config, ports, calls, site, events, queryClient, i18n, entry, hasShapes };

  const features = createFeatures(deps, options.content, async () => {
    if (hasExtension(config)) await load();
    return extension?.starts;
  });
  const { session, letters, roulette, wallet } = features;
  return {
    ...deps,
    ...features,
    start: async () => {
      wanted = true;
      try {
        await load();
      } catch (error) {
        settle();
        throw error;
      }
      await begin?.();
    },
    started,
    dispose: () => {
      disposed = true;
      stops.forEach((stop) => stop());
      for (const feature of Object.values(features)) if ('dispose' in feature) feature.dispose();
      calls.cancelAll();
      queryClient.clear();
    },
  };
};
