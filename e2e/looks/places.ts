import { addressIds, factsOf } from '../../packages/contract/src/pages/pages.ts';
import { agentMenu } from '../../packages/app/src/screens/account/agent/agent-menu.ts';
import { entriesOf, memberMenu } from '../../packages/app/src/kernel/member/memberMenu.ts';
import { paths } from '../../packages/app/src/kernel/paths.ts';
import type { MemberName } from '../support/login.ts';

/** A page of the site for one kind of visitor. */
export interface Place {
  /**
   * Its address without the leading slash, so that a part of an address finds it; `as` names the visitor if there are
   * several.
   */
  readonly name: string;
  readonly address: string;
  /** Who is signed in; null for a guest. */
  readonly member: MemberName | null;
}

/** An agent with a line, a bank account and a withdrawal password. */
const agent = 'falcon1';
/** A member who is no agent, has nothing bound, no letters and no password for withdrawals. */
const plain = 'river77';
/** Has to choose a password first. */
const newcomer = 'first001';

const place = (address: string, member: MemberName | null, as = ''): Place => ({
  name: `${address === '/' ? 'home' : address.slice(1).replace('?page=', '/')}${as && ` as ${as}`}`,
  address,
  member,
});

/** Halls have a value in their address; sports have quick bets. */
const halls = [place(paths.gameHall(2), null), place(paths.gameHall(4), null)];

/** Pages for everybody: every address of the table that is no technical one and leads nowhere else. */
const publicPlaces = addressIds.flatMap((id) => {
  const { path, access, robots, leadsTo } = factsOf(id);
  return path.includes('$') || access || robots === 'closed' || leadsTo ? [] : [place(path, null)];
});

const memberPlaces = entriesOf(memberMenu({ hidden: [], recommending: true })).flatMap((entry) =>
  'href' in entry ? [] : [place(paths.member(entry.id), agent)],
);
/** Sections that look different to a member who has linked and set nothing. */
const beginning = (['Info', 'Letter', 'Withdrawal', 'BindAccount'] as const).map((id) =>
  place(paths.member(id), plain, plain),
);

const agentPlaces = agentMenu(true).flatMap(({ entries }) => entries.map(({ id }) => place(paths.agent(id), agent)));
const termPlaces = agentMenu(false).flatMap(({ entries }) =>
  entries.map(({ id }) => place(paths.agent(id), plain, plain)),
);

/** Every page that a picture is taken of, from the tables of pages and menus of the product. */
export const places: readonly Place[] = [
  ...publicPlaces,
  ...halls,
  place(paths.home(), agent, agent),
  ...memberPlaces,
  ...beginning,
  place(paths.member('Info'), newcomer, newcomer),
  place(paths.pay(), agent),
  ...agentPlaces,
  ...termPlaces,
  place(paths.agent('Register'), plain, plain),
];
