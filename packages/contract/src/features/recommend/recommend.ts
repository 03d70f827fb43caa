import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { defineRecordCall } from '../../calls/records.ts';
import {
  amountOrNull,
  decimal,
  fallback,
  id,
  listOf,
  siteId,
  textOrEmpty,
  under,
  countOrNull,
  time,
} from '../../wire/wire.ts';
import { ORDER_STATUSES } from '../cashier/cashier.ts';

/** The referral page of a member: text, link and results. The content may be HTML. */
export const recommendProject = defineCall({
  name: 'recommendProject',
  path: '/arks/web/recommend/project',
  auth: 'member',
  proposed: true,
  request: z.strictObject({ site_id: siteId, member_currency: z.string(), language: z.string() }),
  response: under(
    ['detail'],
    z.object({
      recommend_code: id,
      title: textOrEmpty,
      content: textOrEmpty,
      /** The rate is a fraction of one. */
      levels: listOf(z.object({ level: id, condition: textOrEmpty, rate: decimal })),
      today_count: countOrNull,
      total_count: countOrNull,
      total_award: amountOrNull,
    }),
  ),
  summary: 'The recommend code of the member, the rules, and how many members it brought (detail).',
  rows: ['MEM-42x'],
});

/** Awards for referred members. */
export const recommendRecord = defineRecordCall({
  name: 'recommendRecord',
  path: '/arks/web/recommend/record',
  sorts: ['created_at', 'amount'],
  row: {
    id,
    member_account: textOrEmpty,
    award_type: textOrEmpty,
    amount: amountOrNull,
    status: fallback(z.enum(ORDER_STATUSES), 'pending'),
    created_at: time,
  },
  beside: { total_amount: amountOrNull },
  summary: 'Awards for recommending; total_amount is the sum of all that fit.',
  rows: ['MEM-33x', 'MEM-43x'],
});

/** The members that a member referred. */
export const recommendMember = defineRecordCall({
  name: 'recommendMember',
  path: '/arks/web/recommend/member',
  filters: { member_account: z.string().check(z.maxLength(12)) },
  row: {
    member_account: id,
    register_at: time,
    first_deposit_at: time,
    deposit_total: amountOrNull,
    valid_bet_total: amountOrNull,
    award_total: amountOrNull,
  },
  summary: 'Members who registered with the recommend code of the member; an empty account lists all.',
  rows: ['MEM-33x', 'MEM-44x'],
});
