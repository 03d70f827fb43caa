import type { AccountContentProps, AccountSection } from '@housefront/ui/views';
import type { ComponentType } from 'react';
import type { Core } from '@housefront/core';
import { extensionOf, type Contribution, type DepositParts } from '../../../kernel/extension.ts';
import { fulfilled } from '../../../kernel/lazyValue.ts';
import { contentWith } from '../window/contentWith.tsx';
import type { SectionFrame } from '../window/useAccountFrame.ts';
import { useDepositSection } from './useDepositSection.ts';

const noParts: DepositParts = {
  waits: false,
  first: [],
  net: [],
  onRefused: () => undefined,
  limits: { isPending: false, instead: [], blocks: [], problem: () => undefined },
  protect: (_, section) => section,
};
const plain = fulfilled<Contribution<DepositParts>>(({ render }) => render(noParts));

/** Additions to a deposit. Their code loads there, and only on a site that has some (RG-37x). */
const depositParts = (core: Core): Promise<Contribution<DepositParts>> => extensionOf(core)?.deposit() ?? plain;

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
