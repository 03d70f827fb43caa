import type { SectionHook } from '../section.types.ts';
import { useServiceBlocks } from '../useServiceBlocks.ts';

/** Where records of payments are had: by customer service. */
const useDWRecord: SectionHook = (frame) => {
  const { service } = useServiceBlocks(frame);
  return { state: 'ready', blocks: service('DWRecord') };
};

export default useDWRecord;
