import { createStore, type StoreApi } from 'zustand/vanilla';
import { showMessage } from '../../calls/call-message.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';

declare module '../../base/events.ts' {
  interface CoreEventMap {
    /** The platform saved these hearts, by game id: lists with these games are updated (CAT-21). */
    'favourites-saved': { readonly hearts: ReadonlyMap<string, boolean> };
    /** A guest wanted something for members only; the key titles the confirmation that leads to the login (CAT-23x). */
    'login-required': { readonly messageKey: string };
  }
}

/** A game whose heart can be toggled. */
export interface HeartedGame {
  readonly id: string;
  /** The platform's latest value. */
  readonly favourite: boolean;
}

/** Favourite games of the member. */
export interface FavouritesFeature {
  /** Hearts that the platform has not confirmed yet, by game id. */
  readonly store: StoreApi<{ readonly pending: ReadonlyMap<string, boolean> }>;
  /** State of the heart: the pending one, else the platform's (CAT-20). */
  readonly isFavourite: (game: HeartedGame) => boolean;
  /** Marks or unmarks at once; saved with the other toggles of the same 300 ms. Guests are refused (CAT-23x). */
  readonly toggle: (game: HeartedGame) => void;
  /** True for members; a guest gets the login confirmation. For the filters my_favorite and last_play (CAT-23x). */
  readonly requireMember: () => boolean;
  readonly dispose: () => void;
}

/** Milliseconds in which toggles are collected into one call (CAT-22x). */
export const BATCH_MS = 300;

/** Creates the favourites. Pending hearts are dropped when the login ends. */
export const createFavourites = (deps: FeatureDeps): FavouritesFeature => {
  const { events, ports } = deps;
  const store = createStore<{ readonly pending: ReadonlyMap<string, boolean> }>()(() => ({ pending: new Map() }));
  const isFavourite = ({ id, favourite }: HeartedGame) => store.getState().pending.get(id) ?? favourite;
  const requireMember = () => {
    const member = ports.storage.get('token') !== undefined;
    if (!member) events.emit('login-required', { messageKey: 'proxy.please_login_title' });
    return member;
  };
  /** Toggled since the last call went out; the last state of a game wins. */
  let collected = new Map<string, boolean>();
  let sending = false;
  let stopTimer: (() => void) | undefined;
  /** Increases with every logout, so that answers for an earlier login are ignored. */
  let login = 0;

  const settle = (hearts: ReadonlyMap<string, boolean>) => {
    const pending = new Map(store.getState().pending);
    for (const id of hearts.keys()) if (!collected.has(id)) pending.delete(id);
    store.setState({ pending });
  };

  const send = async () => {
    const hearts = collected;
    const sentBy = login;
    collected = new Map();
    sending = true;
    const { heartsRefusal, saveHearts } = await import('./favourites.api.ts');
    const error = await saveHearts(deps, hearts);
    if (sentBy !== login) return;
    sending = false;
    if (error === null) events.emit('favourites-saved', { hearts });
    settle(hearts);
    showMessage(deps, error === null ? null : heartsRefusal(error));
    // One call at a time: a later state must not be overtaken by an earlier one.
    if (collected.size > 0 && stopTimer === undefined) flush();
  };

  const flush = () => {
    stopTimer = undefined;
    if (sending || collected.size === 0) return;
    const { size } = collected;
    send().catch((error: unknown) => {
      // The code of the call could not be loaded: nothing was sent.
      ports.logger.error(`${size} favourites could not be saved`, { error: String(error) });
      reset();
      events.emit('message', { kind: 'error', key: 'catalogue.favourite_failed' });
    });
  };

  const reset = () => {
    login += 1;
    stopTimer?.();
    stopTimer = undefined;
    collected = new Map();
    sending = false;
    store.setState({ pending: new Map() });
  };

  const stops = [events.on('logout', reset), events.on('session-expired', reset)];

  return {
    store,
    isFavourite,
    requireMember,
    toggle: (game) => {
      if (!requireMember()) return;
      const on = !isFavourite(game);
      collected.set(game.id, on);
      store.setState({ pending: new Map(store.getState().pending).set(game.id, on) });
      stopTimer ??= ports.clock.after(BATCH_MS, flush);
    },
    dispose: () => {
      stopTimer?.();
      stops.forEach((stop) => stop());
    },
  };
};
