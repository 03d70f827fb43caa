import { createStore, type StoreApi } from 'zustand/vanilla';

/** What stands above the page. */
export interface OverlayState {
  readonly login: boolean;
  readonly wallet: boolean;
}

/** The overlays of this document. */
export interface Overlays {
  readonly store: StoreApi<OverlayState>;
  readonly open: (name: keyof OverlayState) => void;
  readonly close: (name: keyof OverlayState) => void;
}

/** Creates the overlays, all closed. */
export function createOverlays(): Overlays {
  const store = createStore<OverlayState>(() => ({ login: false, wallet: false }));
  return {
    store,
    open: (name) => store.setState({ [name]: true }),
    close: (name) => store.setState({ [name]: false }),
  };
}
