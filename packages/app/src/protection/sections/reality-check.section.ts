import { useRealityCheckBlocks } from '../session/useRealityCheckBlocks.ts';
import { useSessionState } from '../session/useSessionState.ts';
import type { SectionHook } from '../../screens/account/window/section.types.ts';

/** The interval of the reality check (RG-11). */
const useRealityCheck: SectionHook = () => {
  const state = useSessionState();
  const blocks = useRealityCheckBlocks();
  return state === undefined ? { state: 'loading', blocks: [] } : { state: 'ready', blocks };
};

export default useRealityCheck;
