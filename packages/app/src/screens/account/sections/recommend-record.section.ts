import { awards } from '@housefront/core/features/recommend';
import { orderStatuses } from '../records/orderStatuses.ts';
import { recordSection } from '../records/recordSection.ts';

/** Awards for referred members (MEM-43x). */
export default recordSection({
  record: awards,
  label: 'recommend.records',
  columns: [
    { id: 'memberAccount', label: 'recommend.member', kind: 'masked' },
    { id: 'awardType', label: 'records.type', kind: 'word', words: { first_deposit: 'recommend.first_deposit' } },
    { id: 'amount', label: 'cashier.amount', kind: 'amount', sort: true },
    { id: 'status', label: 'records.status', kind: 'status', ...orderStatuses },
    { id: 'createdAt', label: 'records.created', kind: 'date', sort: true },
  ],
  sortedBy: 'createdAt',
  totals: ({ totalAmount }) => ({ amount: totalAmount }),
  empty: ['recommend.no_records', 'recommend.no_records_body'],
});
