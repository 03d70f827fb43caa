import type { SectionHook } from '../section.types.ts';
import { useBindFirst } from '../useBindFirst.ts';
import { useServiceBlocks } from '../useServiceBlocks.ts';

/** How a deposit is made: by customer service. */
const useDeposit: SectionHook = (frame) => {
  const service = useServiceBlocks(frame);
  useBindFirst(true);
  return { state: 'ready', blocks: service('Deposit') };
};

export default useDeposit;
