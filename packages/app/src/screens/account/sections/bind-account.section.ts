import type { SectionHook } from '../section.types.ts';
import { useServiceBlocks } from '../useServiceBlocks.ts';

/** How a bank account is bound: by customer service. */
const useBindAccount: SectionHook = (frame) => {
  const service = useServiceBlocks(frame);
  return { state: 'ready', blocks: service('BindAccount') };
};

export default useBindAccount;
