import { CHECK_KINDS } from '@housefront/contract/features/protection-choices';
import * as z from 'zod/mini';
import { memberField, memberOf } from './lookup.ts';
import { defineTrigger, type Trigger } from './trigger.types.ts';

const fundsNotice = defineTrigger({
  name: 'funds-notice',
  group: 'platform',
  title: 'Publish a new text on client money',
  does: 'Members of sites with such a notice read and acknowledge it before they pay in again.',
  fields: [],
  shape: z.strictObject({}),
  run: ({ services: { world } }) => ({ said: `The text has version ${world.choices.raiseFunds()}` }),
});

const marketing = defineTrigger({
  name: 'forget-marketing',
  group: 'members',
  title: 'Forget the marketing choices of a member',
  does: 'The member never chose, and is asked on sites whose profile has these choices.',
  fields: [memberField],
  shape: z.strictObject({ account: z.string() }),
  run: ({ services: { world } }, { account }) => {
    const member = memberOf(world, account);
    world.choices.forget(member.id);
    return { said: `${member.account} will be asked` };
  },
});

const check = defineTrigger({
  name: 'member-check',
  group: 'members',
  title: 'Ask a member for documents, or limit the account',
  does: 'Sites with a profile of player protection show the member a notice. It never stops withdrawing, leaving or signing out.',
  fields: [
    memberField,
    {
      name: 'kind',
      label: 'Notice',
      kind: 'choice',
      options: [
        { value: 'documents', label: 'Documents are asked for' },
        { value: 'limited', label: 'The account is limited' },
        { value: 'other', label: 'Customer service wants to talk' },
        { value: 'none', label: 'Nothing any more' },
      ],
    },
  ],
  shape: z.strictObject({ account: z.string(), kind: z.enum([...CHECK_KINDS, 'none']) }),
  run: ({ services: { world } }, { account, kind }) => {
    const { id, account: name } = memberOf(world, account);
    if (kind === 'none') {
      for (const known of CHECK_KINDS) world.choices.setCheck(id, known, false);
      return { said: `${name} has no notice of the account any more` };
    }
    world.choices.setCheck(id, kind, true);
    return { said: `${name} has a notice of the account`, undo: () => world.choices.setCheck(id, kind, false) };
  },
});

/** Triggers of notices and choices of members. */
export const choiceTriggers: readonly Trigger[] = [fundsNotice, marketing, check];
