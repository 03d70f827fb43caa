import type { Minor } from '@housefront/contract/money';
import * as z from 'zod/mini';
import { ControlProblem } from './problem.ts';
import { memberField, memberOf } from './lookup.ts';
import { defineTrigger, type Trigger } from './trigger.types.ts';
import { writeHistory } from '../../world/cashier/history.ts';

const OUTCOMES = ['success', 'cancelled', 'failed'] as const;

const outcomeWords = { success: 'went through', cancelled: 'was refused', failed: 'failed' } as const;

const settle = defineTrigger({
  name: 'settle',
  group: 'members',
  title: 'Decide about orders',
  does: 'Ends all deposits and withdrawals of a member that are under way; single ones are ended in the list of orders.',
  fields: [
    memberField,
    {
      name: 'outcome',
      label: 'They',
      kind: 'choice',
      options: [
        { value: 'success', label: 'Go through' },
        { value: 'cancelled', label: 'Are refused' },
        { value: 'failed', label: 'Fail' },
      ],
    },
    { name: 'number', label: 'Transaction ID', kind: 'text', optional: true, hint: 'Empty: all of them' },
  ],
  shape: z.strictObject({
    account: z.string(),
    outcome: z.enum(OUTCOMES),
    number: z.optional(z.string()),
  }),
  run: ({ services: { world } }, { account, outcome, number }) => {
    const { id, currency } = memberOf(world, account);
    const open = world.cashier
      .orders(id)
      .filter((order) => order.status === 'pending' && (number === undefined || order.number === number));
    if (number !== undefined && open.length === 0) throw new ControlProblem(`there is no open order ${number}`, 404);
    const words = open.map(({ number: ended, kind, amount }) => {
      world.cashier.finish(ended, outcome);
      return `${kind} ${ended} of ${world.currencies.write(currency, amount)} ${currency} ${outcomeWords[outcome]}`;
    });
    return { said: words.length > 0 ? words.join('; ') : `${account} has no open orders` };
  },
});

const requirement = defineTrigger({
  name: 'turnover',
  group: 'members',
  title: 'Ask for turnover',
  does: 'A member has to bet this much before money can be withdrawn.',
  fields: [memberField, { name: 'amount', label: 'Amount', kind: 'text', value: '500.00' }],
  shape: z.strictObject({ account: z.string(), amount: z.union([z.number(), z.string()]) }),
  run: ({ services: { world } }, { account, amount }) => {
    const { id, currency } = memberOf(world, account);
    const units = readPositive(world.currencies.read(currency, amount));
    world.turnover.add(id, units);
    return {
      said: `${account} has to bet ${world.currencies.write(currency, units)} ${currency} more`,
      undo: () => void world.turnover.bet(id, units),
    };
  },
});

const history = defineTrigger({
  name: 'history',
  group: 'members',
  title: 'Give a past',
  does: 'A member gets deposits, withdrawals and transfers of the days before today, for the pages of records.',
  fields: [memberField, { name: 'days', label: 'Days', kind: 'number', value: '90' }],
  shape: z.strictObject({ account: z.string(), days: z.number().check(z.int(), z.minimum(1), z.maximum(365)) }),
  run: ({ services: { world } }, { account, days }) => {
    const providers = world.seed.providers.map(({ gpId }) => gpId);
    const orders = writeHistory({ ...world, providers }, memberOf(world, account), days);
    return { said: `${account} has ${orders} orders more, of ${days} days` };
  },
});

/** Triggers for deposits and withdrawals of members. */
export const moneyTriggers: readonly Trigger[] = [history, settle, requirement];

function readPositive(units: Minor | null): Minor {
  if (units === null || units <= 0n) throw new ControlProblem('amount is no amount of money');
  return units;
}
