import * as z from 'zod/mini';
import { memberField, memberOf } from './lookup.ts';
import { defineTrigger, type Trigger } from './trigger.types.ts';

/** Makes a reality check due. */
export const realityCheckTrigger: Trigger = defineTrigger({
  name: 'reality-check',
  group: 'members',
  title: 'Make a reality check due',
  does: 'On a site whose profile has reality checks: games and stakes are refused until the member has answered.',
  fields: [memberField],
  shape: z.strictObject({ account: z.string() }),
  run: ({ services: { world } }, { account }) => {
    const { id, account: name } = memberOf(world, account);
    world.realityChecks.makeDue(id);
    return { said: `A reality check of ${name} is due` };
  },
});
