import * as z from 'zod/mini';
import { memberOf } from './lookup.ts';
import { defineTrigger, type Trigger } from './trigger.types.ts';

const letter = defineTrigger({
  name: 'letter',
  group: 'members',
  title: 'Letter',
  does: 'Writes to a member or to all, who are told at once (letter.sent); taken back, the letter is gone (letter.delete).',
  fields: [
    {
      name: 'account',
      label: 'Member',
      kind: 'choice',
      options: 'members',
      optional: true,
      hint: 'Empty: all members',
    },
    { name: 'title', label: 'Title', kind: 'text', value: 'A word from the house' },
    {
      name: 'content',
      label: 'Text',
      kind: 'text',
      value: '<p>Your account has been <b>looked after</b>. <a href="/promotion">See what is new</a>.</p>',
      hint: 'May be HTML',
    },
  ],
  shape: z.strictObject({
    account: z.optional(z.string()),
    title: z.string().check(z.minLength(1)),
    content: z.string(),
  }),
  run: ({ services: { world, announcer } }, { account, title, content }) => {
    const members = account === undefined ? world.members.all() : [memberOf(world, account)];
    const written = world.db.transaction(() =>
      members.map(({ id }) => ({ member: id, letter: world.letters.write(id, title, content) })),
    );
    for (const { member, letter: id } of written) announcer.toMember(member, 'letter.sent', { id });
    return {
      said: `${account === undefined ? 'All members' : members[0]?.account} got a letter: ${title}`,
      undo: () => {
        for (const { member, letter: id } of written) {
          world.letters.takeBack(id);
          announcer.toMember(member, 'letter.delete', { id });
        }
      },
      answer: { id: written[0]?.letter },
    };
  },
});

/** Triggers for messages to members. */
export const letterTriggers: readonly Trigger[] = [letter];
