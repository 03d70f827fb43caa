import { minor } from '@housefront/contract/money';
import { protectionQueries, storePayout } from '@housefront/core/features/protection';
import { formatAmount } from '@housefront/core/i18n';
import type { AccountBlock } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useFormModel } from '../../forms/useFormModel.ts';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useStateCurrency } from '../state/useStateCurrency.ts';
import { amountField, amountProblem, typedAmount } from '../../forms/amountProblem.ts';
import { formBlock, noticeBlock } from '../../kernel/member/account-blocks.ts';

interface Values {
  readonly amount: string;
}

const empty: Values = { amount: '' };

/** The amount above which winnings are paid out by themselves: shown, changed and ended (RG-43). */
export function usePayoutBlocks(): readonly AccountBlock[] {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { payout: hasPayout } = useCapabilities();
  const currency = useStateCurrency();
  const { data } = useQuery({ ...protectionQueries(core).state(), enabled: hasPayout === true });
  const form = useFormModel<Values>({
    initial: empty,
    fields: [{ ...amountField(core.i18n, currency), label: t('protection_play.payout_amount') }],
    check: ({ amount }) => {
      const problem = amountProblem(core.i18n, currency, amount, { min: null, max: null });
      return problem ? { amount: problem } : {};
    },
    onSubmit: async ({ amount }) => {
      const typed = typedAmount(currency, amount);
      if (typed !== null && (await storePayout(core, typed.units))) form.reset(empty);
    },
  });
  if (hasPayout !== true || data === undefined) return [];
  const { payout } = data;
  const end = {
    id: 'end-payout',
    label: t('protection_play.payout_end'),
    main: false,
    onOpen: () => void storePayout(core, null),
  };
  const present: AccountBlock[] =
    payout === null
      ? []
      : [
          noticeBlock(
            'payout-set',
            'info',
            t('protection_play.payout_title'),
            t('protection_play.payout_above', { amount: formatAmount(currency, minor(payout)) }),
            [end],
          ),
        ];
  return [
    ...present,
    formBlock(t, {
      id: 'payout',
      title: t(payout === null ? 'protection_play.payout_title' : 'protection_play.payout_change'),
      body: t('protection_play.payout_body'),
      form: form.model,
      submit: t('protection_play.payout_save'),
    }),
  ];
}
