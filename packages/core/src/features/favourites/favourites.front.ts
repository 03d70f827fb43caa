import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FeatureDeps } from '../../feature-deps.ts';

declare module '../../events.ts' {
  interface CoreEventMap {
    /** The platform took these hearts, by game id: lists that hold the games follow (CAT-21). */
    'favourites-saved': { readonly hearts: ReadonlyMap<string, boolean> };
    /** A guest wanted something for members only; the key titles the confirmation that leads to the login (CAT-23x). */
    'login-required': { readonly messageKey: string };
  }
}

/** A game whose heart can be toggled. */
export interface HeartedGame {
  readonly id: string;
  /** As the platform last said. */
  readonly favourite: boolean;
}

/** Favourite games of the member. */
export interface FavouritesFeature {
  /** Hearts that the platform has not answered for yet, by game id. */
  readonly store: StoreApi<{ readonly pending: ReadonlyMap<string, boolean> }>;
  /** What the heart shows: the pending state, else what the platform said (CAT-20, CAT-22x). */
  readonly isFavourite: (game: HeartedGame) => boolean;
  /** Marks or unmarks at once; saved with the other toggles of the same 300 ms. Guests are refused (CAT-23x). */
  readonly toggle: (game: HeartedGame) => void;
  /** True for members; a guest gets the login confirmation. For the filters my_favorite and last_play (CAT-23x). */
  readonly requireMember: () => boolean;
  /** Drops pending hearts when the login ends; called once by the core when it starts. */
  readonly attach: () => () => void;
}

/** What a page has of the favourites before they can be changed. */
export type FavouritesFront = Pick<FavouritesFeature, 'store' | 'isFavourite' | 'requireMember'>;

/** Creates favourites without pending hearts and without actions. */
export const createFavouritesFront = ({ events, ports }: FeatureDeps): FavouritesFront => {
  const store = createStore<{ readonly pending: ReadonlyMap<string, boolean> }>()(() => ({ pending: new Map() }));
  return {
    store,
    isFavourite: ({ id, favourite }) => store.getState().pending.get(id) ?? favourite,
    requireMember: () => {
      const member = ports.storage.get('token') !== undefined;
      if (!member) events.emit('login-required', { messageKey: 'proxy.please_login_title' });
      return member;
    },
  };
};
