import { jackpot } from '@housefront/contract/features/jackpot';
import { toWire } from '@housefront/contract/money';
import { defineHandler } from '../defineHandler.ts';

/** The current jackpot of a currency. */
export const jackpotHandler = defineHandler(
  jackpot,
  ({ request, world, ok }) => ok({ jackpot_amount_total: toWire(world.jackpot.total(request.currency)) }),
  { form: 'header' },
);
