import { useStore } from 'zustand';
import { useRuntime } from '../runtime.ts';

/** Whether a member is signed in, and not the one of a demo. */
export const useIsMember = (): boolean =>
  useStore(useRuntime().core.session.store, ({ status, demo }) => status === 'member' && !demo);
