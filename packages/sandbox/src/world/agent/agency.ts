import { inCurrency } from '../../seed/agency.ts';
import { between, createPrng } from '../../base/prng.ts';
import { MAIN_PURSE, type Ledger } from '../ledger/ledger.ts';
import type { Members } from '../members/members.ts';
import type { Agency, LineMember } from './agency.types.ts';
import { dayOf, NOTHING, plus, startOf } from './figures.ts';
import { createLineFacts } from './line-facts.ts';
import { createSeededLine, type SeededLineParts } from './seeded-line.ts';

export type * from './agency.types.ts';

/** Input of the downlines. */
export interface AgencyParts extends SeededLineParts {
  readonly ledger: Ledger;
  readonly members: Members;
}

/**
 * Creates the agency. Downlines and their activity are derived from the seed when they are read; tables contain only changes.
 * Members who joined later, by a link or by their agent, have their real activity.
 */
export function createAgency({ db, clock, ledger, members, seed, games }: AgencyParts): Agency {
  const facts = createLineFacts(db);
  const seeded = createSeededLine({ db, clock, seed, games });
  const agentOf: Agency['agentOf'] = ({ profile }) => {
    const level = Number(profile['agent_level'] ?? 0);
    return level > 0 ? { level, active: profile['agent_active'] !== '0' } : undefined;
  };

  const line: Agency['line'] = (agent) => {
    const everybody = members.all();
    const known = new Map(everybody.map((member) => [member.id, member]));
    const found: Omit<LineMember, 'below'>[] = seeded.of(agent).map((member) => ({
      ...member,
      joinedAt: startOf(seeded.joined(member)) + (member.id % 1100) * 60_000,
      lastLoginAt: seeded.lastSeen(agent, member),
      cash: known.has(member.id) ? ledger.total(member.id) : member.cash,
      state: known.get(member.id)?.state ?? member.state,
    }));
    const ids = new Set([agent.id, ...found.map(({ id }) => id)]);
    for (const member of everybody) {
      const parentId = Number(member.profile['member_agent'] ?? 0);
      if (!ids.has(parentId) || ids.has(member.id)) continue;
      ids.add(member.id);
      const level = agentOf(member)?.level ?? 0;
      const { id, account, state } = member;
      found.push({
        id,
        account,
        state,
        parentId,
        level,
        type: level > 0 ? 2 : 1,
        cash: ledger.total(id),
        ...facts.seen(id),
      });
    }
    const below = new Map<number, number>();
    for (const { parentId } of found) below.set(parentId, (below.get(parentId) ?? 0) + 1);
    return found.map((member) => ({ ...member, below: below.get(member.id) ?? 0 }));
  };

  return {
    agentOf,
    line,
    knows: (account) =>
      members.all().some((agent) => seeded.of(agent).some((member) => member.account === account.toLowerCase())),
    figures: (agent, wanted, days, filter = { gtId: '', gpId: '' }) => {
      const own = new Map(seeded.of(agent).map((member) => [member.id, member]));
      const moments = { start: startOf(days.from), end: startOf(days.to + 1) };
      const there = new Set(members.all().map(({ id }) => id));
      return wanted.reduce((sum, { id }) => {
        const member = own.get(id);
        const told = member ? seeded.figures(agent, member, days, filter) : NOTHING;
        const really = there.has(id) ? facts.did(id, moments, filter, member === undefined) : NOTHING;
        return plus(sum, { ...plus(told, really), active: Math.max(told.active, really.active) });
      }, NOTHING);
    },
    visits: (agent, { from, to }) => {
      let sum = 0;
      for (let day = from; day <= Math.min(to, dayOf(clock.now())); day += 1) {
        sum += seeded.of(agent).length === 0 ? 0 : between(createPrng(`${seed}/visits/${agent.account}/${day}`), 3, 45);
      }
      return sum;
    },
    registered: (agent, account) => {
      const wanted = account.toLowerCase();
      const member = line(agent).find((one) => one.account.toLowerCase() === wanted);
      if (!member) return undefined;
      const there = members.byId(member.id);
      if (there) return there;
      const known = seeded.of(agent).find(({ id }) => id === member.id);
      if (!known) return undefined;
      return db.transaction(() => {
        const { id, state, joinedAt } = member;
        // An account that exists only in the seed has no known password.
        db.insert('member', {
          id,
          account: known.account,
          passwordHash: '',
          name: known.account,
          currency: agent.currency,
          state,
          profile: JSON.stringify({
            member_agent: String(member.parentId),
            ...(known.level > 0 && { agent_level: String(known.level) }),
          }),
          createdAt: joinedAt,
        });
        ledger.post(id, MAIN_PURSE, known.cash, 'opening', 'opening balance');
        return members.byId(id);
      });
    },
    dayOf,
  };
}

/**
 * Terms of a level: the number of bettors and the profit of the house that a period requires, and the agent's share of the
 * profit.
 */
export const planLevels = (currency: string, decimals: number) =>
  [
    { level: 1, activeMembers: 5, minProfit: inCurrency(currency, 1000, decimals), rate: 0.25 },
    { level: 2, activeMembers: 20, minProfit: inCurrency(currency, 5000, decimals), rate: 0.3 },
    { level: 3, activeMembers: 50, minProfit: inCurrency(currency, 20_000, decimals), rate: 0.35 },
    { level: 4, activeMembers: 100, minProfit: inCurrency(currency, 60_000, decimals), rate: 0.4 },
  ] as const;
