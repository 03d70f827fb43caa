import type { FeatureDeps } from './calls/feature-deps.ts';
import { isAgent, type AgentFeature } from './features/agent/index.ts';
import type { CatalogueFeature } from './features/catalogue/index.ts';
import type { ContentFeature } from './features/content/index.ts';
import type { DemoFeature } from './features/demo/index.ts';
import type { PlayFeature } from './features/play/index.ts';
import type { ReferralFeature } from './features/referral/index.ts';
import type { SessionFeature } from './features/session/index.ts';
import type { SiteFeature } from './features/site/index.ts';
import type { TrackDeposit } from './features/tracking/tracking.deposits.ts';
import { followCurrency } from './money/followCurrency.ts';
import { createSiteCookies } from './adapters/browser/cookies.ts';
import { hasAgreed } from './visitor/visitor-consent.ts';

/** Longest wait for leaving a game before a logout continues, in milliseconds. */
const QUIT_LIMIT_MS = 5000;

/** The features that take part in the start. */
export interface StartFeatures {
  readonly agent: AgentFeature;
  readonly session: SessionFeature;
  readonly siteFeature: SiteFeature;
  readonly play: PlayFeature;
  readonly catalogue: CatalogueFeature;
  readonly content: ContentFeature;
  readonly demo: DemoFeature;
  readonly referral: ReferralFeature;
}

const isIdle = (play: PlayFeature) => play.store.getState().play.status === 'idle';

const quitGame = ({ ports }: FeatureDeps, play: PlayFeature): Promise<void> =>
  new Promise((resolve) => {
    if (isIdle(play)) return resolve();
    const done = () => {
      stopTimer();
      stopListening();
      resolve();
    };
    const stopTimer = ports.clock.after(QUIT_LIMIT_MS, done);
    const stopListening = play.store.subscribe(() => {
      if (isIdle(play)) done();
    });
    play.quit();
  });

const writeMarks = (deps: FeatureDeps, siteFeature: SiteFeature) => {
  const { config, entry, ports, site } = deps;
  const { storage } = ports;
  const { locale, mode } = site.getState();
  storage.set('site_name', config.public.SITE_NAME);
  storage.set('isV3Ver', '1');
  // A visitor who chose another language before the start keeps it.
  if (!siteFeature.leavesLanguage()) {
    storage.set('lang', locale);
    const cookies = createSiteCookies(ports.cookies);
    if (config.localeCookie && cookies.locale() !== locale) cookies.setLocale(locale);
  }
  const { fbclid, pwa } = entry.query();
  if (fbclid !== undefined && fbclid !== '' && hasAgreed(deps, 'marketing')) storage.set('fbclid', fbclid);
  if (pwa !== '1' && pwa !== 'true') return;
  storage.set('pwa', true);
  siteFeature.setMode(mode);
};

/** Starts a core in its document: stored flags, links between features, the stored session, then a game left running. */
export const startCore = (
  deps: FeatureDeps,
  features: StartFeatures,
): { readonly ready: Promise<void>; readonly stop: () => void } => {
  const { events, queryClient } = deps;
  const { agent, catalogue, content, demo, play, session, siteFeature } = features;
  let stopped = false;
  let deposits: Promise<TrackDeposit> | undefined;
  writeMarks(deps, siteFeature);
  void features.referral.start();
  const stops = [
    catalogue.attach(),
    content.attach(),
    demo.attach(),
    siteFeature.attach(),
    followCurrency(deps, session),
    session.beforeLogout(() => quitGame(deps, play)),
    events.on('window-message', (message) => {
      if (!message.msg.startsWith('authLogin')) return;
      void import('./features/auth-window/index.ts').then(({ followAuthMessage }) =>
        followAuthMessage({ ...deps, session }, message),
      );
    }),
    events.on('deposit-succeeded', (deposit) => {
      deposits ??= import('./features/tracking/tracking.deposits.ts').then(({ createDepositTracker }) =>
        createDepositTracker(deps),
      );
      void deposits.then((track) => track(deposit));
    }),
    events.on('layout-read', (member) => {
      // Prefetched because pages of the agent show the names of levels (MEM-02).
      if (isAgent(member)) void queryClient.prefetchQuery(agent.queries.levels());
    }),
    events.on('game-url', ({ url }) => play.gameUrl(url)),
    events.on('transfer-disabled', () => play.transferDisabled()),
    // A 401 cancels public lists too, although guests may read them.
    events.on('logout', () => {
      void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    }),
  ];
  const takeUp = async () => {
    await session.start();
    if (!stopped) stops.push(play.attach());
  };
  return {
    ready: takeUp(),
    stop: () => {
      stopped = true;
      stops.forEach((stop) => stop());
    },
  };
};
