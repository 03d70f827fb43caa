import type { PauseCode, PauseData } from '@housefront/contract/features/protection-pauses';
import { perObject } from '@housefront/contract/per-object';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CoreEvents } from './events.ts';

/** The platform refuses a member for their protection (RG-20, RG-22, RG-29 to RG-31). */
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
