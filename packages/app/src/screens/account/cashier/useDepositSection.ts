import { foldName, isName, MAX_BANK_TEXT } from '@housefront/contract/rules';
import { isUnknownCall } from '@housefront/core';
import { cashierQueries, rememberMethod, usualMethod } from '@housefront/core/features/cashier';
import { openPaymentWindow } from '@housefront/core/features/payment-window';
import { SIDE_WINDOW } from '@housefront/core/features/access';
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldDeclaration, Problems } from '../../../forms/types.ts';
import { paths } from '../../../kernel/paths.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useMemberCurrency } from '../../../kernel/member/useMemberCurrency.ts';
import { amountLimits, roundMoney } from './amountLimits.ts';
import { amountField, amountProblem, amountText, typedAmount } from '../../../forms/amountProblem.ts';
import type { DepositParts } from '../../../kernel/extension.ts';
import type { SectionFrame } from '../window/useAccountFrame.ts';
import { useBindFirst } from './useBindFirst.ts';
import { pollPending, useCashierSection } from './useCashierSection.ts';
import { useConfirmedBalance } from './useConfirmedBalance.ts';
import { useDepositPromotions } from './useDepositPromotions.ts';
import { useServiceBlocks } from '../window/useServiceBlocks.ts';
import { noticeBlock } from '../../../kernel/member/account-blocks.ts';

interface Values {
  readonly methodId: string;
  readonly accountId: string;
  readonly amount: string;
  readonly payerName: string;
}

const empty: Values = { methodId: '', accountId: '', amount: '', payerName: '' };

/**
 * A deposit: amount, method, then the data that is needed to pay it (MEM-37x).
 * @param parts what the profile of the site adds
 * @param only limits the methods to one type, as in the fast payment
 */
export function useDepositSection(
  frame: SectionFrame,
  { limits, ...parts }: DepositParts,
  only?: 'gateway',
): AccountSection {
  const { core } = useRuntime();
  const { i18n, ports } = core;
  const { t } = i18n;
  const here = frame.member !== null;
  const { service, warnings } = useServiceBlocks(frame);
  const mustBind = useBindFirst(here);
  const promotions = useDepositPromotions(here);
  const currency = useMemberCurrency();
  const isConfirmed = useConfirmedBalance();
  const layout = useQuery({ ...core.member.queries.layout(), enabled: here });
  const { data, error, isError, refetch } = useQuery({
    ...cashierQueries(core).deposits(),
    enabled: here,
    refetchInterval: pollPending,
  });
  const methods = (data?.methods ?? []).filter(({ type }) => only === undefined || type === only);

  const [chosenId, setChosenId] = useState('');
  const usual = data && usualMethod(core, { ...data, methods });
  const methodOf = (id: string) => methods.find((method) => method.id === (id || usual));
  const chosen = methodOf(chosenId);
  const change = t('cashier.change');
  const receivers = chosen?.receivers ?? [];
  const accountOf = (values: Values) =>
    receivers.some(({ id }) => id === values.accountId) ? values.accountId : (receivers[0]?.id ?? '');
  const payer: FieldDeclaration<keyof Values> = {
    widget: 'text',
    name: 'payerName',
    label: t('cashier.payer_name'),
    autocomplete: 'name',
    fold: foldName,
  };
  const fields: FieldDeclaration<keyof Values>[] = [
    {
      ...amountField(core.i18n, currency),
      hint: chosen && amountLimits(t, chosen, currency.style),
      suggestions: chosen?.presets.map((preset) => ({
        value: amountText(preset, currency.style),
        label: roundMoney(preset, currency),
      })),
    },
    {
      widget: 'choice',
      name: 'methodId',
      label: t('cashier.method'),
      required: true,
      change,
      options: methods.map(({ id, name, icon, ...limits }) => ({
        value: id,
        label: name,
        picture: icon,
        note: amountLimits(t, limits, currency.style),
      })),
    },
    ...(receivers.length > 1
      ? ([
          {
            widget: 'choice',
            name: 'accountId',
            label: t('cashier.pay_to'),
            required: true,
            change,
            options: receivers.map(({ id, bankName, holder }) => ({ value: id, label: bankName, note: holder })),
          },
        ] as const)
      : []),
    ...(chosen?.type === 'bank' ? [payer] : []),
  ];
  const check = (values: Values): Problems<Values> => {
    const method = methodOf(values.methodId);
    const problem = method && amountProblem(core.i18n, currency, values.amount, method);
    const key = 'signup.err_name_format';
    const payerFault = method?.type === 'bank' && values.payerName !== '' && !isName(values.payerName, MAX_BANK_TEXT);
    return { ...(problem && { amount: problem }), ...(payerFault && { payerName: { key, text: t(key) } }) };
  };
  const { form, blocks, hasForm, formBlock } = useCashierSection<'deposit', Values>({
    kind: 'deposit',
    enabled: here,
    data,
    methods: data?.methods,
    initial: empty,
    fields,
    check,
    refuses: ({ units }) => limits.problem(units),
    chosen: (values) => ({ methodId: chosen?.id ?? '', accountId: accountOf(values) }),
    onChange: (name, values) => {
      if (name === 'methodId') setChosenId(values.methodId);
    },
    submit: async (values, amount, send) => {
      const method = methodOf(values.methodId);
      if (!method) return undefined;
      // Browsers open a window during a press only.
      const paysOnPage = method.type === 'gateway' || method.type === 'ewallet';
      const waiting = paysOnPage ? openPaymentWindow(ports, paths.loading(), SIDE_WINDOW, 'depositWindow') : null;
      const made = await send({
        methodId: method.id,
        accountId: accountOf(values),
        amount,
        payerName: method.type === 'bank' ? values.payerName : '',
      });
      if (made) rememberMethod(core, method.id);
      else parts.onRefused();
      if (made?.payUrl) waiting?.goTo(made.payUrl);
      else waiting?.close();
      return made;
    },
  });

  const onRetry = () => void refetch();
  if (isUnknownCall(error)) return { state: 'ready', blocks: service('Deposit') };
  if (data === undefined || layout.data === undefined || !isConfirmed || limits.isPending || parts.waits) {
    return { state: isError || layout.isError ? 'error' : 'loading', blocks: [], onRetry };
  }
  if (mustBind || !layout.data.isWalletActive) return { state: 'ready', blocks: warnings('Deposit') };
  if (hasForm && limits.instead.length > 0)
    return { state: 'ready', blocks: [...blocks, ...limits.instead, ...parts.net] };
  const coin = receivers.find(({ id }) => id === accountOf(form.values))?.holder ?? '';
  const rate =
    chosen?.type === 'crypto' && chosen.rate !== null
      ? [{ id: 'rate', label: t('cashier.crypto_rate'), value: `1 ${coin} = ${chosen.rate} ${currency.code}` }]
      : [];
  const amount = typedAmount(currency, form.values.amount);
  const make: AccountBlock =
    methods.length === 0
      ? noticeBlock('none', 'info', t('cashier.no_methods'), '')
      : formBlock(
          {
            title: t('cashier.deposit_title'),
            body: t('cashier.deposit_body'),
            submit:
              amount === null
                ? t('cashier.deposit_submit')
                : t('cashier.deposit_amount', { amount: roundMoney(amount, currency) }),
            // After a payment the way on comes first.
            leads: blocks.length === 0,
          },
          chosen?.feeRate ?? null,
          rate,
        );
  const next = parts.first.length > 0 ? parts.first : [...promotions, ...limits.blocks, make];
  return { state: 'ready', blocks: [...blocks, ...(hasForm ? next : []), ...parts.net] };
}
