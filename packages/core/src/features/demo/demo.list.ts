import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DemoHall, DemoProvider } from './demo.types.ts';

/** Content of the list of demo games. Unknown ids fall back to the first one. */
export interface DemoListState {
  readonly open: boolean;
  readonly hallId: number | null;
  readonly gpId: string | null;
}

/** The list of demo games over the page (PLAY-41). */
export interface DemoList {
  readonly store: StoreApi<DemoListState>;
  /** Opens it, at a hall and provider when they are given. */
  readonly open: (hallId?: number, gpId?: string) => void;
  readonly close: () => void;
  readonly chooseHall: (hallId: number) => void;
  readonly chooseProvider: (gpId: string) => void;
}

/** Creates the list, closed. */
export const createDemoList = (): DemoList => {
  const store = createStore<DemoListState>(() => ({ open: false, hallId: null, gpId: null }));
  return {
    store,
    open: (hallId, gpId) => store.setState({ open: true, hallId: hallId ?? null, gpId: gpId ?? null }),
    close: () => store.setState({ open: false }),
    chooseHall: (hallId) => store.setState({ hallId, gpId: null }),
    chooseProvider: (gpId) => store.setState({ gpId }),
  };
};

/** The hall and provider that are shown: the chosen ones if the lists contain them, else the first ones. */
export const chosenDemo = (
  halls: readonly DemoHall[],
  { hallId, gpId }: Pick<DemoListState, 'hallId' | 'gpId'>,
): { readonly hall: DemoHall; readonly provider: DemoProvider } | null => {
  const filled = halls.filter(({ providers }) => providers.length > 0);
  const hall = filled.find(({ id }) => id === hallId) ?? filled[0];
  const provider = hall?.providers.find(({ id }) => id === gpId) ?? hall?.providers[0];
  return hall && provider ? { hall, provider } : null;
};
