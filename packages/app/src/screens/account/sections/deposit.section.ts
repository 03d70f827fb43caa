import type { SectionHook } from '../section.types.ts';
import { useDepositSection } from '../useDepositSection.ts';

/** How a deposit is made (MEM-37x). */
const useDeposit: SectionHook = (frame) => useDepositSection(frame);

export default useDeposit;
