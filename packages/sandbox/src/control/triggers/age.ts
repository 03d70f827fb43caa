import * as z from 'zod/mini';
import { memberField, memberOf } from './lookup.ts';
import { defineTrigger } from './trigger.types.ts';

/** Marks the age of a member as verified or not (RG-03). */
export const ageTrigger = defineTrigger({
  name: 'age',
  group: 'members',
  title: 'Age of a member',
  does: 'On a site whose profile asks for it, a member whose age is not verified cannot play or pay in (305).',
  fields: [
    memberField,
    {
      name: 'age',
      label: 'Age',
      kind: 'choice',
      options: [
        { value: 'unverified', label: 'Not verified' },
        { value: 'verified', label: 'Verified' },
      ],
    },
  ],
  shape: z.strictObject({ account: z.string(), age: z.enum(['verified', 'unverified']) }),
  run: ({ services: { world, announcer } }, { account, age }) => {
    const { id, account: name } = memberOf(world, account);
    const before = world.ages.isVerified(id);
    world.ages.mark(id, age === 'verified');
    announcer.toMember(id, 'protection.changed', {});
    return { said: `The age of ${name} is ${age}`, undo: () => world.ages.mark(id, before) };
  },
});
