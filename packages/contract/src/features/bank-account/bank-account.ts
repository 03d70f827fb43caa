import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { dataObject, flag, id, ignored, siteId, textOrEmpty, countOrNull, listOfEach } from '../../wire/wire.ts';

/** A bank account that a member has bound; the number is masked by the platform (MEM-45x). */
export const bankAccountSchema = z.object({
  id,
  bank_name: textOrEmpty,
  account_name: textOrEmpty,
  account_no: textOrEmpty,
  is_default: flag,
});
/** A bound bank account on the wire. */
export type BankAccountWire = z.output<typeof bankAccountSchema>;

/** Codes of binding a bank account; the message says the same in the member's language. */
export const BIND_CODES = {
  '101': 'A field is missing or not valid.',
  '102': "The holder is not the member's name.",
  '103': 'The withdrawal password is wrong.',
  '104': 'The member has as many accounts as can be bound.',
  '105': 'Another member has linked this account already.',
  '106': 'The member has no withdrawal password yet.',
  '107': 'Too many wrong passwords; no other is taken for a while.',
  '108': 'The wallet is closed.',
} as const;

/** The member's bank accounts, and the banks whose accounts can be bound. */
export const bankAccounts = defineCall({
  name: 'bankAccounts',
  path: '/member/bank_account',
  auth: 'member',
  proposed: true,
  request: z.strictObject({ site_id: siteId, currency: z.string() }),
  response: dataObject({
    list: listOfEach(bankAccountSchema, 'id'),
    banks: listOfEach(z.object({ bank_id: id, bank_name: textOrEmpty, icon: textOrEmpty }), 'bank_id'),
    /** Null for any number. */
    max_count: countOrNull,
  }),
  summary: "The member's bank accounts (list), the banks of the currency, and how many accounts can be bound.",
  rows: ['MEM-45x'],
});

/** Binds a bank account. Only the code is read. */
export const bankAccountStore = defineCall({
  name: 'bankAccountStore',
  path: '/member/bank_account/store',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({
    site_id: siteId,
    currency: z.string(),
    bank_id: z.string(),
    account_name: z.string(),
    account_no: z.string(),
    branch: z.string(),
    withdraw_password: z.string(),
  }),
  response: ignored,
  codes: BIND_CODES,
  summary: 'Binds a bank account to the member.',
  rows: ['MEM-45x', 'MEM-18'],
});
