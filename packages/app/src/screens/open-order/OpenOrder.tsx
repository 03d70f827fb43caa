import { formatMoney } from '@housefront/core/i18n';
import { InFloatBar } from '@housefront/ui/patterns/FloatBar';
import { OrderChip } from '@housefront/ui/patterns/OrderChip';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { usePageId, useRoute } from '../../kernel/useRoute.ts';
import { useOpenOrder, useWithdrawals } from '../../kernel/member/useWithdrawals.ts';

/** Tells the end of a withdrawal that was seen under way, except on its own page, which shows it. */
function useToldEnd(): void {
  const { core, toasts, amountStyle } = useRuntime();
  const { t } = core.i18n;
  const orders = useWithdrawals();
  const isThere = useRoute(({ path }) => path === paths.member('Withdrawal'));
  const [watched, setWatched] = useState('');
  const open = orders?.find(({ status }) => status === 'pending')?.number;
  if (open !== undefined && open !== watched) setWatched(open);
  const ended = orders?.find(({ number, status }) => number === watched && status !== 'pending');
  const tell = useEffectEvent(() => {
    if (!ended || isThere) return;
    const isPaid = ended.status === 'success';
    const title = t(isPaid ? 'cashier.paid_title' : 'cashier.returned_title');
    toasts.show({
      text: `${title} ${formatMoney(ended.amount, amountStyle)}`,
      tone: isPaid ? 'success' : 'warning',
      link: { href: paths.member('DWRecord'), text: t('account.dw_record') },
    });
  });
  const number = ended?.number;
  useEffect(() => {
    if (number !== undefined) tell();
  }, [number]);
}

/** The withdrawal that is under way: a chip on home, and a word when it ends. For members; the page stays as it is (LOOK-09). */
export default function OpenOrder(): ReactNode {
  const { core } = useRuntime();
  const page = usePageId();
  const order = useOpenOrder();
  const isOpen = order !== undefined;
  useToldEnd();
  useEffect(() => {
    if (!isOpen) return undefined;
    // The platform writes to the member, and a refused amount returns.
    const read = () => void core.queryClient.invalidateQueries({ queryKey: ['member', 'withdrawals'] });
    const stops = [core.events.on('letters-changed', read), core.events.on('balance-changed', read)];
    return () => stops.forEach((stop) => stop());
  }, [core, isOpen]);
  if (!order || page !== 'home') return null;
  return (
    <InFloatBar side="start">
      <OrderChip order={order} />
    </InFloatBar>
  );
}
