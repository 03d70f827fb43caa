import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { type Money } from '../../money/money.ts';
import { inContext } from '../../wire/read-context.ts';
import { fallback, amountOrNull } from '../../wire/wire.ts';

/** The jackpot total of a currency; null when the platform gives no amount (HOME-26x). */
export const jackpot = defineCall({
  name: 'jackpot',
  path: '/v2/get_jackpot',
  auth: 'optional',
  request: z.strictObject({ currency: z.string() }),
  response: fallback(
    z.pipe(
      z.union([z.object({ jackpot_amount_total: amountOrNull }), z.string(), z.number()]),
      inContext((data, context): { readonly jackpot_amount_total: Money | null } =>
        typeof data === 'object' ? data : { jackpot_amount_total: context.money(data) },
      ),
    ),
    { jackpot_amount_total: null },
  ),
  summary: 'The jackpot total of a currency, as jackpot_amount_total.',
  rows: ['API-28', 'HOME-25', 'HOME-26x'],
});
