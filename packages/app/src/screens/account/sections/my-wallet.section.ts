import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useWalletModel } from '../../../kernel/member/useWalletModel.ts';
import { useSurplusBlocks } from '../cashier/useSurplusBlocks.ts';
import { noticeBlock } from '../../../kernel/member/account-blocks.ts';
import { paths } from '../../../kernel/paths.ts';
import { useRuntime } from '../../../kernel/runtime.ts';

/** The entry of cash back, shown to members who get it; links to the promotions that explain it (MEM-03x). */
function useCashBackBlocks(): readonly AccountBlock[] {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { data } = useQuery(core.member.queries.layout());
  if (data?.hasCashBack !== true) return [];
  const actions = [{ id: 'promotions', label: t('promotions.title'), main: false, href: paths.promotionList() }];
  return [noticeBlock('cash-back', 'success', t('account.cash_back_title'), t('account.cash_back_body'), actions)];
}

/** The total and the balance at each provider, the cash surplus and cash back (MEM-34x). */
export default function useMyWallet(): AccountSection {
  const wallet = useWalletModel(true, true);
  const surplus = useSurplusBlocks(false);
  const cashBack = useCashBackBlocks();
  // Below the long list of providers they would be out of view.
  return { state: 'ready', blocks: [...cashBack, ...surplus, { kind: 'wallet', id: 'wallet', ...wallet }] };
}
