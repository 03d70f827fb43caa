import { perObject } from '@housefront/contract/per-object';
import type { LimitKind, Period } from '@housefront/contract/rules';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CoreEvents } from './events.ts';

/** A limit that refuses, as the platform names it. */
export interface ReachedLimit {
  readonly kind: LimitKind;
  readonly period: Period;
  /** Minor units, or minutes; null where the platform does not say. */
  readonly left: bigint | null;
  /** When it restarts, ms since 1970. */
  readonly restartsAt: number | null;
  /** A limit over all operators (RG-19). */
  readonly overall: boolean;
}

/** Why play or a deposit is refused: a limit is reached, null where the platform names none, or has to be set first. */
export type LimitRefusal = { readonly reached: ReachedLimit | null } | 'needed';

const storeOf = perObject((events: CoreEvents): StoreApi<{ readonly refusal: LimitRefusal | null }> => {
  const store = createStore<{ readonly refusal: LimitRefusal | null }>()(() => ({ refusal: null }));
  events.on('logout', () => store.setState({ refusal: null }));
  return store;
});

/**
 * The refusal that this document has not shown yet (RG-12, RG-17). It waits there, however late the code of its dialog arrives,
 * until the member signs out.
 */
export const limitRefusedStore = ({ events }: { readonly events: CoreEvents }) => storeOf(events);
