import { PROFILES } from '@housefront/contract/protection';
import * as z from 'zod/mini';
import { endSessions } from '../../answers/endSessions.ts';
import { isProfile } from '../../world/protection/protection.ts';
import { ageTrigger } from './age.ts';
import { memberField, memberOf } from './lookup.ts';
import { defineTrigger, type Trigger } from './trigger.types.ts';

const names = Object.keys(PROFILES);

const profile = defineTrigger({
  name: 'protection-profile',
  group: 'platform',
  title: 'Player protection of a site',
  does: 'The platform enforces what the profile asks for: limits, breaks, exclusions, sums.',
  fields: [
    { name: 'site_id', label: 'Site id', kind: 'number', value: '1001' },
    {
      name: 'profile',
      label: 'Profile',
      kind: 'choice',
      options: ['none', ...names].map((value) => ({ value, label: value })),
    },
  ],
  shape: z.strictObject({ site_id: z.int().check(z.positive()), profile: z.enum(['none', ...names]) }),
  run: ({ services: { world } }, { site_id: siteId, profile: name }) => {
    world.protection.setProfile(siteId, isProfile(name) ? name : null);
    return { said: name === 'none' ? `Site ${siteId} has no profile` : `Site ${siteId} has the profile ${name}` };
  },
});

const exclude = defineTrigger({
  name: 'exclude',
  group: 'members',
  title: 'Exclude a member, or end it',
  does: 'As a national register does it: the member is signed out and refused with 303. Ending also ends breaks.',
  fields: [
    memberField,
    {
      name: 'action',
      label: 'What happens',
      kind: 'choice',
      options: [
        { value: 'exclude', label: 'Exclude without an end' },
        { value: 'end', label: 'End exclusions and breaks' },
      ],
    },
  ],
  shape: z.strictObject({ account: z.string(), action: z.enum(['exclude', 'end']) }),
  run: ({ services }, { account, action }) => {
    const { world } = services;
    const { id, account: name } = memberOf(world, account);
    if (action === 'end') {
      world.protection.endPauses(id);
      return { said: `${name} may sign in again` };
    }
    world.protection.take(id, { zone: 'UTC' }, 'exclusion', 'open');
    endSessions(services, id);
    return { said: `${name} is excluded`, undo: () => world.protection.endPauses(id) };
  },
});

/** Triggers of player protection. */
export const protectionTriggers: readonly Trigger[] = [profile, exclude, ageTrigger];
