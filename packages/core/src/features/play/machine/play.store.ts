import { createStore, type StoreApi } from 'zustand/vanilla';
import { initialPlayState, type GameSurface, type PlayState } from './play.protocol.ts';
import type { PlayNotice } from './play.types.ts';

/** A notice that waits for an answer of the member; toasts go out as `message` events instead. */
export type PlayDialog = Exclude<PlayNotice, { readonly kind: 'toast' }>;

/** State for the UI and other features. */
export interface PlayStoreState {
  /** State of the machine. */
  readonly play: PlayState;
  /** The surface of the game; null when there is none. Keeps its identity until one of its values changes. */
  readonly surface: GameSurface | null;
  /** Open notices, at most one of a kind, oldest first. */
  readonly notices: readonly PlayDialog[];
}

/** The store of a document without a game. It exists before the machine is loaded. */
export const createPlayStore = (): StoreApi<PlayStoreState> =>
  createStore<PlayStoreState>()(() => ({ play: initialPlayState, surface: null, notices: [] }));
