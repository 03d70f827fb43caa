import type { AccountViewProps } from '@housefront/ui/views';
import { useRuntime } from '../../kernel/runtime.ts';
import { useAccountFrame } from './useAccountFrame.ts';
import { useBindFirst } from './useBindFirst.ts';
import { useServiceBlocks } from './useServiceBlocks.ts';

/** The fast payment window: the deposit alone (SHELL-04). */
export function usePayView(): AccountViewProps {
  const { t } = useRuntime().core.i18n;
  const frame = useAccountFrame();
  const service = useServiceBlocks(frame);
  const here = frame.member !== null;
  useBindFirst(here);
  return {
    ...frame,
    title: t('account.fast_payment'),
    menu: [],
    section: {
      title: t('account.deposit'),
      state: here ? 'ready' : 'loading',
      blocks: here ? service('Deposit') : [],
    },
  };
}
