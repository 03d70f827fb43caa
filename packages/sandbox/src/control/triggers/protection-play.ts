import * as z from 'zod/mini';
import { memberField, memberOf } from './lookup.ts';
import { defineTrigger, type Trigger } from './trigger.types.ts';

const birthday = defineTrigger({
  name: 'birthday',
  group: 'members',
  title: 'Birthday of a member',
  does: 'The platform has verified it. Some values of player protection depend on the age, such as the highest stake (RG-39).',
  fields: [memberField, { name: 'day', label: 'Birthday', kind: 'text', value: '1990-01-31' }],
  shape: z.strictObject({ account: z.string(), day: z.iso.date() }),
  run: ({ services: { world } }, { account, day }) => {
    const { id, account: name, profile } = memberOf(world, account);
    const before = profile['member_birthday'] ?? '';
    const verified = world.ages.birthday(id);
    world.members.fill(id, { profile: { member_birthday: day } });
    world.ages.setBirthday(id, day);
    return {
      said: `${name} was born on ${day}`,
      undo: () => {
        world.members.fill(id, { profile: { member_birthday: before } });
        world.ages.setBirthday(id, verified);
      },
    };
  },
});

/** Triggers of player protection around games. */
export const playProtectionTriggers: readonly Trigger[] = [birthday];
