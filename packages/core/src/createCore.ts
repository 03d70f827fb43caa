import type { SiteConfig } from '@housefront/contract/site-config';
import type { QueryClient } from '@tanstack/react-query';
import type { FeatureDeps } from './feature-deps.ts';
import { createEvents, type CoreEvents } from './events.ts';
import { createAccess } from './features/access/index.ts';
import { createAgent } from './features/agent/index.ts';
import { createAnnouncements } from './features/announcements/index.ts';
import { createBanners } from './features/banners/index.ts';
import { createCatalogue } from './features/catalogue/index.ts';
import { createContent, type LoadContent } from './features/content/index.ts';
import { createDemo } from './features/demo/index.ts';
import { lateFavourites } from './features/favourites/index.ts';
import { createJackpot } from './features/jackpot/index.ts';
import { lateLetters } from './features/letters/index.ts';
import { lateMember } from './features/member/index.ts';
import { createPlay } from './features/play/index.ts';
import { createPromotions } from './features/promotions/index.ts';
import { lateReferral } from './features/referral/index.ts';
import { lateRoulette } from './features/roulette/index.ts';
import { lateSession } from './features/session/index.ts';
import { createSite, createSiteStore, detectClientType, type SiteMode, type SiteStore } from './features/site/index.ts';
import { createVersion } from './features/version/index.ts';
import { lateWallet } from './features/wallet/index.ts';
import type { CoreI18n } from './i18n/index.ts';
import type { CallClient } from './adapters/call-types.ts';
import { createEntry, type Entry } from './adapters/entry.ts';
import type { CorePorts } from './adapters/ports.ts';
import { createQueryClient } from './adapters/query-client.ts';
import { createLatePart, type LatePart } from './late.ts';
import { lateCalls } from './late-calls.ts';
import type * as lateParts from './late-parts.ts';

/** What a core fetches once its page stands. */
type LateParts = typeof lateParts;

/** What a core is made of. */
export interface CoreOptions {
  readonly config: SiteConfig;
  readonly ports: CorePorts;
  /** Texts of the resolved language: `await createI18n({ locale })`. */
  readonly i18n: CoreI18n;
  /** Resolved by the server, so that server and client agree; the currency by resolveCurrency. */
  readonly initial: { readonly locale: string; readonly mode: SiteMode; readonly currency: string };
  /** The entry of this document, when it was read before the router saw the address (SHELL-30x). */
  readonly entry?: Entry;
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
  /** What comes after the page, where it is here already: in tests; default: fetched (ADR 52). */
  readonly late?: LateParts;
}

/** Creates every feature of a core, once: an entry here is all that makes one known. */
const createFeatures = (deps: FeatureDeps, late: LatePart<LateParts>, load: LoadContent | undefined) => {
  const session = lateSession(deps, late);
  const member = lateMember(deps, late);
  const wallet = lateWallet(deps, late);
  const play = createPlay({
    ...deps,
    isRecalling: () => wallet.store.getState().recalling,
    isServerPlaying: member.isServerPlaying,
  });
  return {
    /** What can be done with the site: mode, currency, language, site detail. */
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
    favourites: lateFavourites(deps, late),
    jackpot: createJackpot(deps),
    letters: lateLetters(deps, late),
    promotions: createPromotions(deps),
    referral: lateReferral(deps, late),
    roulette: lateRoulette(deps, late),
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
  /** How the visitor came in (SHELL-25). */
  readonly entry: Entry;
  /** Values that every call and format depends on (CFG-09). */
  readonly site: SiteStore;
  /**
   * Fetches what comes after the page. Whatever listens to the core is attached afterwards, as behind features that were there from the
   * start. Never rejects: what is missing is fetched again when it is asked for.
   */
  readonly prepare: () => Promise<void>;
  /** Ties the core to this document and takes up a login; in the browser only, once. Rejects when it cannot be fetched, and starts with what is fetched later. */
  readonly start: () => Promise<void>;
  /** Settles once the core has started and the session is restored or known to be absent, also after a failure. */
  readonly started: Promise<void>;
  /** Stops everything: timers, calls, socket, listeners. */
  readonly dispose: () => void;
}

const nothing = () => undefined;

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
  const late = createLatePart<LateParts>(() => import('./late-parts.ts'), options.late);
  const calls = lateCalls(late, {
    http,
    storage,
    clock,
    platformClock,
    logger,
    events,
    site,
    ...(apiBase !== undefined && { apiBase }),
    ...(helperBase !== undefined && { helperBase }),
    ...(languageHeader !== undefined && { languageHeader }),
  });
  const entry = options.entry ?? createEntry(ports.windows);
  const deps: FeatureDeps = { config, ports, calls, site, events, queryClient, i18n, entry };

  const features = createFeatures(deps, late, options.content);
  const { session, member, letters, roulette, wallet, play } = features;
  let watchers: readonly { dispose(): void }[] = [];
  let disposed = false;
  let wanted = false;
  let begin: () => Promise<void> = () => Promise.resolve();
  let running: ReturnType<LateParts['startCore']> | undefined;
  let settle: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    settle = resolve;
  });
  late.onArrival(({ createReads, createRealtime, createRevalidation, startCore }) => {
    if (disposed) return;
    const realtime = createRealtime({ ...deps, session });
    // After realtime, which begins to connect again when a page is shown.
    const own = { balance: wallet.rereadBalance, letters: letters.reread, wheel: roulette.reread };
    const revalidation = createRevalidation({ ...deps, session, reads: createReads(deps, own) });
    watchers = [revalidation, realtime];
    begin = () => {
      running ??= startCore(deps, features);
      running.ready.then(settle, settle);
      return running.ready;
    };
    if (wanted) void begin();
  });
  return {
    ...deps,
    ...features,
    prepare: () => late.load().then(nothing, nothing),
    start: async () => {
      wanted = true;
      try {
        await late.load();
      } catch (error) {
        settle();
        throw error;
      }
      await begin();
    },
    started,
    dispose: () => {
      disposed = true;
      running?.stop();
      const { favourites, banners, announcements, promotions, jackpot } = features;
      for (const feature of [
        ...watchers,
        play,
        wallet,
        member,
        letters,
        roulette,
        favourites,
        banners,
        announcements,
        promotions,
        jackpot,
        session,
      ]) {
        feature.dispose();
      }
      calls.cancelAll();
      queryClient.clear();
    },
  };
};
