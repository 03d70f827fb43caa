import type { SectionHook } from '../section.types.ts';
import { useServiceBlocks } from '../useServiceBlocks.ts';

/** How a withdrawal is made: by customer service. */
const useWithdrawal: SectionHook = (frame) => {
  const service = useServiceBlocks(frame);
  return { state: 'ready', blocks: service('Withdrawal') };
};

export default useWithdrawal;
