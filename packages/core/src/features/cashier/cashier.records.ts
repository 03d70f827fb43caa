import { dwRecord, transactionRecord } from '@housefront/contract/features/member-records';
import { defineRecord } from '../../records/index.ts';

/** The member's deposits and withdrawals (MEM-40x). */
export const moneyOrders = defineRecord(dwRecord, {
  changedBy: ['balance-changed', 'deposit-succeeded'],
  isOpen: ({ status }) => status === 'pending',
});

/** Transfers between the member's own money and providers (MEM-41x). */
export const transfers = defineRecord(transactionRecord, { changedBy: ['balance-changed'] });
