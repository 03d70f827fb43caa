import { CHECK_KINDS } from '@housefront/contract/features/protection-choices';
import { PROFILES } from '@housefront/contract/protection';
import * as z from 'zod/mini';
import { endSessions } from '../../answers/endSessions.ts';
import { isProfile } from '../../world/protection/protection.ts';
import { defineMemberTrigger, defineTrigger } from './define-trigger.ts';
import { amount, choice, input } from './inputs.ts';
import { ControlProblem } from './problem.ts';
import type { Trigger } from './trigger.types.ts';

const names = Object.fromEntries(Object.keys(PROFILES).map((name) => [name, name]));

const profile = defineTrigger({
  name: 'protection-profile',
  group: 'platform',
  title: 'Player protection of a site',
  does: 'The platform enforces what the profile asks for: limits, breaks, exclusions, sums.',
  inputs: {
    site_id: input(z.int().check(z.positive()), { label: 'Site id', kind: 'number', value: '1001' }),
    profile: choice<string>('Profile', { none: 'none', ...names }),
  },
  run: ({ services: { world } }, { site_id: siteId, profile: name }) => {
    world.protection.setProfile(siteId, isProfile(name) ? name : null);
    return { said: name === 'none' ? `Site ${siteId} has no profile` : `Site ${siteId} has the profile ${name}` };
  },
});

const exclude = defineMemberTrigger({
  name: 'exclude',
  title: 'Exclude a member, or end it',
  does: 'As a national register does it: the member is signed out and refused with 303. Ending also ends breaks.',
  inputs: { action: choice('What happens', { exclude: 'Exclude without an end', end: 'End exclusions and breaks' }) },
  run: ({ services }, { id, account: name }, { action }) => {
    const { world } = services;
    if (action === 'end') {
      world.protection.endPauses(id);
      return { said: `${name} may sign in again` };
    }
    world.protection.take(id, { zone: 'UTC' }, 'exclusion', 'open');
    endSessions(services, id);
    return { said: `${name} is excluded`, undo: () => world.protection.endPauses(id) };
  },
});

/** Marks the age of a member as verified or not (RG-03). */
const age = defineMemberTrigger({
  name: 'age',
  title: 'Age of a member',
  does: 'On a site whose profile asks for it, a member whose age is not verified cannot play or pay in (305).',
  inputs: { age: choice('Age', { unverified: 'Not verified', verified: 'Verified' }) },
  run: ({ services: { world, announcer } }, { id, account: name }, { age }) => {
    const before = world.ages.isVerified(id);
    world.ages.mark(id, age === 'verified');
    announcer.toMember(id, 'protection.changed', {});
    return { said: `The age of ${name} is ${age}`, undo: () => world.ages.mark(id, before) };
  },
});

/** Makes a reality check due. */
const realityCheck = defineMemberTrigger({
  name: 'reality-check',
  title: 'Make a reality check due',
  does: 'On a site whose profile has reality checks: games and stakes are refused until the member has answered.',
  run: ({ services: { world } }, { id, account: name }) => {
    world.realityChecks.makeDue(id);
    return { said: `A reality check of ${name} is due` };
  },
});

const approve = defineMemberTrigger({
  name: 'limit-approve',
  title: 'Agree to a limit after a personal contact',
  does: 'The limit of a month that waits for it counts from now on, if it is of this amount; none for no limit.',
  inputs: { amount: amount('500.00') },
  run: ({ services: { world, announcer } }, { id, account: name, currency }, { amount: typed }) => {
    const units = typed === 'none' ? null : world.currencies.read(currency, typed);
    if (typed !== 'none' && units === null) throw new ControlProblem('amount is no amount of money');
    // The amount of the contact may be older than the wish that waits now.
    if (!world.protection.approve(id, units)) return { said: `No limit of this amount of ${name} waits for a contact` };
    announcer.toMember(id, 'protection.changed', {});
    return { said: `The limit of ${name} counts` };
  },
});

const depositsElsewhere = defineMemberTrigger({
  name: 'deposits-elsewhere',
  title: 'Deposits at other operators',
  does: 'They count for a monthly limit over all operators, until the month ends.',
  inputs: { amount: amount('900.00') },
  run: ({ services: { world, announcer } }, { id, account: name, currency }, { amount: typed }) => {
    const units = world.currencies.read(currency, typed);
    if (units === null || units < 0n) throw new ControlProblem('amount is no amount of money');
    world.protection.facts.setElsewhere(id, units);
    announcer.toMember(id, 'protection.changed', {});
    return { said: `${name} deposited ${world.currencies.write(currency, units)} ${currency} elsewhere` };
  },
});

const birthday = defineMemberTrigger({
  name: 'birthday',
  title: 'Birthday of a member',
  does: 'The platform has verified it. Some values of player protection depend on the age, such as the highest stake (RG-39).',
  inputs: { day: input(z.iso.date(), { label: 'Birthday', kind: 'text', value: '1990-01-31' }) },
  run: ({ services: { world } }, { id, account: name, profile }, { day }) => {
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

const fundsNotice = defineTrigger({
  name: 'funds-notice',
  group: 'platform',
  title: 'Publish a new text on client money',
  does: 'Members of sites with such a notice read and acknowledge it before they pay in again.',
  inputs: {},
  run: ({ services: { world } }) => ({ said: `The text has version ${world.choices.raiseFunds()}` }),
});

const marketing = defineMemberTrigger({
  name: 'forget-marketing',
  title: 'Forget the marketing choices of a member',
  does: 'The member never chose, and is asked on sites whose profile has these choices.',
  run: ({ services: { world } }, { id, account }) => {
    world.choices.forget(id);
    return { said: `${account} will be asked` };
  },
});

const check = defineMemberTrigger({
  name: 'member-check',
  title: 'Ask a member for documents, or limit the account',
  does: 'Sites with a profile of player protection show the member a notice. It never stops withdrawing, leaving or signing out.',
  inputs: {
    kind: choice('Notice', {
      documents: 'Documents are asked for',
      limited: 'The account is limited',
      other: 'Customer service wants to talk',
      none: 'Nothing any more',
    }),
  },
  run: ({ services: { world } }, { id, account: name }, { kind }) => {
    if (kind === 'none') {
      for (const known of CHECK_KINDS) world.choices.setCheck(id, known, false);
      return { said: `${name} has no notice of the account any more` };
    }
    world.choices.setCheck(id, kind, true);
    return { said: `${name} has a notice of the account`, undo: () => world.choices.setCheck(id, kind, false) };
  },
});

const endBreak = defineMemberTrigger({
  name: 'end-break',
  title: 'End a break',
  does: 'The member may sign in, play and pay in again. An exclusion goes on.',
  run: ({ services: { world } }, { id, account: name }) => {
    world.protection.endPauses(id, 'break');
    return { said: `${name} takes no break any more` };
  },
});

const activeElsewhere = defineMemberTrigger({
  name: 'active-elsewhere',
  title: 'Mark a member as active elsewhere',
  does: 'The member waits before play on sites whose profile asks for it, as after play at another operator.',
  inputs: {
    minutes: input(z.int().check(z.positive(), z.lte(1440)), { label: 'Minutes', kind: 'number', value: '5' }),
  },
  run: ({ services: { world, announcer } }, { id, account: name }, { minutes }) => {
    world.waits.begin(id, minutes);
    announcer.toMember(id, 'protection.changed', {});
    return { said: `${name} waits for ${minutes} min before play`, undo: () => world.waits.end(id) };
  },
});

/** Triggers of player protection. */
export const protectionTriggers: readonly Trigger[] = [
  profile,
  exclude,
  age,
  realityCheck,
  approve,
  depositsElsewhere,
  birthday,
  fundsNotice,
  marketing,
  check,
  endBreak,
  activeElsewhere,
];
