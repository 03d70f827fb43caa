import { minor } from '@housefront/contract/money';
import { MAX_REMARK, targetFault } from '@housefront/contract/rules';
import { agentTransferRecords, createAgentTransfers } from '@housefront/core/features/agent-centre';
import { formatMoney } from '@housefront/core/i18n';
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import type { FieldDeclaration, Problems } from '../../../forms/types.ts';
import { useFormModel } from '../../../forms/useFormModel.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useBalanceStale } from '../../../kernel/member/useBalance.ts';
import { useMemberCurrency } from '../../../kernel/member/useMemberCurrency.ts';
import { amountField, amountProblem, typedAmount } from '../../../forms/amountProblem.ts';
import { useFirstPinBlock } from '../../password/useFirstPinBlock.ts';
import { orderStatuses } from '../records/orderStatuses.ts';
import { useRecordSection } from '../records/recordSection.ts';
import type { SectionFrame } from '../window/useAccountFrame.ts';
import { useAskPin } from '../cashier/useAskPin.tsx';
import { useConfirmedBalance } from '../cashier/useConfirmedBalance.ts';
import { useOrders } from '../cashier/useOrders.ts';
import { useShowOutcome } from '../cashier/useShowOutcome.ts';
import { usePausedNotice, useStanding } from '../agent/useStanding.ts';
import { formBlock, noticeBlock } from '../../../kernel/member/account-blocks.ts';

interface Values {
  readonly target: string;
  readonly amount: string;
  readonly remark: string;
}

const empty: Values = { target: '', amount: '', remark: '' };

/** Money for members of the downline: the form, the withdrawal password in a modal, and earlier transfers (AGT-20x). */
export default function useTransfer(frame: SectionFrame): AccountSection {
  const { core } = useRuntime();
  const askPin = useAskPin();
  const { t } = core.i18n;
  const standing = useStanding();
  const paused = usePausedNotice();
  const currency = useMemberCurrency();
  const cash = useStore(core.wallet.store, (wallet) => wallet.balance);
  const isConfirmed = useConfirmedBalance();
  const stale = useBalanceStale();
  const layout = useQuery({ ...core.member.queries.layout(), enabled: false });
  const profile = useQuery(core.member.queries.profile());
  const firstPin = useFirstPinBlock();
  const { send, state, notices } = useOrders('transfer', () => createAgentTransfers(core));
  const records = useRecordSection(frame, {
    record: agentTransferRecords,
    label: 'agent.transfers',
    columns: [
      { id: 'targetAccount', label: 'agent.target', kind: 'text' },
      { id: 'orderNumber', label: 'cashier.order_number', kind: 'code' },
      { id: 'amount', label: 'cashier.amount', kind: 'amount' },
      { id: 'status', label: 'records.status', kind: 'status', ...orderStatuses },
      { id: 'createdAt', label: 'records.created', kind: 'date' },
    ],
    empty: ['agent.no_transfers', 'agent.no_transfers_body'],
  });
  const fields: readonly FieldDeclaration<keyof Values>[] = [
    {
      widget: 'text',
      name: 'target',
      label: t('agent.target'),
      hint: t('agent.target_hint'),
      required: true,
      autocomplete: 'off',
      capitalise: 'none',
    },
    amountField(core.i18n, currency),
    { widget: 'textarea', name: 'remark', label: t('agent.remark'), maxLength: MAX_REMARK },
  ];
  const form = useFormModel<Values>({
    initial: empty,
    fields,
    busy: state === 'sending',
    check: ({ target, amount }): Problems<Values> => {
      const fault = targetFault(target, frame.member?.account ?? '');
      const limits = { min: { units: minor(1n), currency }, max: null, available: cash };
      const problem = amountProblem(core.i18n, currency, amount, limits);
      return { ...(fault && { target: { key: fault, text: t(fault) } }), ...(problem && { amount: problem }) };
    },
    onSubmit: async ({ target, amount, remark }) => {
      const sum = typedAmount(currency, amount);
      if (sum === null) return;
      const order = { target: target.trim(), amount: sum, remark };
      const password = await askPin({
        title: t('agent.transfer_sure', { amount: formatMoney(order.amount, currency.style) }),
        message: t('agent.transfer_sure_body', { account: order.target }),
        confirm: t('agent.transfer_submit'),
      });
      if (password === null) return;
      if (!(await send({ ...order, password }))) return;
      form.reset(empty);
      core.events.emit('message', { kind: 'success', key: 'agent.transferred' });
    },
  });

  useShowOutcome(state !== 'checking');

  if (profile.data === undefined || !isConfirmed) {
    const onRetry = () => void profile.refetch();
    return { state: profile.isError ? 'error' : 'loading', blocks: [], onRetry };
  }
  const hasPassword = profile.data.hasWithdrawPassword;
  const make = (): AccountBlock => {
    if (standing?.isActive === false) return paused;
    if (layout.data?.isWalletActive === false)
      return noticeBlock('wallet-off', 'warning', t('account.wallet_off_title'), t('account.wallet_off_body'));
    if (!hasPassword) return firstPin;
    return formBlock(t, {
      id: 'transfer',
      title: t('agent.transfer_title'),
      body: t('agent.transfer_body'),
      form: form.model,
      summary: [{ id: 'cash', label: t('agent.cash'), value: formatMoney(cash, currency.style), stale }],
      submit: t('agent.transfer_submit'),
    });
  };
  // While the outcome of a transfer is looked up, no other can be made.
  const top = state === 'checking' ? notices : [...notices, make()];
  return { ...records, blocks: [...top, ...records.blocks] };
}
