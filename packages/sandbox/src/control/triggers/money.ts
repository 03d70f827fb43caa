import type { Minor } from '@housefront/contract/money';
import * as z from 'zod/mini';
import { ControlProblem } from './problem.ts';
import { defineMemberTrigger } from './define-trigger.ts';
import { amount, choice, input, optional } from './inputs.ts';
import type { Trigger } from './trigger.types.ts';
import { writeHistory } from '../../world/cashier/history.ts';

const outcomeWords = { success: 'went through', cancelled: 'was refused', failed: 'failed' } as const;

const settle = defineMemberTrigger({
  name: 'settle',
  title: 'Decide about orders',
  does: 'Ends all deposits and withdrawals of a member that are under way; single ones are ended in the list of orders.',
  inputs: {
    outcome: choice('They', { success: 'Go through', cancelled: 'Are refused', failed: 'Fail' }),
    number: optional(input(z.string(), { label: 'Transaction ID', kind: 'text' }), 'Empty: all of them'),
  },
  run: ({ services: { world } }, { id, account, currency }, { outcome, number }) => {
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

const step = defineMemberTrigger({
  name: 'withdrawal-step',
  title: 'Take a withdrawal further',
  does: 'A withdrawal of a member that is under way is checked, then sent, then paid. It also does so by itself.',
  run: ({ services: { world } }, { id, account }) => {
    const open = world.cashier.orders(id, 'withdrawal').find(({ status }) => status === 'pending');
    const next = open && world.cashier.advance(open.number);
    if (!next) return { said: `${account} has no withdrawal under way` };
    const done = next.status === 'success' ? 'paid' : next.sentAt === null ? 'checked' : 'sent';
    return { said: `withdrawal ${next.number} is ${done}` };
  },
});

const requirement = defineMemberTrigger({
  name: 'turnover',
  title: 'Ask for turnover',
  does: 'A member has to bet this much before money can be withdrawn.',
  inputs: { amount: amount('500.00') },
  run: ({ services: { world } }, { id, account, currency }, { amount: typed }) => {
    const units = readPositive(world.currencies.read(currency, typed));
    world.turnover.add(id, units);
    return {
      said: `${account} has to bet ${world.currencies.write(currency, units)} ${currency} more`,
      undo: () => void world.turnover.bet(id, units),
    };
  },
});

const history = defineMemberTrigger({
  name: 'history',
  title: 'Give a past',
  does: 'A member gets deposits, withdrawals and transfers of the days before today, for the pages of records.',
  inputs: {
    days: input(z.number().check(z.int(), z.minimum(1), z.maximum(365)), {
      label: 'Days',
      kind: 'number',
      value: '90',
    }),
  },
  run: ({ services: { world } }, member, { days }) => {
    const providers = world.seed.providers.map(({ gpId }) => gpId);
    const orders = writeHistory({ ...world, providers }, member, days);
    return { said: `${member.account} has ${orders} orders more, of ${days} days` };
  },
});

/** Triggers for deposits and withdrawals of members. */
export const moneyTriggers: readonly Trigger[] = [history, settle, step, requirement];

function readPositive(units: Minor | null): Minor {
  if (units === null || units <= 0n) throw new ControlProblem('amount is no amount of money');
  return units;
}
