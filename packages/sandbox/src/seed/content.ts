import { minor } from '@housefront/contract/money';
import type { SeedAnnouncement, SeedMember } from './types.ts';
import { announcementTexts } from './vocabulary/announcements-and-banners.ts';

/** Ten marquee lines for guests, members or both (HOME-13). */
export function seedAnnouncements(): SeedAnnouncement[] {
  return announcementTexts.map((word, index) => ({
    id: index + 1,
    texts: word.texts,
    before: word.key !== 'member',
    after: word.key !== 'guest',
    sort: index + 1,
  }));
}

/** The demo members of the sandbox. */
export const seedMembers: readonly SeedMember[] = [
  {
    account: 'lucky88',
    password: 'Lucky888',
    name: 'Lucky',
    currency: 'RMB',
    mainMinor: minor(8_888_888n),
    state: 'active',
  },
  {
    account: 'river77',
    password: 'River777',
    name: 'River',
    currency: 'USD',
    mainMinor: minor(250_000n),
    state: 'active',
  },
  {
    account: 'sakura6',
    password: 'Sakura66',
    name: 'Sakura',
    currency: 'VND',
    mainMinor: minor(500_000_000n),
    state: 'active',
  },
  {
    account: 'careful1',
    password: 'Careful11',
    name: 'Grace Hill',
    currency: 'USD',
    mainMinor: minor(120_000n),
    state: 'active',
    profile: { member_email: 'grace@careful.test', member_phone: '5550100', new_identity_id: 'A123456789' },
    guard: {
      withdrawPassword: '2468',
      deviceCheck: true,
      bankAccount: { bankId: 'harbor', accountNo: '4417000120068', branch: 'Bay Street' },
    },
  },
  {
    account: 'moved01',
    password: 'Moved0011',
    name: 'Miles Ward',
    currency: 'USD',
    mainMinor: minor(75_000n),
    state: 'active',
    profile: { member_email: 'miles@moved.test', member_phone: '5550199' },
    guard: { withdrawPassword: '1357', moved: true },
  },
  {
    account: 'frozen1',
    password: 'Frozen11',
    name: 'Frozen',
    currency: 'RMB',
    mainMinor: minor(10_000n),
    state: 'frozen',
  },
  {
    account: 'closed1',
    password: 'Closed11',
    name: 'Closed',
    currency: 'RMB',
    mainMinor: minor(0n),
    state: 'disabled',
  },
  {
    account: 'falcon1',
    password: 'Falcon11',
    name: 'Falcon Gray',
    currency: 'USD',
    mainMinor: minor(310_000n),
    state: 'active',
    profile: { agent_level: '2', has_line: '1', member_email: 'falcon@agents.test' },
    guard: {
      withdrawPassword: '1122',
      bankAccount: { bankId: 'summit', accountNo: '900200300417', branch: 'North Ridge' },
    },
  },
  {
    account: 'first001',
    password: 'First0011',
    name: 'Fiona Ray',
    currency: 'USD',
    mainMinor: minor(42_000n),
    state: 'active',
    guard: { mustChange: true },
  },
  {
    account: 'orchid3',
    password: 'Orchid33',
    name: 'Orchid',
    currency: 'THB',
    mainMinor: minor(3_650_000n),
    state: 'active',
  },
  {
    account: 'lotus99',
    password: 'Lotus999',
    name: 'Lotus',
    currency: 'INR',
    mainMinor: minor(12_500_000n),
    state: 'active',
  },
  {
    account: 'paused1',
    password: 'Paused11',
    name: 'Perry Stone',
    currency: 'USD',
    mainMinor: minor(86_000n),
    state: 'active',
    profile: { agent_level: '1', agent_active: '0', has_line: '1', member_email: 'perry@agents.test' },
    guard: { withdrawPassword: '3344' },
  },
];
