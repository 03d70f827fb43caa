import { absolute, negated } from '@housefront/contract/money';
import { TRANSFER_DISABLED } from '@housefront/contract/features/realtime';
import * as z from 'zod/mini';
import { MAIN_PURSE } from '../../world/ledger/ledger.ts';
import type { MemberState } from '../../world/members/members.ts';
import { ControlProblem } from './problem.ts';
import { defineMemberTrigger, defineTrigger } from './define-trigger.ts';
import { amount, choice, currency, input, optional, provider } from './inputs.ts';
import { providerOf } from './lookup.ts';
import type { Trigger } from './trigger.types.ts';

const cash = defineMemberTrigger({
  name: 'cash',
  title: 'Give or take money',
  does: 'Books it and tells the member at once (member.cash).',
  inputs: {
    amount: amount('100.00', 'Amount', 'With a minus it is taken'),
    gp_id: optional(provider('Purse'), 'Empty: main purse'),
  },
  run: ({ services: { world } }, member, order) => {
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

const recall = defineMemberTrigger({
  name: 'recall',
  title: 'Bring all money back',
  does: 'Money at providers comes back to the main purse, and the member is told (all_transfer_back).',
  run: ({ services: { world, announcer } }, member) => {
    const { moved, stuck } = world.runs.recall(member.id);
    announcer.toMember(member.id, 'all_transfer_back', {});
    const left = stuck.length > 0 ? `; ${stuck.join(', ')} kept theirs` : '';
    return {
      said: `${world.currencies.write(member.currency, moved)} ${member.currency} of ${member.account} came back${left}`,
    };
  },
});

const transfers = defineMemberTrigger({
  name: 'transfer-disabled',
  title: 'Transfers disabled',
  does: `Tells a member that money cannot be moved (forward_game.status ${TRANSFER_DISABLED}).`,
  run: ({ services: { announcer } }, member) => {
    announcer.toMember(member.id, 'forward_game.status', { code: TRANSFER_DISABLED });
    return { said: `${member.account} got the notice that transfers are disabled` };
  },
});

const session = defineMemberTrigger({
  name: 'session',
  title: 'Login',
  does: 'The login ends (the next call is answered 401), its token changes with the next answer, or somebody else signs in.',
  inputs: {
    action: choice('What happens', {
      expire: 'The token expires',
      rotate: 'The token changes',
      elsewhere: 'Signs in elsewhere',
    }),
  },
  run: ({ services: { world, announcer } }, member, { action }) => {
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

const state = defineMemberTrigger({
  name: 'account-state',
  title: 'Freeze or disable',
  does: 'Ends the login and the connections of the member for good, and refuses sign-ins with 103 or 102.',
  inputs: { state: choice('The account is', { frozen: 'Frozen', disabled: 'Disabled', active: 'Active' }) },
  run: ({ services: { world, announcer } }, { id, account: known, state: before }, { state: next }) => {
    const { members, sessions } = world;
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
  inputs: {
    currency,
    amount: amount('88.00', 'At most'),
    minutes: input(z.number().check(z.positive(), z.lte(1440)), { label: 'Minutes', kind: 'number', value: '5' }),
  },
  run: ({ services: { world, announcer } }, { currency: code, amount: typed, minutes }) => {
    const most = world.currencies.read(code, typed);
    if (most === null || most <= 0n) throw new ControlProblem('amount is no amount of money');
    const { id } = world.envelopes.hand(code, most, world.clock.now() + minutes * 60_000);
    announcer.toChannel(`member.${code}`, 'RedEnvelopeDisplay', {});
    return {
      said: `Members with ${code} can claim an envelope for ${minutes} min`,
      undo: () => {
        world.envelopes.takeBack(id);
        announcer.toChannel(`member.${code}`, 'RedEnvelopeDisplay', {});
      },
    };
  },
});

/** Buttons of the control page that change a member's money, session and state. */
export const memberTriggers: readonly Trigger[] = [cash, recall, transfers, session, state, envelope];
