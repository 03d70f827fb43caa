import type { PauseCode, PauseData } from '@housefront/contract/features/protection-pauses';
import { perObject } from '@housefront/contract/per-object';
import type { LimitKind, Period } from '@housefront/contract/rules';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CoreEvents } from '../../../base/events.ts';

/** The platform refuses a member for their protection (RG-22). */
export interface ProtectionRefusal extends PauseData {
  /** 302: a break. 303: an exclusion. 304: sums that were not read. 307: a wait before play. */
  readonly code: PauseCode;
  /** It has ended the session. */
  readonly ended: boolean;
}

/** The refusal that the visitor sees. */
export interface RefusedState {
  /** Null for nothing. */
  readonly refusal: ProtectionRefusal | null;
}

const storeOf = perObject((_events: CoreEvents): StoreApi<RefusedState> =>
  createStore<RefusedState>()(() => ({ refusal: null })),
);

/** The refusal that is shown in this document. It waits there, however late the code of its dialog arrives. */
export const refusedStore = ({ events }: { readonly events: CoreEvents }): StoreApi<RefusedState> => storeOf(events);

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

const limitStoreOf = perObject((events: CoreEvents): StoreApi<{ readonly refusal: LimitRefusal | null }> => {
  const store = createStore<{ readonly refusal: LimitRefusal | null }>()(() => ({ refusal: null }));
  events.on('logout', () => store.setState({ refusal: null }));
  return store;
});

/**
 * The refusal that this document has not shown yet. It waits there, however late the code of its dialog arrives, until the
 * member signs out (RG-17).
 */
export const limitRefusedStore = ({ events }: { readonly events: CoreEvents }) => limitStoreOf(events);
