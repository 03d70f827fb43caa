import { formatMoney } from '@housefront/core/i18n';
import type { AccountAction, AccountBlock } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../kernel/paths.ts';
import { useRuntime } from '../../../kernel/runtime.ts';

/**
 * The card of the member's cash surplus; none unless the platform's check says that it is active (MEM-17x).
 * @param leads whether the card links to the wallet
 */
export function useSurplusBlocks(leads: boolean): readonly AccountBlock[] {
  const { core, amountStyle } = useRuntime();
  const { t } = core.i18n;
  const { data } = useQuery(core.member.queries.surplus());
  if (data?.isActive !== true) return [];
  const money = (amount: typeof data.balance) => formatMoney(amount, amountStyle);
  const wallet: AccountAction = {
    id: 'wallet',
    label: t('account.my_wallet'),
    main: false,
    href: paths.member('MyWallet'),
  };
  return [
    {
      kind: 'facts',
      id: 'surplus',
      title: t('account.surplus_title'),
      body: t('account.surplus_body'),
      facts: [
        { id: 'balance', label: t('account.surplus_balance'), value: money(data.balance) },
        { id: 'interest', label: t('account.surplus_interest'), value: money(data.interest) },
      ],
      actions: leads ? [wallet] : [],
    },
  ];
}
