import { DISPLAY_LOCATION } from '@housefront/contract/ids';
import { useQuery } from '@tanstack/react-query';
import type { AccountSection } from '@housefront/ui/views';
import { useRuntime } from '../../../kernel/runtime.ts';
import { loadable } from '../../../kernel/lists/loadable.ts';

/** Notices of banks to members: the promotions of the deposit page (HOME-18). */
export default function useBankNotices(): AccountSection {
  const { promotions, i18n } = useRuntime().core;
  const query = useQuery(promotions.queries.list(DISPLAY_LOCATION.deposit));
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
}
