import { PAGES } from '@housefront/contract/pages';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CorePorts } from '../../../adapters/ports/ports.ts';
import type { PlayStoreState } from '../machine/play.store.ts';

/** Message of /close inside a frame to its parent document (PLAY-13x). */
export const END_GAME_MESSAGE = 'housefront:end-game';

/** Message of a tab that looks for the game's window: the tab that holds it focuses it (PLAY-24x). */
export const SHOW_GAME_MESSAGE = 'showGame';

/** Message of a tab that ended the member's game: the tab that shows it closes it (RG-26). */
export const ENDED_MESSAGE = 'gameEnded';

/** Time that /loading waits for a target before it offers a way out, in milliseconds (PLAY-11x). */
export const GIVE_UP_MS = 30_000;

/** The page /loading: its state, and the way out. */
export interface LoadingPage {
  /** `gave-up` offers close or home. */
  readonly store: StoreApi<{ readonly state: 'waiting' | 'gave-up' }>;
  /** The member stops waiting, or the window is no longer needed: ends the game and closes the window, or goes home. */
  readonly leave: () => void;
  /** Stops listening. */
  readonly detach: () => void;
}

/** Pages of a game itself: none of them is a place to go back to. */
const GAME_PAGES: readonly string[] = [PAGES.close.path, PAGES.loading.path, PAGES.play.path];

/**
 * Ends the game from its own document: /close, and /loading when the member gives up. A game that took the place of this
 * document leads back to where it was started (XWIN-07x).
 */
export const leaveGameSurface = ({ storage, windows }: CorePorts): void => {
  if (windows.hasOpener()) {
    // Removed first, so that an equal message still fires (XWIN-03x).
    storage.remove('window-msg');
    storage.set('window-msg', { msg: 'quickGame' });
    windows.closeSelf();
  } else if (windows.framed()) windows.postToParent(END_GAME_MESSAGE);
  else {
    const { href = '/' } = storage.get('wayBack') ?? {};
    windows.leaveTo(GAME_PAGES.some((path) => href.startsWith(path)) ? '/' : href);
  }
};

/** Sends a message to the other tabs. It is removed from storage at once: only a tab that listens now can act on it. */
export const tellTabs = ({ storage }: CorePorts, msg: typeof SHOW_GAME_MESSAGE | typeof ENDED_MESSAGE): void => {
  storage.remove('window-msg');
  storage.set('window-msg', { msg });
  storage.remove('window-msg');
};

/** The core of the document that shows /loading. */
interface LoadingCore {
  readonly ports: CorePorts;
  readonly play: { readonly store: StoreApi<PlayStoreState>; readonly quit: () => void };
}

/**
 * Runs /loading: goes to the address that another window stored for it, now or later, once. Gives up after 30 s, and at once
 * without an opener. While this document itself starts a game, the game decides the address (PLAY-11x).
 */
export const attachLoadingPage = ({ ports, play }: LoadingCore): LoadingPage => {
  const { clock, storage, windows } = ports;
  const busy = () => play.store.getState().play.status !== 'idle';
  const expected = windows.hasOpener() || windows.framed() || busy();
  const store = createStore<{ readonly state: 'waiting' | 'gave-up' }>()(() => ({
    state: expected ? 'waiting' : 'gave-up',
  }));
  const stopTimer = clock.after(GIVE_UP_MS, () => store.setState({ state: 'gave-up' }));
  const follow = () => {
    const url = busy() ? undefined : storage.get('waitingUrl');
    if (url === undefined) return;
    storage.remove('waitingUrl');
    detach();
    windows.leaveTo(url);
  };
  const stopListening = storage.onChange('waitingUrl', follow);
  const detach = () => {
    stopTimer();
    stopListening();
  };
  follow();
  return {
    store,
    leave: () => (busy() ? play.quit() : leaveGameSurface(ports)),
    detach,
  };
};
