import type { EntryQuery } from '../../adapters/entry.ts';
import type { CookiePort } from '../../adapters/ports/ports.ts';

/** The kinds of introducer: an agent by id, or a member by recommend code. */
export type ReferralKind = 'agent' | 'recommend';

/** The introducer of the visitor, and the source of it. */
export interface Referral {
  readonly kind: ReferralKind;
  /** Agent id or recommend code. */
  readonly value: string;
  /** `link`: the address of this document; `domain`: the agent of the host; `stored`: an earlier link. */
  readonly source: 'link' | 'domain' | 'stored';
}

/** Format of the platform's ids and codes; anything else in a link is ignored. */
const CODE = /^[\w.-]{1,64}$/;
const code = (value: string | undefined): string | undefined =>
  value !== undefined && CODE.test(value) ? value : undefined;

/** True when a link names an agent and a code at once, so that the recommend feature has to decide (SHELL-28x). */
export const namesBoth = ({ id, invite }: EntryQuery): boolean => code(id) !== undefined && code(invite) !== undefined;

/** The introducer in a link; if it names both, the code while the recommend feature is on (SHELL-28x). */
export const linkReferral = (query: EntryQuery, recommendOn: boolean): Referral | null => {
  const agent = code(query.id);
  const invite = code(query.invite);
  if (invite !== undefined && (agent === undefined || recommendOn)) {
    return { kind: 'recommend', value: invite, source: 'link' };
  }
  return agent === undefined ? null : { kind: 'agent', value: agent, source: 'link' };
};

/**
 * The introducer that is remembered: the agent of the domain, then the one that register_type names, then the agent of a
 * link, then a code (SHELL-28x).
 */
export const storedReferral = (cookies: Pick<CookiePort, 'get'>): Referral | null => {
  const read = (name: string) => code(cookies.get(name));
  const domain = read('agent_domain_id');
  if (domain !== undefined) return { kind: 'agent', value: domain, source: 'domain' };
  const agent = read('member_agent');
  const recommend = read('recommend_code');
  const wantsCode = cookies.get('register_type') === 'recommend_code';
  if (recommend !== undefined && (wantsCode || agent === undefined)) {
    return { kind: 'recommend', value: recommend, source: 'stored' };
  }
  return agent === undefined ? null : { kind: 'agent', value: agent, source: 'stored' };
};

/** The address under which a member refers others: `?id=` for an agent, `?invite=` for a code (SHELL-27). */
export const buildReferralLink = (kind: ReferralKind, value: string, page: string): string =>
  `${page}?${kind === 'agent' ? 'id' : 'invite'}=${encodeURIComponent(value)}`;
