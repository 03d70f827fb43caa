import { jackpot } from '@housefront/contract/features/jackpot';
import { defineHandler } from '../../answers/defineHandler.ts';

/** The current jackpot of a currency. */
export const jackpotHandler = defineHandler(
  jackpot,
  ({ request, world, money, ok }) => ok({ jackpot_amount_total: money(world.jackpot.total(request.currency)) }),
  { form: 'header' },
);
