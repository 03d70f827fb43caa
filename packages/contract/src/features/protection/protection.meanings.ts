import { like, type CallMeanings, type FieldMeanings } from '../../calls/meaning.types.ts';
import { chooseFields, fundsFields } from '../protection-choices/protection-choices.meanings.ts';
import { checkFields } from '../protection-session/protection-session.meanings.ts';

/** Every site with a profile of player protection needs its calls; sites without one never send them. */
const PROFILE = 'Needed only where a site has a profile of player protection';

const KIND =
  'What is limited: `deposit` money paid in, `loss` stakes less wins, `stake` stakes, `time` minutes signed in.';
const PERIOD = 'Time after which it restarts: `day`, `week` or `month`.';
const UNITS = 'minor units, such as `"15000"` for 150.00';

/** A limit in a request. */
const limit: FieldMeanings = { kind: KIND, period: PERIOD };

/** Limits in a reply. */
const limits: FieldMeanings = {
  limits: 'All limits of the member that hold now.',
  'limits.kind': KIND,
  'limits.period': PERIOD,
  'limits.amount': `The limit: ${UNITS}, or minutes for \`time\`.`,
  left: 'What is left of it now, written like the amount. Missing: the page does not show it.',
  restarts_at: 'When it restarts, in UTC: `2026-01-16T04:00:00.000Z`.',
  pending: 'A raise or a removal that waits. Missing: none.',
  'pending.amount': 'The amount that will hold. null: the limit goes away.',
  'pending.effective_at': 'From when the member can confirm it. Missing: after a talk with the operator.',
};

const until: FieldMeanings = { until: 'When it ends, in UTC. Missing: it has no end of its own.' };

const without = (rest: string): string => `${PROFILE}${rest}.`;

/** Player protection: limits, breaks, exclusions, sums. */
export const protection: CallMeanings = {
  protectionState: {
    level: 'may',
    without: without('; such a site then starts no game and takes no deposit'),
    reply: {
      currency: 'Currency of all amounts of this answer. Missing: that of the account.',
      ...limits,
      pause: 'A break or an exclusion that holds now. Missing: none.',
      'pause.kind': like('`break` a short pause, `exclusion` a long one.', 'break'),
      'pause.until': like('When it ends. Missing: it has no end of its own.', '2026-01-16T12:00:00.000Z'),
      sums: 'Sums that the member has to read, if the profile asks for it.',
      days: 'Number of days that the sums cover.',
      'sums.staked': `Stakes of these days: ${UNITS}.`,
      'sums.won': `Wins of these days: ${UNITS}.`,
      'sums.lost': `Losses of these days: ${UNITS}.`,
      read_at: 'When the member last read them. Missing: never.',
      'sums.due': 'Whether they have to be read before play goes on.',
      age: 'Whether the age is verified, if the profile asks for it.',
      verified: 'On: the platform has verified the age. Off: games and deposits stay closed.',
      limit_needed: 'On: the member has to set a limit, or to decline, before going on.',
      session: 'This sign-in, for the clock and the sums beside it.',
      started_at: 'When the member signed in.',
      'session.staked': `Stakes since then: ${UNITS}.`,
      'session.won': `Wins since then: ${UNITS}.`,
      ...checkFields,
      review_due: 'On: the member is asked to review limits and transactions.',
      overall: 'The monthly deposit limit over all operators. Missing: there is none.',
      'overall.amount': `The limit: ${UNITS}.`,
      deposited: `Deposits of this month on this site: ${UNITS}.`,
      contact_above: `Monthly deposit limits above it need a talk with the operator: ${UNITS}.`,
      stake_cap: `Highest stake of the member with slots: ${UNITS}. Missing: none.`,
      slots_pause: 'The pause after slots, or the one that begins if they stay open. Missing: none.',
      'slots_pause.from': 'When it begins or began.',
      'slots_pause.until': 'When it ends. Slots do not start before.',
      payout: 'The amount above which winnings are paid out by themselves. Missing: the member has set none.',
      'payout.amount': like(`The amount: ${UNITS}.`, '50000'),
      net_deposits: `Deposits less withdrawals over the life of the account, with a sign: ${UNITS}.`,
      ...chooseFields,
      ...fundsFields,
      checks: 'States of the account that the member sees, such as documents that are asked for.',
      'checks.kind': 'What it is: `documents` they are asked for, `limited` the account is limited, `other`.',
      'checks.text': 'Words for the member, in the language of the request.',
      'checks.url': like('Page on which the member goes on; http or https.', 'https://www.example.com/documents'),
      wait: 'A wait before play that has begun. Missing: none.',
      'wait.until': 'When it ends.',
      reason: 'Why: `elsewhere` play on another site, `change` a change of limits, `inactive` a long absence.',
    },
  },
  limitStore: {
    level: 'may',
    without: without(' with limits'),
    request: {
      ...limit,
      amount: `The limit that the member wants: ${UNITS}, or minutes for \`time\`. null removes it.`,
    },
    reply: limits,
  },
  limitConfirm: {
    level: 'may',
    without: without(' with limits'),
    request: { ...limit, amount: 'The amount that the member confirms, as in pending; null for a removal.' },
    reply: limits,
  },
  limitWithdraw: { level: 'may', without: without(' with limits'), request: limit, reply: limits },
  limitDecline: { level: 'may', without: without(' and lets members decline a limit'), reply: limits },
  breakStore: {
    level: 'may',
    without: without(' with breaks'),
    request: { duration: 'Length of the break, one of the profile: `24h`.' },
    reply: until,
  },
  exclusionStore: {
    level: 'may',
    without: without(' with exclusions'),
    request: {
      duration: 'Length of the exclusion, one of the profile: `6m`.',
      confirmed: 'Always true: the member has confirmed it a second time.',
    },
    reply: until,
  },
  panic: { level: 'may', without: without(' with a panic button'), reply: until },
  sumsRead: {
    level: 'may',
    without: without(' and asks members to read sums'),
    reply: { read_at: 'When the platform noted it.' },
  },
};
