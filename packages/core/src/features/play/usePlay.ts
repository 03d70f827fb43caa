import { useStore } from 'zustand';
import type { PlayFeature } from './createPlay.ts';
import type { PlayStoreState } from './play.shown.ts';

/** State, place and notices of game play for a component, which renders again when one of them changes. */
export const usePlay = (play: PlayFeature): PlayStoreState => useStore(play.store);
