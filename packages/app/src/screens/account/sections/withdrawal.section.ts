import { difference, type Money } from '@housefront/contract/money';
import { isUnknownCall, type Core } from '@housefront/core';
import { cashierQueries, followAvailable } from '@housefront/core/features/cashier';
import { formatMoney } from '@housefront/core/i18n';
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FieldDeclaration, Problem, Problems } from '../../../forms/types.ts';
import { paths } from '../../../kernel/paths.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useBalanceStale } from '../../../kernel/member/useBalance.ts';
import { useMemberCurrency } from '../../../kernel/member/useMemberCurrency.ts';
import { extensionOf, type Contribution, type WithdrawalParts } from '../../../kernel/extension.ts';
import { fulfilled } from '../../../kernel/lazyValue.ts';
import { contentWith } from '../window/contentWith.tsx';
import { amountLimits } from '../cashier/amountLimits.ts';
import { amountField, amountProblem, amountText } from '../../../forms/amountProblem.ts';
import { useFirstPinBlock } from '../../password/useFirstPinBlock.ts';
import type { ContributedSection } from '../window/section.types.ts';
import type { SectionFrame } from '../window/useAccountFrame.ts';
import { usePinField } from '../cashier/usePinField.ts';
import { pollPending, useCashierSection } from '../cashier/useCashierSection.ts';
import { useConfirmedBalance } from '../cashier/useConfirmedBalance.ts';
import { useServiceBlocks } from '../window/useServiceBlocks.ts';
import { readTurnover } from '../cashier/readTurnover.ts';
import { noticeBlock } from '../../../kernel/member/account-blocks.ts';

interface Values {
  readonly accountId: string;
  readonly amount: string;
  readonly password: string;
}

const empty: Values = { accountId: '', amount: '', password: '' };
const PIN = /^\d{4}$/;

/** A withdrawal: the available amount, the form, and the pending order (MEM-39x). */
function useWithdrawal(frame: SectionFrame, { net, payout }: WithdrawalParts): AccountSection {
  const { core, messages } = useRuntime();
  const { t } = core.i18n;
  const { service, warnings } = useServiceBlocks(frame);
  const currency = useMemberCurrency();
  const layout = useQuery(core.member.queries.layout());
  const profile = useQuery(core.member.queries.profile());
  const info = useQuery({
    ...cashierQueries(core).withdrawals(),
    refetchInterval: pollPending,
  });
  const isConfirmed = useConfirmedBalance();
  const stale = useBalanceStale();
  useEffect(() => followAvailable(core, core.wallet.store), [core]);
  const pin = usePinField();
  const firstPin = useFirstPinBlock();
  const { data } = info;
  const accounts = data?.accounts ?? [];
  const accountOf = ({ accountId }: Values) => accounts.find(({ id }) => id === accountId) ?? accounts[0];
  const money = (amount: Money | null) => formatMoney(amount, currency.style);
  const turnover = data && readTurnover(data, core.i18n, currency.style);
  const available = turnover?.free ?? null;
  const fields: readonly FieldDeclaration<keyof Values>[] = [
    {
      widget: 'choice',
      name: 'accountId',
      label: t('cashier.withdraw_to'),
      required: true,
      options: accounts.map(({ id, bankName, number }) => ({ value: id, label: bankName, note: number })),
    },
    {
      ...amountField(core.i18n, currency),
      // An unknown amount cannot be withdrawn in full.
      suggestions:
        available !== null && available.units > 0n
          ? [{ value: amountText(available, currency.style), label: money(available) }]
          : undefined,
    },
    pin('password', t('cashier.withdraw_password')),
  ];
  const { form, blocks, hasForm, formBlock } = useCashierSection<'withdrawal', Values>({
    kind: 'withdrawal',
    enabled: true,
    data,
    initial: empty,
    fields,
    chosen: (values) => ({ accountId: accountOf(values)?.id ?? '' }),
    check: (values): Problems<Values> => {
      const limits = data && { ...data, available };
      const amount = limits && amountProblem(core.i18n, currency, values.amount, limits, turnover?.isOpen);
      const key = 'signup.err_withdrawPsw_blank';
      const password: Problem | undefined = PIN.test(values.password) ? undefined : { key, text: t(key) };
      return { ...(amount && { amount }), ...(password && { password }) };
    },
    submit: async (values, amount, send) => {
      const account = accountOf(values);
      if (!account) return undefined;
      const sure = await messages.confirm({
        title: t('cashier.withdraw_sure', { amount: money(amount) }),
        message: t('cashier.withdraw_sure_body', { account: `${account.bankName} ${account.number}` }),
        confirm: t('cashier.withdraw_submit'),
      });
      if (!sure) return undefined;
      const made = await send({ bankAccountId: account.id, amount, password: values.password });
      if (!made) form.set({ password: '' });
      return made;
    },
  });

  const onRetry = () => {
    void info.refetch();
    void profile.refetch();
  };
  if (isUnknownCall(info.error)) return { state: 'ready', blocks: service('Withdrawal') };
  if (
    !isConfirmed ||
    data === undefined ||
    turnover === undefined ||
    profile.data === undefined ||
    layout.data === undefined
  ) {
    const failed = info.isError || profile.isError || layout.isError;
    return { state: failed ? 'error' : 'loading', blocks: [], onRetry };
  }
  if (!layout.data.isWalletActive) return { state: 'ready', blocks: warnings('Withdrawal') };
  const range = amountLimits(t, data, currency.style);
  const limits: AccountBlock = {
    kind: 'facts',
    id: 'limits',
    title: t('cashier.withdraw_info'),
    facts: [
      // An amount on hold is not available.
      ...(turnover.isOpen
        ? turnover.facts
        : [{ id: 'available', label: t('cashier.available'), value: money(data.available), stale }]),
      // Without a limit there is no such fact (FLD-02).
      ...(range === undefined ? [] : [{ id: 'range', label: t('cashier.limits_label'), value: range }]),
      ...(data.left === null ? [] : [{ id: 'left', label: t('cashier.left_today'), value: String(data.left) }]),
    ],
  };
  const hasPassword = profile.data.hasWithdrawPassword;
  // Below the smallest withdrawal, the form would refuse every amount.
  const isTooLittle =
    available !== null && (available.units <= 0n || (difference(available, data.min)?.units ?? 0n) < 0n);
  const isHeld = turnover.isOpen && isTooLittle;
  const make = (): AccountBlock | undefined => {
    if (accounts.length === 0) {
      const bind = { id: 'bind', label: t('cashier.bind_title'), main: true, href: paths.member('BindAccount') };
      return noticeBlock('no-account', 'info', t('cashier.need_account_title'), t('cashier.bind_body'), [bind]);
    }
    if (!hasPassword) return firstPin;
    if (isHeld) return undefined;
    if (data.left === 0) return noticeBlock('used-up', 'info', t('cashier.used_up'), t('cashier.used_up_body'));
    return formBlock(
      { title: t('cashier.withdraw_title'), body: t('cashier.withdraw_body'), submit: t('cashier.withdraw_submit') },
      data.feeRate,
    );
  };
  const made = hasForm ? make() : undefined;
  return {
    state: 'ready',
    blocks: [...blocks, limits, ...(made ? [made] : []), ...turnover.blocks, ...payout, ...net],
  };
}

const plain = fulfilled<Contribution<WithdrawalParts>>(({ render }) => render({ net: [], payout: [] }));

/** Additions to a withdrawal. Their code loads there, and only on a site that has some (RG-37x). */
const withdrawalParts = (core: Core): Promise<Contribution<WithdrawalParts>> =>
  extensionOf(core)?.withdrawal() ?? plain;

/** A withdrawal in the member centre, with its limits and the turnover that it needs. */
const withdrawal: ContributedSection = { Content: contentWith(withdrawalParts, useWithdrawal) };

export default withdrawal;
