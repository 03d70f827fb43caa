import type { FeatureDeps } from '../../createFeature.ts';
import { createSiteCookies } from '../../platform/cookies.ts';

/** What stands in the way of another language (I18N-09x). */
export interface OpenGame {
  /** State of the play machine. */
  readonly status: 'idle' | 'starting' | 'playing' | 'quitting';
  /** A game pop-up handle exists and is not closed. */
  readonly popupOpen: boolean;
  readonly modalOpen: boolean;
  /** The page /play is shown. */
  readonly onPlayPage: boolean;
}

/** False while a game is open in any form (I18N-09x). */
export const canChangeLanguage = (game: OpenGame): boolean =>
  game.status === 'idle' && !game.popupOpen && !game.modalOpen && !game.onPlayPage;

/**
 * Stores another language and reloads the page, so that every text and list comes anew (I18N-07). While a game is open nothing
 * changes and an error is shown (I18N-08). An unavailable language is ignored (I18N-03).
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
