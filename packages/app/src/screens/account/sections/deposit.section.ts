import type { SectionHook } from '../section.types.ts';
import { useDeposit as useWholeDeposit } from '../useDeposit.ts';

/** A deposit in the member centre (MEM-37x). */
const useDeposit: SectionHook = (frame) => useWholeDeposit(frame);

export default useDeposit;
