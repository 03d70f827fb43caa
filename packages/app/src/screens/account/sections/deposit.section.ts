import type { SectionHook } from '../section.types.ts';
import { useDepositSection } from '../useDepositSection.ts';
import { useProtectedDeposit } from '../useProtectedDeposit.ts';

/** A deposit in the member centre (MEM-37x). */
const useDeposit: SectionHook = (frame) => useProtectedDeposit(frame, useDepositSection(frame));

export default useDeposit;
