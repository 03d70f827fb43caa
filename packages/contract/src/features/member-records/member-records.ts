import * as z from 'zod/mini';
import { defineRecordCall } from '../../calls/records.ts';
import { amountOrNull, fallback, fee, id, textOrEmpty, time } from '../../wire/wire.ts';
import { ORDER_STATUSES } from '../cashier/cashier.ts';

/** The member's deposits and withdrawals. */
export const dwRecord = defineRecordCall({
  name: 'dwRecord',
  path: '/member/dw_record',
  filters: { type: z.enum(['all', 'deposit', 'withdrawal']), status: z.enum(['', ...ORDER_STATUSES]) },
  sorts: ['created_at', 'amount'],
  row: {
    order_number: id,
    type: z.enum(['deposit', 'withdrawal']),
    method_name: textOrEmpty,
    amount: amountOrNull,
    fee,
    status: fallback(z.enum(ORDER_STATUSES), 'pending'),
    created_at: time,
    finished_at: time,
    remark: textOrEmpty,
  },
  beside: { total_amount: amountOrNull },
  summary: 'Deposits and withdrawals of the member; total_amount is the sum of all that fit, successful or not.',
  rows: ['MEM-33x', 'MEM-40x'],
});

/** Transfers between the member's own money and providers. */
export const transactionRecord = defineRecordCall({
  name: 'transactionRecord',
  path: '/member/transaction_record',
  filters: { gp_id: z.string(), direction: z.enum(['', 'in', 'out']) },
  sorts: ['created_at', 'amount'],
  row: {
    id,
    gp_id: id,
    gp_name: textOrEmpty,
    direction: z.enum(['in', 'out']),
    amount: amountOrNull,
    cash_before: amountOrNull,
    cash_after: amountOrNull,
    status: fallback(z.enum(ORDER_STATUSES), 'success'),
    created_at: time,
  },
  summary: 'Transfers between the main wallet and providers; in is towards the provider.',
  rows: ['MEM-33x', 'MEM-41x'],
});
