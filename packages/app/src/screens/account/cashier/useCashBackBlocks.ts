import type { AccountBlock } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../kernel/paths.ts';
import { useRuntime } from '../../../kernel/runtime.ts';

/** The entry of cash back, shown to members who get it; links to the promotions that explain it (MEM-03x). */
export function useCashBackBlocks(): readonly AccountBlock[] {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { data } = useQuery(core.member.queries.layout());
  if (data?.hasCashBack !== true) return [];
  const actions = [{ id: 'promotions', label: t('promotions.title'), main: false, href: paths.promotionList() }];
  const words = { title: t('account.cash_back_title'), body: t('account.cash_back_body') };
  return [{ kind: 'notice', id: 'cash-back', tone: 'success', ...words, actions }];
}
