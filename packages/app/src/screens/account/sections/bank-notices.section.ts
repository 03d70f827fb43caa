import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../../../kernel/runtime.ts';
import { loadable } from '../../../kernel/lists/loadable.ts';
import type { SectionHook } from '../window/section.types.ts';

/** Promotions that belong to the deposit page (HOME-18). */
const DEPOSIT_PLACE = 3;

/** Notices of banks to members: the promotions of the deposit page. */
const useBankNotices: SectionHook = () => {
  const { promotions, i18n } = useRuntime().core;
  const query = useQuery(promotions.queries.list(DEPOSIT_PLACE));
  const notes = (query.data ?? []).map(({ id, title, summary }) => ({ id, title, body: summary }));
  return {
    state: 'ready',
    blocks: [
      {
        kind: 'notes',
        id: 'bank',
        label: i18n.t('account.bank_notices'),
        empty: i18n.t('account.no_bank_notices'),
        list: loadable(query, notes),
      },
    ],
  };
};

export default useBankNotices;
