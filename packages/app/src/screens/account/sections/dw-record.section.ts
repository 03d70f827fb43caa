import { moneyOrders } from '@housefront/core/features/cashier';
import { orderStatuses } from '../records/orderStatuses.ts';
import { choiceFilter } from '../records/record-filters.ts';
import { recordSection } from '../records/recordSection.ts';

const types = { deposit: 'account.deposit', withdrawal: 'account.withdrawal' } as const;

/** Deposits and withdrawals (MEM-40x). */
export default recordSection({
  record: moneyOrders,
  label: 'account.dw_record',
  columns: [
    { id: 'orderNumber', label: 'cashier.order_number', kind: 'code' },
    { id: 'type', label: 'records.type', kind: 'word', words: types },
    { id: 'methodName', label: 'cashier.method', kind: 'text' },
    {
      id: 'amount',
      label: 'cashier.amount',
      kind: 'amount',
      sort: true,
      sign: ({ type }) => (type === 'withdrawal' ? -1 : 1),
    },
    { id: 'fee', label: 'cashier.fee', kind: 'amount' },
    { id: 'status', label: 'records.status', kind: 'status', ...orderStatuses },
    { id: 'createdAt', label: 'records.created', kind: 'date', sort: true },
  ],
  face: {
    by: 'type',
    icons: { deposit: 'lucide:arrow-down-to-line', withdrawal: 'lucide:arrow-up-from-line' },
    what: ['type', 'methodName'],
  },
  details: [
    { id: 'finishedAt', label: 'records.finished', kind: 'date' },
    { id: 'remark', label: 'records.remark', kind: 'text' },
  ],
  filters: [
    choiceFilter('type', 'records.type', types, 'all'),
    choiceFilter('status', 'records.status', orderStatuses.words),
  ],
  sortedBy: 'createdAt',
  totals: ({ totalAmount }) => ({ amount: totalAmount }),
  empty: ['records.no_orders', 'records.no_orders_body'],
});
