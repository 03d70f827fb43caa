import { createLazyRoute } from '@tanstack/react-router';
import type { AccountViewProps } from '@housefront/ui/views';
import { routePatterns } from '../../routes/paths.ts';
import { useRuntime } from '../../runtime/runtime.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useAccountFrame } from './useAccountFrame.ts';
import { useServiceBlocks } from './useServiceBlocks.ts';

/** The fast payment window: the deposit alone (SHELL-04). */
function usePayView(): AccountViewProps {
  const { t } = useRuntime().core.i18n;
  const frame = useAccountFrame();
  const service = useServiceBlocks(frame);
  const here = frame.member !== null;
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

function PayScreen() {
  return <TemplateView name="account" props={usePayView()} />;
}

export const Route = createLazyRoute(routePatterns.pay)({ component: PayScreen });
