import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { createSiteCookies } from '../../adapters/cookies.ts';

/**
 * Stores another language and reloads the page, so that every text and list is fetched in it (I18N-07). While a game is
 * open nothing changes and an error is shown (I18N-08). An unavailable language is ignored (I18N-03).
 * @returns true when the page reloads.
 */
export const chooseLanguage = (deps: FeatureDeps, locale: string, gameOpen: boolean): boolean => {
  const { config, events, ports, site } = deps;
  if (!config.languages.includes(locale) || locale === site.getState().locale) return false;
  if (gameOpen) {
    events.emit('message', { kind: 'error', key: 'pg.err_is_playing' });
    return false;
  }
  if (config.localeCookie) createSiteCookies(ports.cookies).setLocale(locale);
  ports.storage.set('lang', locale);
  ports.windows.reload();
  return true;
};
