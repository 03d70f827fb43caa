import type { AccountViewProps } from '@housefront/ui/views';
import { useRuntime } from '../../../kernel/runtime.ts';
import { depositContent } from './depositContent.ts';
import { useAccountFrame } from '../window/useAccountFrame.ts';

/** Only for a member: the deposit loads what a site adds to it. */
const PayContent = depositContent('gateway');

/** The fast payment window: only the deposit, and only methods that are paid on a page (MEM-38x). */
export function usePayView(): AccountViewProps {
  const { t } = useRuntime().core.i18n;
  const frame = useAccountFrame();
  return {
    ...frame,
    title: t('account.fast_payment'),
    menu: [],
    section: {
      title: t('account.deposit'),
      state: 'loading',
      blocks: [],
      ...(frame.member !== null && { Content: PayContent }),
    },
  };
}
