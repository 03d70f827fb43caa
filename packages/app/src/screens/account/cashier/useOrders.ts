import type { IdempotentOrders, OrderState } from '@housefront/core';
import type { AccountBlock } from '@housefront/ui/views';
import { useEffect, useState } from 'react';
import { useRuntime } from '../../../kernel/runtime.ts';
import { noticeBlock } from '../../../kernel/member/account-blocks.ts';

type Running<Form, Made> = Omit<IdempotentOrders<Form, Made>, 'reread'>;

/**
 * Sends orders of one kind while a section shows them, with the state of the order in flight and a notice about it.
 * @param kind identifies the kind; another kind gets its own orders
 */
export function useOrders<Form, Made>(
  kind: string,
  make: () => Running<Form, Made>,
  enabled = true,
): {
  readonly send: IdempotentOrders<Form, Made>['send'];
  readonly state: OrderState;
  readonly notices: readonly AccountBlock[];
} {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const [orders, setOrders] = useState<Running<Form, Made> | null>(null);
  const [state, setState] = useState<OrderState>('idle');
  const { queryClient } = core;
  useEffect(() => {
    if (!enabled) return undefined;
    const made = make();
    const show = () => setState(made.store.getState().state);
    const stop = made.store.subscribe(show);
    setOrders(made);
    show();
    return () => {
      stop();
      made.dispose();
      setOrders(null);
    };
    // The core is replaced with the runtime when texts arrive; its parts stay.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [queryClient, kind, enabled]);
  const notices: AccountBlock[] = [];
  if (state === 'checking')
    notices.push(noticeBlock(state, 'info', t('cashier.checking_title'), t('cashier.checking_body')));
  if (state === 'lost') notices.push(noticeBlock(state, 'warning', t('cashier.lost_title'), t('cashier.lost_body')));
  return { send: async (form) => orders?.send(form), state, notices };
}
