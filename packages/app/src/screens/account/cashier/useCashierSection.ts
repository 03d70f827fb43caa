import { difference, ZERO, type Money } from '@housefront/contract/money';
import { feeOf } from '@housefront/contract/rules';
import { createMoneyOrders, type DepositMethod, type MoneyOrder } from '@housefront/core/features/cashier';
import { formatMoney } from '@housefront/core/i18n';
import type { AccountBlock, AccountFact } from '@housefront/ui/views';
import { useEffect } from 'react';
import type { FormDeclaration, FormValues, Problem } from '../../../forms/types.ts';
import { useFormModel } from '../../../forms/useFormModel.ts';
import { withChosen } from '../../../forms/withChosen.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useMemberCurrency } from '../../../kernel/member/useMemberCurrency.ts';
import { typedAmount } from '../../../forms/amountProblem.ts';
import { useOrderBlocks } from './useOrderBlocks.ts';
import { useOrders } from './useOrders.ts';
import { useShowOutcome } from './useShowOutcome.ts';
import { formBlock } from '../../../kernel/member/account-blocks.ts';

interface Orders {
  readonly orders: readonly MoneyOrder[];
}

/** Polling interval of a pending order in milliseconds, in case its event does not arrive. */
const POLL_MS = 10_000;

/** `refetchInterval` of a query of orders. */
export const pollPending = ({ state: { data } }: { readonly state: { readonly data?: Orders | undefined } }) =>
  data?.orders.some(({ status }) => status === 'pending') === true ? POLL_MS : false;

type Send<Kind extends 'deposit' | 'withdrawal'> = ReturnType<typeof createMoneyOrders<Kind>>['send'];

interface CashierForm<Kind extends 'deposit' | 'withdrawal', Values extends FormValues<Values>> extends Pick<
  FormDeclaration<Values>,
  'initial' | 'fields' | 'check' | 'onChange'
> {
  readonly kind: Kind;
  readonly enabled: boolean;
  /** Undefined while loading. */
  readonly data: Orders | undefined;
  /** The methods of a deposit. */
  readonly methods?: readonly DepositMethod[] | undefined;
  /** The shown value of each choice, by field name: the first option until another one is chosen. */
  readonly chosen: (values: Values) => Readonly<Record<string, string>>;
  /** Why an amount is not sent, if that is known only when it is to be sent. */
  readonly refuses?: (amount: Money) => Promise<Problem | undefined> | undefined;
  /** Sends an order; returns the order that was made. */
  readonly submit: (values: Values, amount: Money, send: Send<Kind>) => ReturnType<Send<Kind>> | Promise<undefined>;
}

/** The shared part of deposits and withdrawals: the form of an order, its fee, and the pending order (MEM-39x). */
export function useCashierSection<
  Kind extends 'deposit' | 'withdrawal',
  Values extends FormValues<Values> & { readonly amount: string },
>(section: CashierForm<Kind, Values>) {
  const { kind, enabled, data, methods, chosen, refuses, submit, ...declaration } = section;
  const { core } = useRuntime();
  const { t } = core.i18n;
  const currency = useMemberCurrency();
  const { send, state, notices } = useOrders(kind, () => createMoneyOrders(core, kind), enabled);
  const { open, blocks, watch } = useOrderBlocks(kind, data?.orders ?? [], methods);
  const form = useFormModel<Values>({
    ...declaration,
    busy: state === 'sending',
    onSubmit: async (values) => {
      const amount = typedAmount(currency, values.amount);
      if (amount === null) return undefined;
      // Without anything to ask, the order is sent within the press.
      const asked = refuses?.(amount);
      const problem = asked && (await asked);
      if (problem) return { amount: problem };
      const made = await submit(values, amount, send);
      if (made) {
        watch(made.number);
        form.reset(section.initial);
      }
      return undefined;
    },
  });
  const hasForm = data !== undefined && open === undefined && state !== 'checking';
  useShowOutcome(hasForm);
  const pending = open?.number;
  useEffect(() => {
    // An order may also be found after its answer was lost.
    if (pending !== undefined) form.reset();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The form is another object each time.
  }, [pending]);
  return {
    form,
    /** Notices and the latest order. */
    blocks: [...notices, ...blocks],
    /** False while an order is pending. */
    hasForm,
    /** The form with the fee and the net amount, after other facts. */
    formBlock: (
      texts: Pick<Extract<AccountBlock, { readonly kind: 'form' }>, 'title' | 'body' | 'submit' | 'leads'>,
      feeRate: Parameters<typeof feeOf>[1],
      facts: readonly AccountFact[] = [],
    ): AccountBlock => {
      const amount = typedAmount(currency, form.values.amount) ?? { units: ZERO, currency };
      const fee = feeOf(amount, feeRate);
      const money = (value: Money | null) => formatMoney(value, currency.style);
      return formBlock(t, {
        id: kind,
        ...texts,
        form: withChosen(form.model, chosen(form.values)),
        summary: [
          ...facts,
          { id: 'fee', label: t('cashier.fee'), value: money(fee) },
          { id: 'net', label: t('cashier.credited'), value: money(difference(amount, fee)) },
        ],
      });
    },
  };
}
