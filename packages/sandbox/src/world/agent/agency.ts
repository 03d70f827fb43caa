import * as z from 'zod/mini';
import {
  inCurrency,
  seedDay,
  seedLine,
  type DayFigures,
  type LineGame,
  type SeedLineMember,
} from '../../seed/agency.ts';
import { between, createPrng } from '../../base/prng.ts';
import type { Agency, Figures, GameFilter, LineMember } from './agency.types.ts';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { MAIN_PURSE, type Ledger } from '../ledger/ledger.ts';
import { createLineFacts } from './line-facts.ts';
import type { Member, Members } from '../members/members.ts';

export type * from './agency.types.ts';

const DAY_MS = 86_400_000;
/** Time zone of the platform (America/Caracas, without daylight saving). */
const ZONE_MS = -4 * 3_600_000;
/** Longest time since a seeded member was last seen, in days. */
const SEEN_WITHIN = 30;

/** Input of the downlines. */
export interface AgencyParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly members: Members;
  readonly seed: number;
  readonly games: readonly (LineGame & { readonly currencies: readonly string[] })[];
}

const dayOf = (ms: number): number => Math.floor((ms + ZONE_MS) / DAY_MS);
const startOf = (day: number): number => day * DAY_MS - ZONE_MS;

const NOTHING: Figures = {
  registered: 0,
  firstDeposits: 0,
  deposit: 0n,
  withdrawal: 0n,
  bet: 0n,
  validBet: 0n,
  winLoss: 0n,
  bonus: 0n,
  active: 0,
};

const plus = (a: Figures, b: Figures): Figures => ({
  registered: a.registered + b.registered,
  firstDeposits: a.firstDeposits + b.firstDeposits,
  deposit: a.deposit + b.deposit,
  withdrawal: a.withdrawal + b.withdrawal,
  bet: a.bet + b.bet,
  validBet: a.validBet + b.validBet,
  winLoss: a.winLoss + b.winLoss,
  bonus: a.bonus + b.bonus,
  active: a.active + b.active,
});

/**
 * Creates the agency. Downlines and their activity are derived from the seed when they are read; tables contain only changes.
 * Members who joined later, by a link or by their agent, have their real activity.
 */
export function createAgency({ db, clock, ledger, members, seed, games }: AgencyParts): Agency {
  const facts = createLineFacts(db);
  const lines = new Map<number, readonly SeedLineMember[]>();
  const done = new Map<string, DayFigures>();

  const since = (): number => {
    const known = db.get(z.object({ since: z.number() }), 'SELECT since FROM agency')?.since;
    if (known !== undefined) return known;
    const today = dayOf(clock.now());
    db.run('INSERT INTO agency (one, since) VALUES (1, ?)', today);
    return today;
  };

  const agentOf: Agency['agentOf'] = ({ profile }) => {
    const level = Number(profile['agent_level'] ?? 0);
    return level > 0 ? { level, active: profile['agent_active'] !== '0' } : undefined;
  };

  const seededLine = (agent: Pick<Member, 'id' | 'account' | 'currency' | 'profile'>): readonly SeedLineMember[] => {
    // Only agents of the seed have referred members.
    if (agent.profile['has_line'] !== '1') return [];
    const line = lines.get(agent.id) ?? seedLine(seed, agent);
    lines.set(agent.id, line);
    return line;
  };

  const seededDay = (agent: Member, member: SeedLineMember, day: number): DayFigures | undefined => {
    const joined = since() - member.joinedBefore;
    if (day < joined) return undefined;
    const key = `${member.id}/${day}`;
    const known = done.get(key);
    if (known) return known;
    const open = games.filter(({ currencies }) => currencies.includes(agent.currency));
    const told = seedDay(
      seed,
      member,
      { number: day, sinceJoined: day - joined },
      { currency: agent.currency, games: open },
    );
    done.set(key, told);
    return told;
  };

  const lastSeen = (agent: Member, member: SeedLineMember, today: number): number | null => {
    for (let day = today - 1; day > today - SEEN_WITHIN; day -= 1) {
      const told = seededDay(agent, member, day);
      if (told && told.games.length > 0) return startOf(day) + (member.id % 1400) * 60_000;
    }
    return null;
  };

  const line: Agency['line'] = (agent) => {
    const today = dayOf(clock.now());
    const everybody = members.all();
    const known = new Map(everybody.map((member) => [member.id, member]));
    const found: Omit<LineMember, 'below'>[] = seededLine(agent).map((member) => ({
      ...member,
      joinedAt: startOf(since() - member.joinedBefore) + (member.id % 1100) * 60_000,
      lastLoginAt: lastSeen(agent, member, today),
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

  const seededFigures = (
    agent: Member,
    member: SeedLineMember,
    { from, to }: { readonly from: number; readonly to: number },
    { gtId, gpId }: GameFilter,
  ): Figures => {
    const joined = since() - member.joinedBefore;
    let sum = NOTHING;
    let active = 0;
    for (let day = from; day <= Math.min(to, dayOf(clock.now())); day += 1) {
      const told = seededDay(agent, member, day);
      if (!told) continue;
      const played = told.games.filter(
        (game) => (gtId === '' || String(game.gtId) === gtId) && (gpId === '' || game.gpId === gpId),
      );
      if (played.length > 0) active = 1;
      sum = plus(sum, {
        ...told,
        registered: day === joined ? 1 : 0,
        firstDeposits: day - joined === member.firstDepositAfter ? 1 : 0,
        bet: played.reduce((all, { bet }) => all + bet, 0n),
        validBet: played.reduce((all, { validBet }) => all + validBet, 0n),
        winLoss: played.reduce((all, { winLoss }) => all + winLoss, 0n),
        active: 0,
      });
    }
    return { ...sum, active };
  };

  return {
    agentOf,
    line,
    knows: (account) =>
      members.all().some((agent) => seededLine(agent).some((member) => member.account === account.toLowerCase())),
    figures: (agent, wanted, days, filter = { gtId: '', gpId: '' }) => {
      const seeded = new Map(seededLine(agent).map((member) => [member.id, member]));
      const moments = { start: startOf(days.from), end: startOf(days.to + 1) };
      const there = new Set(members.all().map(({ id }) => id));
      return wanted.reduce((sum, { id }) => {
        const member = seeded.get(id);
        const told = member ? seededFigures(agent, member, days, filter) : NOTHING;
        const really = there.has(id) ? facts.did(id, moments, filter, member === undefined) : NOTHING;
        return plus(sum, { ...plus(told, really), active: Math.max(told.active, really.active) });
      }, NOTHING);
    },
    visits: (agent, { from, to }) => {
      let sum = 0;
      for (let day = from; day <= Math.min(to, dayOf(clock.now())); day += 1) {
        sum +=
          seededLine(agent).length === 0 ? 0 : between(createPrng(`${seed}/visits/${agent.account}/${day}`), 3, 45);
      }
      return sum;
    },
    registered: (agent, account) => {
      const wanted = account.toLowerCase();
      const member = line(agent).find((one) => one.account.toLowerCase() === wanted);
      if (!member) return undefined;
      const there = members.byId(member.id);
      if (there) return there;
      const seeded = seededLine(agent).find(({ id }) => id === member.id);
      if (!seeded) return undefined;
      return db.transaction(() => {
        const { id, state, joinedAt } = member;
        // An account that exists only in the seed has no known password.
        db.run(
          `INSERT INTO member (id, account, password_hash, name, currency, state, profile, created_at)
           VALUES (?, ?, '', ?, ?, ?, ?, ?)`,
          id,
          seeded.account,
          seeded.account,
          agent.currency,
          state,
          JSON.stringify({
            member_agent: String(member.parentId),
            ...(seeded.level > 0 && { agent_level: String(seeded.level) }),
          }),
          joinedAt,
        );
        ledger.post(id, MAIN_PURSE, seeded.cash, 'opening', 'opening balance');
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
