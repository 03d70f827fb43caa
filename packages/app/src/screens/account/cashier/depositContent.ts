import type { AccountContentProps, AccountSection } from '@housefront/ui/views';
import type { ComponentType } from 'react';
import { depositParts, type DepositParts } from './cashier-parts.ts';
import { contentWith } from '../window/contentWith.tsx';
import type { SectionFrame } from '../window/useAccountFrame.ts';
import { useDepositSection } from './useDepositSection.ts';

/**
 * The content of a deposit, with what the profile of the site adds (MEM-38x).
 * @param only limits the methods to one type, as in the fast payment
 */
export function depositContent(only?: 'gateway'): ComponentType<AccountContentProps> {
  function useDeposit(frame: SectionFrame, parts: DepositParts): AccountSection {
    return parts.protect(frame.member !== null, useDepositSection(frame, parts, only));
  }
  return contentWith(depositParts, useDeposit);
}
