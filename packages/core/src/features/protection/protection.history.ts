import { protectionHistory } from '@housefront/contract/features/protection-history';
import { defineRecord } from '../../records/index.ts';

/** Stakes, wins, losses, deposits, withdrawals, limits and breaks of the member; a file has all of a range (RG-07). */
export const activity = defineRecord(protectionHistory, {
  changedBy: ['balance-changed', 'deposit-succeeded'],
  pages: 1000,
});
