import * as z from 'zod/mini';
import { ControlProblem } from './problem.ts';
import { memberField, memberOf } from './lookup.ts';
import { defineTrigger, type Trigger } from './trigger.types.ts';

const approve = defineTrigger({
  name: 'limit-approve',
  group: 'members',
  title: 'Agree to a limit after a personal contact',
  does: 'The limit of a month that waits for it counts from now on, if it is of this amount; none for no limit.',
  fields: [memberField, { name: 'amount', label: 'Amount', kind: 'text', value: '500.00' }],
  shape: z.strictObject({ account: z.string(), amount: z.union([z.number(), z.string()]) }),
  run: ({ services: { world, announcer } }, { account, amount }) => {
    const { id, account: name, currency } = memberOf(world, account);
    const units = amount === 'none' ? null : world.currencies.read(currency, amount);
    if (amount !== 'none' && units === null) throw new ControlProblem('amount is no amount of money');
    // The amount of the contact may be older than the wish that waits now.
    if (!world.protection.approve(id, units)) return { said: `No limit of this amount of ${name} waits for a contact` };
    announcer.toMember(id, 'protection.changed', {});
    return { said: `The limit of ${name} counts` };
  },
});

const elsewhere = defineTrigger({
  name: 'deposits-elsewhere',
  group: 'members',
  title: 'Deposits at other operators',
  does: 'They count for a monthly limit over all operators, until the month ends.',
  fields: [memberField, { name: 'amount', label: 'Amount', kind: 'text', value: '900.00' }],
  shape: z.strictObject({ account: z.string(), amount: z.union([z.number(), z.string()]) }),
  run: ({ services: { world, announcer } }, { account, amount }) => {
    const { id, account: name, currency } = memberOf(world, account);
    const units = world.currencies.read(currency, amount);
    if (units === null || units < 0n) throw new ControlProblem('amount is no amount of money');
    world.protection.facts.setElsewhere(id, units);
    announcer.toMember(id, 'protection.changed', {});
    return { said: `${name} deposited ${world.currencies.write(currency, units)} ${currency} elsewhere` };
  },
});

/** Buttons of the control page that approve a limit, or change one elsewhere. */
export const limitTriggers: readonly Trigger[] = [approve, elsewhere];
