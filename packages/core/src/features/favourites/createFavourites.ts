import type { FeatureDeps } from '../../feature-deps.ts';
import { heartsRefusal } from './favourites.codes.ts';
import { createFavouritesFront, type FavouritesFeature, type FavouritesFront } from './favourites.front.ts';

/** Milliseconds in which toggles are collected into one call (CAT-22x). */
export const BATCH_MS = 300;

/** Creates the favourites over what of them was here before. */
export const createFavourites = (
  deps: FeatureDeps,
  front: FavouritesFront = createFavouritesFront(deps),
): FavouritesFeature => {
  const { events, ports } = deps;
  const { store, isFavourite, requireMember } = front;
  /** Toggled since the last call went out; the last state of a game wins. */
  let collected = new Map<string, boolean>();
  let sending = false;
  let stopTimer: (() => void) | undefined;
  /** Grows with every end of a login: an answer that belongs to an earlier one changes nothing. */
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
    const { saveHearts } = await import('./favourites.api.ts');
    const error = await saveHearts(deps, hearts);
    if (sentBy !== login) return;
    sending = false;
    if (error === null) events.emit('favourites-saved', { hearts });
    settle(hearts);
    const message = error === null ? null : heartsRefusal(error);
    if (message !== null) events.emit('message', message);
    // One call at a time: a later state must not be overtaken by an earlier one.
    if (collected.size > 0 && stopTimer === undefined) flush();
  };

  const flush = () => {
    stopTimer = undefined;
    if (sending || collected.size === 0) return;
    const { size } = collected;
    send().catch((error: unknown) => {
      // Reached when the part that holds the call could not be loaded: nothing was sent.
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

  return {
    ...front,
    toggle: (game) => {
      if (!requireMember()) return;
      const on = !isFavourite(game);
      collected.set(game.id, on);
      store.setState({ pending: new Map(store.getState().pending).set(game.id, on) });
      stopTimer ??= ports.clock.after(BATCH_MS, flush);
    },
    attach: () => {
      const stops = [events.on('logout', reset), events.on('session-expired', reset)];
      return () => {
        stopTimer?.();
        stopTimer = undefined;
        stops.forEach((stop) => stop());
      };
    },
  };
};
