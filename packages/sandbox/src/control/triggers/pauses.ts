import * as z from 'zod/mini';
import { memberField, memberOf } from './lookup.ts';
import { defineTrigger, type Trigger } from './trigger.types.ts';

const endBreak = defineTrigger({
  name: 'end-break',
  group: 'members',
  title: 'End a break',
  does: 'The member may sign in, play and pay in again. An exclusion goes on.',
  fields: [memberField],
  shape: z.strictObject({ account: z.string() }),
  run: ({ services: { world } }, { account }) => {
    const { id, account: name } = memberOf(world, account);
    world.protection.endPauses(id, 'break');
    return { said: `${name} takes no break any more` };
  },
});

const elsewhere = defineTrigger({
  name: 'active-elsewhere',
  group: 'members',
  title: 'Mark a member as active elsewhere',
  does: 'The member waits before play on sites whose profile asks for it, as after play at another operator.',
  fields: [memberField, { name: 'minutes', label: 'Minutes', kind: 'number', value: '5' }],
  shape: z.strictObject({ account: z.string(), minutes: z.int().check(z.positive(), z.lte(1440)) }),
  run: ({ services: { world, announcer } }, { account, minutes }) => {
    const { id, account: name } = memberOf(world, account);
    world.waits.begin(id, minutes);
    announcer.toMember(id, 'protection.changed', {});
    return { said: `${name} waits for ${minutes} min before play`, undo: () => world.waits.end(id) };
  },
});

/** Triggers of breaks and waits. */
export const pauseTriggers: readonly Trigger[] = [endBreak, elsewhere];
