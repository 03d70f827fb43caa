import { refusals, UNNAMED_CODE, type RefusalName } from './refusals.ts';
import { writings, type WritingName } from './writings.ts';
import type { FaultMode, Scenario } from './scenario.types.ts';

const HOUR = 3_600_000;

const everywhere = (mode: FaultMode) => ({ faults: [{ path: '/api/*', mode }] });
const refused = (path: string, code: string, message = '') => ({
  faults: [{ path, mode: 'code' as const, code, message }],
});

/** Situations that last; one-time events are triggers of the control page. */
const situations = [
  {
    name: 'slow',
    title: 'Slow platform',
    does: 'Every answer takes 1.5 seconds.',
    effects: { delays: [{ path: '/api/*', ms: 1500 }] },
  },
  {
    name: 'very-slow',
    title: 'Very slow platform',
    does: 'Every answer takes 8 seconds.',
    effects: { delays: [{ path: '/api/*', ms: 8000 }] },
  },
  {
    name: 'silent',
    title: 'No answer',
    does: 'Calls are taken and never answered, until the site gives up.',
    effects: everywhere('hang'),
  },
  {
    name: 'outage',
    title: 'Platform down',
    does: 'Every connection is cut without an answer.',
    effects: everywhere('reset'),
  },
  {
    name: 'provider-outage',
    title: 'Games down',
    does: 'The platform works, the games of all providers do not open.',
    effects: { faults: [{ path: '/provider/*', mode: 'http500' }] },
  },
  {
    name: 'closed',
    title: 'Closed site',
    does: 'The site can be looked at, but no game starts.',
    effects: { closed: true },
  },
  {
    name: 'maintenance',
    title: 'One provider in maintenance',
    does: 'Jadewind is closed since an hour and for two more; its games answer 203 with both times.',
    effects: { maintenance: [{ gpId: 'GPJD', beganBeforeMs: HOUR, endsAfterMs: 2 * HOUR }] },
  },
  {
    name: 'maintenance-everywhere',
    title: 'All providers in maintenance',
    does: 'Every game answers 203, and nobody knows until when.',
    effects: { maintenance: [{ gpId: '*', beganBeforeMs: HOUR, endsAfterMs: null }] },
  },
  {
    name: 'play-refused',
    title: 'Games refused',
    does: 'Starting a game is refused with a message of the platform.',
    effects: refused('/member/game/play1', '999', 'This game rests today.'),
  },
  {
    name: 'play-slow',
    title: 'Games start slowly',
    does: 'Starting a game takes 5 seconds.',
    effects: { delays: [{ path: '/member/game/play1', ms: 5000 }] },
  },
  {
    name: 'several-devices',
    title: 'Several devices',
    does: 'A member who signs in stays signed in on other devices.',
    effects: { severalDevices: true },
  },
  {
    name: 'recommend-closed',
    title: 'Recommending closed',
    does: 'Members cannot recommend the site: invite links are not offered, and registering by one is refused with 107.',
    effects: { recommendClosed: true },
  },
  {
    name: 'agent-domain-rmb',
    title: 'Domain of an RMB agent',
    does: 'Every host belongs to agent 7001: agent and currency RMB are locked in the registration form.',
    effects: { agentDomain: { agentId: '7001', currency: 'RMB' } },
  },
  {
    name: 'agent-domain-vnd',
    title: 'Domain of a VND agent',
    does: 'Every host belongs to agent 7002: agent and currency VND are locked in the registration form.',
    effects: { agentDomain: { agentId: '7002', currency: 'VND' } },
  },
  {
    name: 'wallet-closed',
    title: 'Wallets closed',
    does: 'Nobody can deposit, withdraw or bind a bank account; the layout says wallet_status 0.',
    effects: { walletClosed: true },
  },
  {
    name: 'no-cashier',
    title: 'Platform without a cashier',
    does: 'Calls of deposits, withdrawals and bank accounts do not exist; sites refer to customer service.',
    effects: {
      faults: ['/member/deposit/*', '/member/withdrawal/*', '/member/bank_account*'].map((path) => ({
        path,
        mode: 'code' as const,
        code: '404',
      })),
    },
  },
  {
    name: 'no-lobby',
    title: 'Platform without a lobby',
    does: 'Calls of facets and shelves do not exist; lists are narrowed in the browser, and shelves are those of the template.',
    effects: { faults: [{ path: '/lobby/*', mode: 'http404' }] },
  },
  {
    name: 'odd-shelves',
    title: 'Shelves that cannot be shown',
    does: 'Among the shelves are an empty one, one of an unknown kind and one whose games cannot be read; none of them is seen.',
    effects: { oddShelves: true },
  },
  {
    name: 'bank-needed',
    title: 'Bank account needed',
    does: 'Members without a bank account have to bind one before they can deposit.',
    effects: { bankNeeded: true },
  },
  {
    name: 'sport-unframed',
    title: 'Quick bets cannot be framed',
    does: 'The page of quick bets on sports forbids frames; the sports hall offers it in a window of its own.',
    effects: { sportUnframed: true },
  },
  {
    name: 'cash-back',
    title: 'Cash back',
    does: 'Members get cash back; the layout says cash_back_status 1.',
    effects: { cashBack: true },
  },
  {
    name: 'cash-surplus',
    title: 'Savings',
    does: 'Members have a cash surplus of 1,250.00 with 3.42 of interest; the member centre shows it.',
    effects: { cashSurplus: { balance: '1250.00', interest: '3.42' } },
  },
  {
    name: 'signed-out',
    title: 'Expired login',
    does: 'Every call of a member is answered with 401.',
    effects: {
      faults: ['/member/*', '/arks/web/member/*', '/arks/web/bulletin/member*', '/arks/web/member-games/last*'].map(
        (path) => ({ path, mode: 'unauthorised' }),
      ),
    },
  },
  {
    name: 'answers-500',
    title: 'Server errors',
    does: 'Every call is answered with HTTP 500.',
    effects: everywhere('http500'),
  },
  {
    name: 'refused',
    title: 'Everything refused',
    does: `Every call is refused with the code ${UNNAMED_CODE}, which none names, and a message.`,
    effects: refused('/api/*', UNNAMED_CODE, 'Refused by a scenario'),
  },
  {
    name: 'answers-html',
    title: 'HTML for JSON',
    does: 'A page of some proxy comes back in the place of data.',
    effects: everywhere('html'),
  },
  {
    name: 'answers-empty',
    title: 'Empty answers',
    does: 'Every answer has no body at all.',
    effects: everywhere('empty'),
  },
  {
    name: 'answers-truncated',
    title: 'Half answers',
    does: 'Every answer ends in its middle.',
    effects: everywhere('truncated'),
  },
  {
    name: 'answers-wrong-types',
    title: 'Wrong types',
    does: 'Every value of every answer has another type than it should.',
    effects: everywhere('wrong-types'),
  },
  {
    name: 'answers-other-form',
    title: 'The other envelope',
    does: 'Answers come as header and body where they were code and data, and the other way round. Nothing breaks.',
    effects: everywhere('other-form'),
  },
  {
    name: 'answers-401',
    title: '401 for everything',
    does: 'Every call is answered with 401, those of guests too.',
    effects: everywhere('unauthorised'),
  },
  {
    name: 'answers-drip',
    title: 'Answers drop by drop',
    does: 'Every answer arrives in drops of 64 bytes, four a second.',
    effects: everywhere('slow-drip'),
  },
] as const satisfies readonly Scenario[];

/** Ways in which platforms write the same values; several can be active at once (FLD-03). */
const written: readonly Scenario[] = writings.map(({ name, title, does }) => ({
  name: `writes-${name}`,
  title,
  does,
  group: 'writings',
  effects: { writing: name },
}));

/** Every named scenario. */
export const scenarios: readonly Scenario[] = [...situations, ...written, ...refusals];

/** Name by which a header or the control page chooses a scenario. */
export type ScenarioName = (typeof situations)[number]['name'] | `writes-${WritingName}` | RefusalName;

const byName: ReadonlyMap<string, Scenario> = new Map(scenarios.map((scenario) => [scenario.name, scenario]));

/** The scenario of a name; undefined for an unknown one. */
export function findScenario(name: string): Scenario | undefined {
  return byName.get(name);
}
