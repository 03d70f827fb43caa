import type { AccountSection } from '@housefront/ui/views';
import { use } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { cashierHooks } from './cashierHooks.ts';
import type { SectionFrame } from './useAccountFrame.ts';
import { useDepositSection } from './useDepositSection.ts';

/**
 * A deposit as the profile of player protection wants it; on a site without one the section as it is (RG-03, RG-15).
 * @param only limits the methods to one type, as in the fast payment (MEM-38x)
 */
export function useDeposit(frame: SectionFrame, only?: 'gateway'): AccountSection {
  const { useProtectedDeposit } = use(cashierHooks(useRuntime().core.config));
  const section = useDepositSection(frame, only);
  // oxlint-disable-next-line react/hooks -- The config of a document never changes, so this is always the same hook.
  return useProtectedDeposit(frame.member !== null, section);
}
