import * as z from 'zod/mini';
import { WHEEL_SIZES } from '../../world/rewards/wheel.ts';
import { defineMemberTrigger, defineTrigger } from './define-trigger.ts';
import { accountOrAll, input } from './inputs.ts';
import { memberOf } from './lookup.ts';
import { ControlProblem } from './problem.ts';
import type { Trigger, TriggerParts } from './trigger.types.ts';

const changed = ({ services: { announcer, world } }: TriggerParts, currencies = world.currencies.codes): void => {
  for (const currency of currencies) announcer.toChannel(`member.${currency}`, 'roulette_display', {});
};

const wheel = defineTrigger({
  name: 'wheel',
  group: 'members',
  title: 'Roulette',
  does: 'A wheel of prizes runs, or none does; members are told at once (roulette_display).',
  inputs: {
    prizes: input(z.coerce.number().check(z.refine((size) => WHEEL_SIZES.some((one) => one === size))), {
      label: 'Prizes',
      kind: 'choice',
      value: '8',
      options: WHEEL_SIZES.map((size) => ({ value: String(size), label: size === 0 ? 'No wheel' : String(size) })),
    }),
  },
  run: (parts, { prizes }) => {
    const { wheel: running } = parts.services.world;
    const before = running.prizes().length;
    const put = (count: number) => {
      running.show(count);
      changed(parts);
    };
    put(prizes);
    return {
      said: prizes === 0 ? 'No wheel runs' : `A wheel with ${prizes} prizes runs`,
      undo: () => put(before),
      inForce: () => prizes !== before && running.prizes().length === prizes,
    };
  },
});

const draws = defineTrigger({
  name: 'wheel-draws',
  group: 'members',
  title: 'Draws for the roulette',
  does: 'Members can turn the wheel so many times more, and are told at once (roulette_display).',
  inputs: {
    account: accountOrAll,
    draws: input(z.int().check(z.gte(-1000), z.lte(1000)), {
      label: 'Draws',
      kind: 'number',
      value: '3',
      hint: 'With a minus they are taken',
    }),
  },
  run: (parts, { account, draws: more }) => {
    const { world } = parts.services;
    const members = account === undefined ? world.members.all() : [memberOf(world, account)];
    const give = (count: number) => {
      world.db.transaction(() => members.forEach(({ id }) => world.wheel.give(id, count)));
      changed(parts, [...new Set(members.map(({ currency }) => currency))]);
    };
    give(more);
    const who = account === undefined ? 'All members' : (members[0]?.account ?? account);
    return {
      said: `${who} ${more < 0 ? 'lost' : 'got'} ${Math.abs(more)} draws`,
      undo: () => give(-more),
      answer: { draws: world.wheel.draws(members[0]?.id ?? 0) },
    };
  },
});

const prize = defineMemberTrigger({
  name: 'wheel-prize',
  title: 'Next prize of the roulette',
  does: 'The next draw of a member wins this prize, counted from 1 in the order of the wheel.',
  inputs: { prize: input(z.int().check(z.gte(1)), { label: 'Prize', kind: 'number', value: '3' }) },
  run: ({ services: { world } }, member, { prize: id }) => {
    if (id > Math.max(...WHEEL_SIZES)) throw new ControlProblem(`there is no prize ${id}`);
    world.wheel.order(member.id, id);
    return {
      said: `The next draw of ${member.account} wins prize ${id}`,
      undo: () => world.wheel.order(member.id, undefined),
    };
  },
});

/** The wheel of prizes. */
export const wheelTriggers: readonly Trigger[] = [wheel, draws, prize];
