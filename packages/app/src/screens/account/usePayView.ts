import type { AccountViewProps } from '@housefront/ui/views';
import { useRuntime } from '../../kernel/runtime.ts';
import { useAccountFrame } from './useAccountFrame.ts';
import { useDepositSection } from './useDepositSection.ts';
import { useProtectedDeposit } from './useProtectedDeposit.ts';

/** The fast payment window: only the deposit, and only methods that are paid on a page (SHELL-04, MEM-38x). */
export function usePayView(): AccountViewProps {
  const { t } = useRuntime().core.i18n;
  const frame = useAccountFrame();
  const section = useProtectedDeposit(frame, useDepositSection(frame, 'gateway'));
  return {
    ...frame,
    title: t('account.fast_payment'),
    menu: [],
    section: {
      title: t('account.deposit'),
      ...(frame.member === null ? { state: 'loading', blocks: [] } : section),
    },
  };
}
