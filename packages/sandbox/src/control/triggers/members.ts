import { absolute, negated } from '@housefront/contract/money';
import { TRANSFER_DISABLED } from '@housefront/contract/features/realtime';
import * as z from 'zod/mini';
import { MAIN_PURSE } from '../../world/ledger/ledger.ts';
import type { MemberState } from '../../world/members/members.ts';
import { ControlProblem } from './problem.ts';
import { memberField, memberOf, providerOf } from './lookup.ts';
import { defineTrigger, type Trigger } from './trigger.types.ts';

const account = z.strictObject({ account: z.string() });

const cash = defineTrigger({
  name: 'cash',
  group: 'members',
  title: 'Give or take money',
  does: 'Books it and tells the member at once (member.cash).',
  fields: [
    memberField,
    { name: 'amount', label: 'Amount', kind: 'text', value: '100.00', hint: 'With a minus it is taken' },
    { name: 'gp_id', label: 'Purse', kind: 'choice', options: 'providers', optional: true, hint: 'Empty: main purse' },
  ],
  shape: z.strictObject({
    account: z.string(),
    gp_id: z.optional(z.string()),
    amount: z.union([z.number(), z.string()]),
  }),
  run: ({ services: { world } }, order) => {
    const member = memberOf(world, order.account);
    const { currency } = member;
    const units = world.currencies.read(currency, order.amount);
    if (units === null) throw new ControlProblem('amount is no amount of money');
    const purse = order.gp_id === undefined ? MAIN_PURSE : providerOf(world, order.gp_id).id;
    const balance = world.ledger.post(member.id, purse, units, 'adjustment', 'control');
    return {
      said: `${member.account} ${units < 0n ? 'lost' : 'got'} ${world.currencies.write(currency, absolute(units))} ${currency}`,
      undo: () => void world.ledger.post(member.id, purse, negated(units), 'adjustment', 'control, taken back'),
      answer: { balance: world.currencies.write(currency, balance) },
    };
  },
});

const recall = defineTrigger({
  name: 'recall',
  group: 'members',
  title: 'Bring all money back',
  does: 'Money at providers comes back to the main purse, and the member is told (all_transfer_back).',
  fields: [memberField],
  shape: account,
  run: ({ services: { world, announcer } }, order) => {
    const member = memberOf(world, order.account);
    const { moved, stuck } = world.runs.recall(member.id);
    announcer.toMember(member.id, 'all_transfer_back', {});
    const left = stuck.length > 0 ? `; ${stuck.join(', ')} kept theirs` : '';
    return {
      said: `${world.currencies.write(member.currency, moved)} ${member.currency} of ${member.account} came back${left}`,
    };
  },
});

const transfers = defineTrigger({
  name: 'transfer-disabled',
  group: 'members',
  title: 'Transfers disabled',
  does: `Tells a member that money cannot be moved (forward_game.status ${TRANSFER_DISABLED}).`,
  fields: [memberField],
  shape: account,
  run: ({ services: { world, announcer } }, order) => {
    const member = memberOf(world, order.account);
    announcer.toMember(member.id, 'forward_game.status', { code: TRANSFER_DISABLED });
    return { said: `${member.account} got the notice that transfers are disabled` };
  },
});

const session = defineTrigger({
  name: 'session',
  group: 'members',
  title: 'Login',
  does: 'The login ends (the next call is answered 401), its token changes with the next answer, or somebody else signs in.',
  fields: [
    memberField,
    {
      name: 'action',
      label: 'What happens',
      kind: 'choice',
      options: [
        { value: 'expire', label: 'The token expires' },
        { value: 'rotate', label: 'The token changes' },
        { value: 'elsewhere', label: 'Signs in elsewhere' },
      ],
    },
  ],
  shape: z.strictObject({ account: z.string(), action: z.enum(['expire', 'rotate', 'elsewhere']) }),
  run: ({ services: { world, announcer } }, { account: name, action }) => {
    const member = memberOf(world, name);
    if (action === 'rotate') {
      world.sessions.rotateSoon(member.id);
      return {
        said: `The next answer to ${member.account} brings a new token`,
        undo: () => world.sessions.rotateSoon(member.id, false),
      };
    }
    const ended = world.sessions.expireAll(member.id);
    if (action === 'elsewhere') announcer.toMember(member.id, 'login', { token: 'elsewhere' });
    return {
      said:
        ended.length === 0 ? `${member.account} was not signed in` : `${member.account} is signed out at the platform`,
      ...(ended.length > 0 && { undo: () => world.sessions.revive(ended) }),
    };
  },
});

const stateWords = {
  frozen: 'is frozen: sign-ins are refused with 103',
  disabled: 'is disabled: sign-ins are refused with 102',
  active: 'may sign in again',
} as const;

const state = defineTrigger({
  name: 'account-state',
  group: 'members',
  title: 'Freeze or disable',
  does: 'Ends the login and the connections of the member for good, and refuses sign-ins with 103 or 102.',
  fields: [
    memberField,
    {
      name: 'state',
      label: 'The account is',
      kind: 'choice',
      options: [
        { value: 'frozen', label: 'Frozen' },
        { value: 'disabled', label: 'Disabled' },
        { value: 'active', label: 'Active' },
      ],
    },
  ],
  shape: z.strictObject({ account: z.string(), state: z.enum(['frozen', 'disabled', 'active']) }),
  run: ({ services: { world, announcer } }, { account: name, state: next }) => {
    const { members, sessions } = world;
    const { id, account: known, state: before } = memberOf(world, name);
    const put = (wanted: MemberState) => {
      members.setState(id, wanted);
      if (wanted === 'active') return;
      // A reactivated account has to sign in.
      sessions.expireAll(id);
      announcer.dropMember(id);
    };
    put(next);
    return {
      said: `${known} ${stateWords[next]}`,
      undo: () => put(before),
      inForce: () => next !== before && members.byId(id)?.state === next,
    };
  },
});

const envelope = defineTrigger({
  name: 'envelope',
  group: 'members',
  title: 'Red envelope',
  does: 'Hands one out to the members of a currency, who are told at once (RedEnvelopeDisplay).',
  fields: [
    { name: 'currency', label: 'Currency', kind: 'choice', options: 'currencies' },
    { name: 'amount', label: 'At most', kind: 'text', value: '88.00' },
    { name: 'minutes', label: 'Minutes', kind: 'number', value: '5' },
  ],
  shape: z.strictObject({
    currency: z.string(),
    amount: z.union([z.number(), z.string()]),
    minutes: z.number().check(z.positive(), z.lte(1440)),
  }),
  run: ({ services: { world, announcer } }, { currency, amount, minutes }) => {
    const most = world.currencies.read(currency, amount);
    if (most === null || most <= 0n) throw new ControlProblem('amount is no amount of money');
    const { id } = world.envelopes.hand(currency, most, world.clock.now() + minutes * 60_000);
    announcer.toChannel(`member.${currency}`, 'RedEnvelopeDisplay', {});
    return {
      said: `Members with ${currency} can claim an envelope for ${minutes} min`,
      undo: () => {
        world.envelopes.takeBack(id);
        announcer.toChannel(`member.${currency}`, 'RedEnvelopeDisplay', {});
      },
    };
  },
});

/** Buttons of the control page that change a member's money, session and state. */
export const memberTriggers: readonly Trigger[] = [cash, recall, transfers, session, state, envelope];
