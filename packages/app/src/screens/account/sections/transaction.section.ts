import { transfers } from '@housefront/core/features/cashier';
import type { AccountSection } from '@housefront/ui/views';
import { useProviderNames } from '../../../kernel/member/useWalletModel.ts';
import { orderStatuses } from '../records/orderStatuses.ts';
import { choiceFilter, namedFilter } from '../records/record-filters.ts';
import { useRecordSection } from '../records/recordSection.ts';
import type { SectionFrame } from '../window/useAccountFrame.ts';

const directions = { in: 'records.to_provider', out: 'records.from_provider' } as const;

/** Transfers to providers and back (MEM-41x). */
export default function useTransaction(frame: SectionFrame): AccountSection {
  const names = useProviderNames();
  return useRecordSection(frame, {
    record: transfers,
    label: 'account.transaction',
    columns: [
      { id: 'gpName', label: 'records.provider', kind: 'text' },
      {
        id: 'direction',
        label: 'records.direction',
        kind: 'word',
        words: directions,
      },
      {
        id: 'amount',
        label: 'cashier.amount',
        kind: 'amount',
        sort: true,
        sign: ({ direction }) => (direction === 'in' ? -1 : 1),
      },
      { id: 'cashBefore', label: 'records.before', kind: 'amount' },
      { id: 'cashAfter', label: 'records.after', kind: 'amount' },
      { id: 'status', label: 'records.status', kind: 'status', ...orderStatuses },
      { id: 'createdAt', label: 'records.created', kind: 'date', sort: true },
    ],
    face: {
      by: 'direction',
      icons: { in: 'lucide:log-in', out: 'lucide:log-out' },
      what: ['gpName'],
    },
    filters: [
      namedFilter('gpId', 'records.provider', names),
      choiceFilter('direction', 'records.direction', directions),
    ],
    sortedBy: 'createdAt',
    empty: ['records.no_transfers', 'records.no_transfers_body'],
  });
}
