import * as z from 'zod/mini';
import { defineRecordCall } from '../../calls/records.ts';
import {
  amountOrNull,
  count,
  decimal,
  fallback,
  id,
  listOf,
  orNull,
  textOrEmpty,
  countOrNull,
  time,
} from '../../wire/wire.ts';

/** States of a settlement; a loss is carried over to the next settlement. */
export const SETTLEMENT_STATUSES = ['pending', 'settled', 'carried'] as const;
/** States of a transfer between members. */
export const TRANSFER_STATUSES = ['pending', 'success', 'failed'] as const;

/**
 * The path down to the members on screen: the members between the agent and them; the last one is the member whose downline
 * is shown.
 */
const path = listOf(z.object({ id, member_account: textOrEmpty }));
/** A search for accounts: the first letters and digits, '' for all. */
const account = z.string().check(z.maxLength(12));

const operation = {
  register_count: countOrNull,
  first_deposit_count: countOrNull,
  deposit_amount: amountOrNull,
  withdrawal_amount: amountOrNull,
  bet_amount: amountOrNull,
  valid_bet_amount: amountOrNull,
  /** From the members' view: a loss is negative. */
  win_loss: amountOrNull,
  bonus_amount: amountOrNull,
};

const stratum = {
  /** All members below, in all layers. */
  member_count: countOrNull,
  bet_amount: amountOrNull,
  valid_bet_amount: amountOrNull,
  win_loss: amountOrNull,
  rebate: amountOrNull,
  commission: amountOrNull,
};

/** The members directly below an agent. */
export const downline = defineRecordCall({
  name: 'downline',
  path: '/arks/web/agent/downline',
  filters: { parent_id: z.string(), member_account: account, member_type: z.enum(['', '1', '2']) },
  sorts: ['register_at', 'last_login_at', 'member_cash', 'downline_count'],
  row: {
    id,
    member_account: textOrEmpty,
    /** 1 member, 2 agent. */
    member_type: count,
    agent_level: count,
    member_cash: amountOrNull,
    downline_count: countOrNull,
    register_at: time,
    last_login_at: time,
    /** active, frozen or disabled. */
    status: textOrEmpty,
  },
  beside: { path },
  summary:
    'Members directly below an agent, or below parent_id; an account is looked for in all layers. Who was last here, or registered and never came back, within the range.',
  rows: ['MEM-33x', 'AGT-16x'],
});

/** The activity of an agent's downline, day by day. */
export const operationTable = defineRecordCall({
  name: 'operationTable',
  path: '/arks/web/agent/operation-table',
  filters: { member_account: account, gt_id: z.string(), gp_id: z.string() },
  row: { date: id, ...operation },
  beside: { total: orNull(z.object(operation)) },
  summary:
    'A line per day of what the members of an agent did; a game narrows bets and wins only. total is the sum of all days.',
  rows: ['MEM-33x', 'AGT-18x'],
});

/** The earnings from each part of a downline. */
export const stratifiedTable = defineRecordCall({
  name: 'stratifiedTable',
  path: '/arks/web/agent/stratified-table',
  filters: { parent_id: z.string() },
  row: { id, member_account: textOrEmpty, agent_level: count, ...stratum },
  beside: { total: orNull(z.object(stratum)), path },
  summary: 'Members directly below an agent, or below parent_id, each with what they and everybody below them did.',
  rows: ['MEM-33x', 'AGT-19x'],
});

/** Transfers of an agent to members. */
export const agentTransferRecord = defineRecordCall({
  name: 'agentTransferRecord',
  path: '/arks/web/agent/transfer/record',
  row: {
    order_number: id,
    /** Idempotency key of the order. A client without an answer finds the outcome of the transfer by it. */
    request_key: textOrEmpty,
    target_account: textOrEmpty,
    amount: amountOrNull,
    status: fallback(z.enum(TRANSFER_STATUSES), 'success'),
    created_at: time,
  },
  summary: 'Transfers of an agent to members, the newest first.',
  rows: ['MEM-33x', 'AGT-20x'],
});

/** Payments to an agent. */
export const performanceSettlement = defineRecordCall({
  name: 'performanceSettlement',
  path: '/arks/web/agent/performance-settlement',
  filters: { status: z.enum(['', ...SETTLEMENT_STATUSES]) },
  row: {
    id,
    /** The period, e.g. 2026-01-05 – 2026-01-11. */
    period: textOrEmpty,
    active_members: countOrNull,
    net_profit: amountOrNull,
    rate: decimal,
    commission: amountOrNull,
    adjustment: amountOrNull,
    status: fallback(z.enum(SETTLEMENT_STATUSES), 'pending'),
    settled_at: time,
  },
  beside: { total_commission: amountOrNull },
  summary:
    'Settlements whose period begins in the range, the newest first; total_commission is the sum of all that fit.',
  rows: ['MEM-33x', 'AGT-21x'],
});
