import type { ProfileName, Protection } from '../../packages/contract/src/rules/protection/protection.ts';

/** Source of a capability, and the profiles whose values were read in secondary sources only. */
export interface CapabilitySource {
  /** Effect on a site, in a few words. */
  readonly effect: string;
  /** The clauses that it serves, as document 3 names them. */
  readonly clause: string;
  /** Requirement rows. */
  readonly rows: string;
  /** The part of the platform; empty if the site does it alone. */
  readonly platform: string;
  /** Profiles whose value has to be confirmed. */
  readonly confirm?: readonly ProfileName[];
}

/** Sources of all capabilities, in the order of the page. */
export const sources: Readonly<Record<keyof Protection, CapabilitySource>> = {
  zone: {
    effect: 'zone of days, weeks, months and of dates of values',
    clause: '',
    rows: 'RG-13, RG-46',
    platform: 'counts in the same zone',
  },
  age: {
    effect: 'least age as a sign on home and at registration',
    clause: 'GlüStV §6e(3); PAGCOR',
    rows: 'RG-02',
    platform: '',
    confirm: ['on', 'ph', 'br'],
  },
  ageVerified: {
    effect: 'no play and no deposit before the age is verified',
    clause: 'LCCP 17.1.1',
    rows: 'RG-03',
    platform: 'verifies, and refuses with 305',
    confirm: ['gb'],
  },
  excludedPersons: {
    effect: 'registration asks to be none of the persons who may not play',
    clause: 'PAGCOR',
    rows: 'RG-02',
    platform: '',
    confirm: ['ph'],
  },
  hostEnd: {
    effect: 'end of the host; another one stops the build',
    clause: 'GlüStV §6e(3)',
    rows: 'RG-01',
    platform: '',
    confirm: ['br'],
  },
  marks: {
    effect: 'number and place of official marks',
    clause: 'LIFS 2018:2; Spillemyndigheden; MGA',
    rows: 'RG-05',
    platform: '',
    confirm: ['br', 'nl'],
  },
  guestTrials: {
    effect: 'trial games of guests',
    clause: 'LCCP 17.1.1',
    rows: 'RG-03',
    platform: 'refuses them',
    confirm: ['de'],
  },
  limits: {
    effect: 'limits that members can set, and the form for them',
    clause: 'RTS 12A, 12B; AGCO 2.23.3; NL 2024-10-01',
    rows: 'RG-13, RG-14, RG-17',
    platform: 'keeps and enforces them (301)',
    confirm: ['se', 'nl'],
  },
  firstLimit: {
    effect: 'when a first limit is asked for, and whether it can be declined',
    clause: 'RTS 12A; AGCO 2.23; GlüStV §6c(1)',
    rows: 'RG-12',
    platform: 'refuses with 306',
    confirm: ['on', 'br', 'nl'],
  },
  raise: {
    effect: 'wait of a raise or a removal, which is confirmed afterwards',
    clause: 'RTS 12D; AGCO 2.24; SE',
    rows: 'RG-16',
    platform: 'decides when it counts',
    confirm: ['mt', 'de'],
  },
  review: {
    effect: 'rhythm of the prompt to review limits and transactions',
    clause: 'RTS 12E',
    rows: 'RG-18',
    platform: 'says when it is due',
  },
  overall: {
    effect: 'monthly limit over all operators, in minor units',
    clause: 'GlüStV §6c; OVG Niedersachsen 10 ME 31/24',
    rows: 'RG-19',
    platform: 'reports deposits to the register, and refuses with 301',
  },
  contactAbove: {
    effect: 'monthly deposit limits above it need a personal contact, in minor units',
    clause: 'stcrt-2024-19648',
    rows: 'RG-44',
    platform: 'says when the limit counts',
  },
  sums: {
    effect: 'sums that are read before play',
    clause: 'GlüStV §6d(2)',
    rows: 'RG-20',
    platform: 'sums up, and refuses with 304',
  },
  realityCheck: {
    effect: 'intervals of the reality check, in minutes',
    clause: 'RTS 13B; MGA',
    rows: 'RG-11',
    platform: 'keeps interval and answer',
    confirm: ['gb', 'mt', 'es'],
  },
  slotsPause: {
    effect: 'pause after some minutes of slots',
    clause: 'GlüStV §22a',
    rows: 'RG-23',
    platform: 'decides when it begins and ends',
  },
  changeWait: {
    effect: 'minutes of the waiting screen before play',
    clause: 'GlüStV §6h; OVG Niedersachsen 10 ME 31/24',
    rows: 'RG-22',
    platform: 'says when it is due',
  },
  panic: {
    effect: 'block that one press begins',
    clause: 'GlüStV §6i(3)',
    rows: 'RG-21',
    platform: 'blocks, and reports it to the register',
  },
  refusedGames: {
    effect: 'halls, by id, and kinds of games that are not offered; a site that shows one of the halls does not build',
    clause: 'Animal Welfare Act 2006 s. 8',
    rows: 'RG-49',
    platform: 'starts no such game',
    confirm: ['gb'],
  },
  autoplay: {
    effect: 'autoplay of games',
    clause: 'RTS 8A; GlüStV §22a(4)',
    rows: 'RG-24',
    platform: 'passes it to the game',
    confirm: ['on', 'se'],
  },
  turbo: { effect: 'turbo and quick spin', clause: 'RTS 14E, 14G', rows: 'RG-25', platform: 'passes it to the game' },
  oneGame: {
    effect: 'one game at a time, in all tabs',
    clause: 'RTS 14C',
    rows: 'RG-26',
    platform: 'refuses a second start',
    confirm: ['gb'],
  },
  gameFacts: {
    effect: 'return to player, odds and rules before a game starts',
    clause: 'RTS 3A to 3D; GlüStV §22a',
    rows: 'RG-23, RG-35',
    platform: 'knows them of each game',
  },
  shortestRound: {
    effect: 'shortest round, in milliseconds',
    clause: 'RTS 14E, 14G; GlüStV §22a',
    rows: 'RG-25',
    platform: 'passes it to the game',
    confirm: ['on'],
  },
  highestStake: {
    effect: 'highest stake of slots, in minor units',
    clause: 'SI 2025/215; GlüStV §22a',
    rows: 'RG-39',
    platform: 'refuses higher stakes',
    confirm: ['de'],
  },
  cancelWithdrawal: {
    effect: 'cancelling a withdrawal',
    clause: 'RTS 14B',
    rows: 'RG-27',
    platform: 'refuses it',
    confirm: ['se'],
  },
  payout: {
    effect: 'amount above which winnings are paid out by themselves',
    clause: 'GlüStV §6b(3)',
    rows: 'RG-43',
    platform: 'pays them out',
  },
  sessionBar: {
    effect: 'figures of the session bar beside the balance and the time of day',
    clause: 'RTS 1A, 2E, 13A, 13C',
    rows: 'RG-06, RG-08, RG-09, RG-10',
    platform: 'sums up the session',
    confirm: ['gb'],
  },
  netDeposits: {
    effect: 'deposits less withdrawals over the life of the account',
    clause: 'RTS 1C',
    rows: 'RG-40',
    platform: 'sums them up',
  },
  breaks: {
    effect: 'lengths of breaks',
    clause: 'SR 3.3.4; AGCO 2.13',
    rows: 'RG-29',
    platform: 'ends all sessions, and refuses with 302',
    confirm: ['gb'],
  },
  exclusions: {
    effect: 'lengths and scope of self-exclusion',
    clause: 'SR 3.5.3(8), 3.5.4; AGCO 2.14; GlüStV §8',
    rows: 'RG-30, RG-31',
    platform: 'ends all sessions, refuses with 303, reports it where the scope is wider',
    confirm: ['mt'],
  },
  wagering: {
    effect: 'highest wagering factor of promotions',
    clause: 'SR 5.1.1(3)',
    rows: 'RG-32',
    platform: 'refuses to opt in',
  },
  envelope: { effect: 'red envelopes', clause: 'SR 5.1.1(3)', rows: 'RG-32', platform: 'gives none' },
  wheel: { effect: 'wheel', clause: 'SR 5.1.1(3)', rows: 'RG-32', platform: 'gives no spins' },
  winsFeed: { effect: 'wins of other members', clause: '', rows: 'WIN-01', platform: 'lists none' },
  urgency: {
    effect: 'the moment or amount at which a jackpot is won at the latest',
    clause: '',
    rows: 'WIN-05',
    platform: 'gives none',
  },
  marketing: {
    effect: 'choice of marketing by product and channel',
    clause: 'SR 5.1.12',
    rows: 'RG-33',
    platform: 'keeps the choices, and obeys them',
  },
  inactivity: {
    effect: 'minutes without activity until the member is asked or signed out',
    clause: 'AGCO 4.30',
    rows: 'RG-36',
    platform: '',
    confirm: ['se'],
  },
  fundsNotice: {
    effect: 'text on the protection of client money, acknowledged before money is used',
    clause: 'LC 4.2.1',
    rows: 'RG-34',
    platform: 'has text, rating and version',
  },
  risks: {
    effect: 'risks of gambling at registration and each sign-in',
    clause: 'Portaria 1.231',
    rows: 'RG-42',
    platform: '',
    confirm: ['br'],
  },
};
