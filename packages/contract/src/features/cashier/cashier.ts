import * as z from 'zod/mini';
import { decimalOrNull } from '../../wire/decimal-text.ts';
import { defineCall } from '../../calls/endpoint.ts';
import { FUNDS_UNREAD, PROTECTION_CODES } from '../../calls/protection-codes.ts';
import {
  amountList,
  amountOrNull,
  countOrNull,
  dataObject,
  fallback,
  fee,
  feeRate,
  flag,
  id,
  ignored,
  siteId,
  textOrEmpty,
  webAddress,
  limitOrNull,
  listOfEach,
  time,
} from '../../wire/wire.ts';
import { bankAccountSchema } from '../bank-account/bank-account.ts';

/** Types of payment for a deposit; unknown types are left out of lists. */
export const DEPOSIT_TYPES = ['bank', 'gateway', 'crypto', 'ewallet'] as const;

/** States of an order of money (MEM-40x). */
export const ORDER_STATUSES = ['pending', 'success', 'failed', 'cancelled'] as const;

/** Steps of a withdrawal, in their order. */
export const WITHDRAWAL_STEPS = ['requested', 'checked', 'sent', 'arrived'] as const;

/** Address of a page on which an order is paid; null for anything else. */
export const payUrl = z.pipe(
  fallback(z.unknown(), null),
  z.transform((value) => webAddress(value)),
);

/**
 * An order of the last 24 hours. `request_key` is its idempotency key: a client without an answer finds the outcome of the
 * order by it. `pay_url` is null once the order can no longer be paid, or was paid in another way.
 */
export const moneyOrderSchema = z.object({
  order_number: id,
  request_key: textOrEmpty,
  status: fallback(z.enum(ORDER_STATUSES), 'pending'),
  method_id: textOrEmpty,
  account_id: textOrEmpty,
  amount: amountOrNull,
  fee,
  pay_url: payUrl,
  expire_at: time,
  created_at: time,
  /** For crypto: the exact number of coins to send, the coin, and the value of one coin in the currency. */
  crypto_amount: decimalOrNull,
  crypto_currency: textOrEmpty,
  crypto_rate: decimalOrNull,
  /** Whether the member can still cancel it: a withdrawal that is not paid out (RG-27). */
  can_cancel: flag,
  /** The last step of a withdrawal that is done; null for none that is known, which shows no steps (LOOK-09). */
  step: fallback(z.nullable(z.enum(WITHDRAWAL_STEPS)), null),
  /** When the steps after the request were done, and when the order ended. */
  checked_at: time,
  sent_at: time,
  finished_at: time,
  /** Minutes that a withdrawal usually takes. */
  usual_minutes: countOrNull,
  /** What the platform says about the state, in the language of the page. */
  status_text: textOrEmpty,
});
/** A deposit or a withdrawal as the platform writes it. */
export type MoneyOrderWire = z.output<typeof moneyOrderSchema>;

const methodSchema = z.object({
  id,
  type: z.enum(DEPOSIT_TYPES),
  name: textOrEmpty,
  icon: textOrEmpty,
  /** Null for no limit (FLD-02). */
  min_amount: limitOrNull,
  max_amount: limitOrNull,
  /** Part of the amount, e.g. 0.01; nothing for no fee. */
  fee_rate: feeRate,
  /** A list, or a text such as `100,500`. */
  preset_amounts: amountList,
  /** For crypto: the current value of one coin in the currency. */
  crypto_rate: decimalOrNull,
  /** For crypto: network, coin and address. */
  accounts: listOfEach(
    z.object({ id, bank_name: textOrEmpty, account_name: textOrEmpty, account_no: textOrEmpty }),
    'id',
  ),
});

/** Refusal of a key that came with another request before. */
const KEY_CODE = { '409': 'The idempotency key belongs to another request.' } as const;

/** Codes of a refused deposit. */
export const DEPOSIT_CODES = {
  '101': 'The amount is outside of the limits of the method.',
  '102': 'The method or its account is not open to the member.',
  '103': 'Another deposit is under way.',
  '104': 'A bank account has to be bound first.',
  '105': 'The wallet is closed.',
  ...PROTECTION_CODES,
  [FUNDS_UNREAD]: 'The text on client money was not acknowledged.',
  ...KEY_CODE,
} as const;

/** Codes of a refused withdrawal. */
export const WITHDRAWAL_CODES = {
  '101': 'The amount is outside of the limits.',
  '102': 'The bank account is not one of the member.',
  '103': 'The withdrawal password is wrong.',
  '104': 'The balance is lower than the amount.',
  '105': 'Turnover is missing.',
  '106': 'No more withdrawals today.',
  '107': 'Another withdrawal is under way.',
  '108': 'The wallet is closed.',
  '109': 'Too many wrong passwords; no other is taken for a while.',
  ...KEY_CODE,
} as const;

/** The ways to deposit, and the member's latest deposits. */
export const depositMethods = defineCall({
  name: 'depositMethods',
  path: '/member/deposit/methods',
  auth: 'member',
  proposed: true,
  request: z.strictObject({ site_id: siteId, currency: z.string(), device: z.literal([0, 1, 2]) }),
  response: dataObject({ list: listOfEach(methodSchema, 'id'), orders: listOfEach(moneyOrderSchema, 'order_number') }),
  summary: 'The ways to deposit in a currency (list), and deposits of the last 24 hours, the newest first (orders).',
  rows: ['MEM-36x', 'MEM-37x'],
});

/** Starts a deposit. */
export const depositStore = defineCall({
  name: 'depositStore',
  path: '/member/deposit/store',
  auth: 'member',
  mutates: true,
  proposed: true,
  keyed: true,
  request: z.strictObject({
    site_id: siteId,
    currency: z.string(),
    method_id: z.string(),
    account_id: z.string(),
    amount: z.string(),
    payer_name: z.string(),
    remark: z.string(),
  }),
  response: z.object({ order_number: id, pay_url: payUrl, expire_at: time }),
  codes: DEPOSIT_CODES,
  summary: 'Begins a deposit; the money is credited when it has arrived (member_deposit.success).',
  rows: ['MEM-36x', 'MEM-37x'],
});

/** The withdrawable amount of a member, and their latest withdrawals. */
export const withdrawalInfo = defineCall({
  name: 'withdrawalInfo',
  path: '/member/withdrawal/info',
  auth: 'member',
  proposed: true,
  request: z.strictObject({ site_id: siteId, currency: z.string() }),
  response: dataObject({
    available_cash: amountOrNull,
    /** Null for no limit, like the following limits (FLD-02). */
    min_amount: limitOrNull,
    max_amount: limitOrNull,
    fee_rate: feeRate,
    daily_left_count: countOrNull,
    remaining_turnover: amountOrNull,
    /** The whole turnover that was required; null if the platform sends none. */
    required_turnover: amountOrNull,
    /** The part of available_cash that is locked while turnover remains; null for all of it. */
    held_cash: amountOrNull,
    accounts: listOfEach(bankAccountSchema, 'id'),
    orders: listOfEach(moneyOrderSchema, 'order_number'),
  }),
  summary: 'Amount that can be withdrawn, accounts to withdraw to, and withdrawals of the last 24 hours (orders).',
  rows: ['MEM-39x'],
});

/** Starts a withdrawal; the amount is reserved at once. */
export const withdrawalStore = defineCall({
  name: 'withdrawalStore',
  path: '/member/withdrawal/store',
  auth: 'member',
  mutates: true,
  proposed: true,
  keyed: true,
  request: z.strictObject({
    site_id: siteId,
    currency: z.string(),
    bank_account_id: z.string(),
    amount: z.string(),
    withdraw_password: z.string(),
  }),
  response: z.object({ order_number: id }),
  codes: WITHDRAWAL_CODES,
  summary: 'Begins a withdrawal.',
  rows: ['MEM-39x'],
});

/** Cancels a withdrawal that is not paid out. */
export const withdrawalCancel = defineCall({
  name: 'withdrawalCancel',
  path: '/member/withdrawal/cancel',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({ site_id: siteId, order_number: z.string() }),
  response: ignored,
  codes: {
    '101': 'The withdrawal is no longer pending.',
    '102': 'A withdrawal cannot be cancelled here.',
  },
  summary: 'The reserved amount returns to the wallet; the order ends as cancelled.',
  rows: ['RG-27'],
});
