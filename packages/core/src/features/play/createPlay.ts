import type { StoreApi } from 'zustand/vanilla';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { PlayActions } from './play.actions.ts';
import type { PlaySources } from './play.deps.ts';
import { createLazyActions } from './play.lazy.ts';
import { createPlayStore, type PlayStoreState } from './machine/play.store.ts';

/** Starting, showing and ending games; one per site (PLAY-01). */
export interface PlayFeature extends PlayActions {
  /** State, surface and open notices. */
  readonly store: StoreApi<PlayStoreState>;
  /** True while a game starts, plays or ends, or its window is open: the language stays (I18N-09x). */
  readonly isOpen: () => boolean;
}

/**
 * Creates game play.
 * @param actions the default loads the machine on demand
 */
export const createPlay = (
  deps: FeatureDeps & PlaySources,
  store = createPlayStore(),
  actions = createLazyActions(deps, store),
): PlayFeature => {
  const { ports } = deps;
  return {
    ...actions,
    store,
    isOpen: () => store.getState().play.status !== 'idle' || ports.windows.get('gameWindow')?.closed === false,
  };
};
