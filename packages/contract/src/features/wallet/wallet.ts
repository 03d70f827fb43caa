import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { readFlag } from '../../wire/flags.ts';
import type { Money } from '../../money/money.ts';
import { inContext } from '../../wire/read-context.ts';
import {
  dataObject,
  fallback,
  amountOrNull,
  firstAmount,
  id,
  ignored,
  listOfEach,
  noBody,
  textOrEmpty,
  countOrNull,
  writtenAmount,
} from '../../wire/wire.ts';

const amounts = { cash: writtenAmount, balance: writtenAmount, amount: writtenAmount };

/**
 * The balance at a provider. The amount is the first present of cash, balance, amount, given as `cash`; null, which is
 * unknown, when it is missing or unreadable (WAL-02x).
 */
export const walletEntrySchema = z.pipe(
  z.object({
    gp_id: id,
    /** The light icon when it is an address, else whether the light variant is to be used (WAL-02x). */
    is_light: fallback(
      z.pipe(
        z.optional(z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
        inContext((value, context): string | boolean =>
          typeof value === 'string' && value.includes('/') ? value : (readFlag(value, context) ?? false),
        ),
      ),
      false,
    ),
    icon_dark: textOrEmpty,
    ...amounts,
  }),
  inContext(({ balance, amount, cash, ...entry }, context) => ({
    ...entry,
    cash: firstAmount([cash, balance, amount], context),
  })),
);
/** The balance at a provider. */
export type WalletEntry = z.output<typeof walletEntrySchema>;

/** Codes of both recall calls; the client has a text for each (ERR-08). */
export const RECALL_CODES = {
  '101': 'Recall refused (text one_key_err_code_101).',
  '102': 'Recall refused (text one_key_err_code_102).',
  '103': 'Recall refused (text one_key_err_code_103).',
  '104': 'Recall refused (text one_key_err_code_104).',
  '105': 'Recall refused (text one_key_err_code_105).',
} as const;

/** Balances at all providers and the total. */
export const myCash = defineCall({
  name: 'myCash',
  path: '/member/profile/my_cash',
  auth: 'member',
  request: noBody,
  response: dataObject({
    my_cash_list: listOfEach(walletEntrySchema, 'gp_id'),
    total: amountOrNull,
    /** Number of changes of the member's money so far; only grows. Optional: without it answers count in the order of arrival (RT-23). */
    version: countOrNull,
  }),
  summary: "The member's balance at every provider (my_cash_list) and the total.",
  rows: ['API-40', 'WAL-01', 'WAL-02x', 'MEM-22x', 'RT-23'],
});

/**
 * Brings the money back from all providers. Only the code is read. The header `Idempotency-Key` identifies the recall, so
 * that a repeated one takes nothing from a game that was started since.
 */
export const balanceAllBack = defineCall({
  name: 'balanceAllBack',
  keyed: true,
  path: '/member/profile/balance/all/back',
  auth: 'member',
  mutates: true,
  request: noBody,
  response: ignored,
  codes: RECALL_CODES,
  summary: "Recalls the member's funds from all providers to the main wallet.",
  rows: ['API-41', 'WAL-03', 'ERR-08'],
});

/** Refreshes and collects the main balance, with an idempotency key like the recall. */
export const balanceGetBack = defineCall({
  name: 'balanceGetBack',
  keyed: true,
  path: '/member/profile/balance_get_back',
  auth: 'member',
  mutates: true,
  request: noBody,
  response: fallback(
    z.pipe(
      z.object(amounts),
      inContext(({ cash, balance, amount }, context): { readonly cash: Money | null } => ({
        cash: firstAmount([cash, balance, amount], context),
      })),
    ),
    { cash: null },
  ),
  codes: RECALL_CODES,
  summary: 'Refreshes the main balance and collects what providers still hold.',
  rows: ['APIM-12', 'MEM-25', 'MEM-26x'],
});
