import * as z from 'zod/mini';
import { ControlProblem } from './problem.ts';
import { letterNotice, promotionNotice } from '../../push/notices.ts';
import { defineTrigger } from './define-trigger.ts';
import { accountOrAll, input } from './inputs.ts';
import { memberOf } from './lookup.ts';
import type { Trigger } from './trigger.types.ts';

const letter = defineTrigger({
  name: 'letter',
  group: 'members',
  title: 'Letter',
  does: 'Writes to a member or to all, who are told at once (letter.sent); taken back, the letter is gone (letter.delete).',
  inputs: {
    account: accountOrAll,
    title: input(z.string().check(z.minLength(1)), { label: 'Title', kind: 'text', value: 'A word from the house' }),
    content: input(z.string(), {
      label: 'Text',
      kind: 'text',
      value: '<p>Your account has been <b>looked after</b>. <a href="/promotion">See what is new</a>.</p>',
      hint: 'May be HTML',
    }),
  },
  run: ({ services: { world, announcer, push } }, { account, title, content }) => {
    const members = account === undefined ? world.members.all() : [memberOf(world, account)];
    const written = world.db.transaction(() =>
      members.map((member) => ({ member, letter: world.letters.write(member.id, title, content) })),
    );
    for (const { member, letter: id } of written) {
      announcer.toMember(member.id, 'letter.sent', { id });
      void push.notify(member, letterNotice(id, title));
    }
    return {
      said: `${account === undefined ? 'All members' : members[0]?.account} got a letter: ${title}`,
      undo: () => {
        for (const { member, letter: id } of written) {
          world.letters.takeBack(id);
          announcer.toMember(member.id, 'letter.delete', { id });
        }
      },
      answer: { id: written[0]?.letter },
    };
  },
});

const promotion = defineTrigger({
  name: 'promotion',
  group: 'members',
  title: 'Publish a promotion',
  does: 'Sends a notice to the browsers of all members who agreed to notices about promotions.',
  inputs: { id: input(z.int(), { label: 'Promotion', kind: 'number', value: '2', hint: 'Number in its address' }) },
  run: ({ services: { world, push } }, { id }) => {
    const found = world.seed.promotions.find((one) => one.id === id && !one.past);
    if (!found) throw new ControlProblem(`there is no promotion ${id}`, 404);
    for (const member of world.members.all()) void push.notify(member, promotionNotice(id, found.titles));
    return { said: `Published: ${found.titles.en_US}` };
  },
});

/** Triggers for messages to members. */
export const letterTriggers: readonly Trigger[] = [letter, promotion];
