import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { createSiteCookies } from '../../adapters/browser/cookies.ts';
import { detectClientType } from './site.detector.ts';
import { siteQueries } from './site.queries.ts';
import type { SiteMode } from '../../base/site.store.ts';

/** Actions of the site as a whole; its values are in the site store. */
export interface SiteFeature {
  readonly queries: ReturnType<typeof siteQueries>;
  /** Switches between desktop and phone layout; template, client type and all payloads change with it. */
  readonly setMode: (mode: SiteMode) => void;
  /** Switches the currency and remembers it; one the site does not have is ignored (STORE-19x). */
  readonly setCurrency: (currency: string) => void;
  /** False while a game is open (I18N-09x). */
  readonly canChangeLanguage: () => boolean;
  /**
   * Stores another language and reloads the page, so that every text and list is fetched in it. While a game is open nothing
   * changes and an error is shown. An unavailable language is ignored (I18N-07).
   * @returns true when the page reloads
   */
  readonly chooseLanguage: (locale: string) => boolean;
  /** True once another language was chosen: the page is about to reload. */
  readonly leavesLanguage: () => boolean;
  /** Sends the mobile template's name and applies the answer; on failure the configured template stays (SITE-15). */
  readonly announceTemplate: () => Promise<void>;
  /** Applies the platform's changes of the site while a page is open. Returns a function that stops it (RT-08x). */
  readonly attach: () => () => void;
}

/** Dependencies of the site on other features. */
export interface SiteSources {
  /** True while a game is open in any form (I18N-09x). */
  readonly isGameOpen: () => boolean;
}

/** Creates the site feature. */
export const createSite = (deps: FeatureDeps & SiteSources): SiteFeature => {
  const { config, ports, site } = deps;
  const cookies = createSiteCookies(ports.cookies);
  const queries = siteQueries(deps);
  let mobileTemplate = config.public.MOBILE_TEMPLATE_NAME;
  let leaves = false;
  const setMode = (mode: SiteMode) => {
    const clientType = detectClientType({
      mode,
      userAgent: ports.device.userAgent,
      standalone: ports.device.standalone,
      nativeBridge: ports.device.nativeBridge,
      nativeToken: config.nativeUserAgentToken,
      pwaMark: ports.storage.get('pwa') === true,
    });
    site.setState({
      mode,
      clientType,
      templateName: mode === 'desktop' ? config.public.TEMPLATE_NAME : mobileTemplate,
    });
  };
  const chooseLanguage = (locale: string): boolean => {
    if (!config.languages.includes(locale) || locale === site.getState().locale) return false;
    if (deps.isGameOpen()) {
      deps.events.emit('message', { kind: 'error', key: 'pg.err_is_playing' });
      return false;
    }
    if (config.localeCookie) cookies.setLocale(locale);
    ports.storage.set('lang', locale);
    ports.windows.reload();
    return true;
  };
  return {
    queries,
    setMode,
    setCurrency: (currency) => {
      if (!config.currencies.includes(currency)) return;
      site.setState({ currency });
      cookies.setCurrency(currency);
    },
    canChangeLanguage: () => !deps.isGameOpen(),
    chooseLanguage: (locale) => (leaves = chooseLanguage(locale) || leaves),
    leavesLanguage: () => leaves,
    announceTemplate: async () => {
      const { announceTemplate } = await import('./site.api.ts');
      mobileTemplate = (await announceTemplate(deps, mobileTemplate)) ?? config.public.MOBILE_TEMPLATE_NAME;
      setMode(site.getState().mode);
    },
    attach: () =>
      deps.events.on('customer-service-changed', (change) => {
        void import('./site.service.ts').then(({ followService }) => followService(deps, queries, change));
      }),
  };
};
