import * as z from 'zod/mini';
import { seedDay, seedLine, type DayFigures, type LineGame, type SeedLineMember } from '../../seed/agency.ts';
import type { Member } from '../members/members.ts';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import type { Days, Figures, GameFilter } from './agency.types.ts';
import { dayOf, NOTHING, plus, startOf } from './figures.ts';

/** Longest time since a seeded member was last seen, in days. */
const SEEN_WITHIN = 30;

/** Input of seeded downlines. */
export interface SeededLineParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly seed: number;
  readonly games: readonly (LineGame & { readonly currencies: readonly string[] })[];
}

const sinceRow = z.object({ since: z.number() });

/**
 * Creates the members below agents of the seed and their activity, which are derived from the seed when they are read. A table has
 * the day of the first start, from which their days are counted.
 */
export function createSeededLine({ db, clock, seed, games }: SeededLineParts) {
  const lines = new Map<number, readonly SeedLineMember[]>();
  const done = new Map<string, DayFigures>();

  const since = (): number => {
    const known = db.get(sinceRow, 'SELECT since FROM agency')?.since;
    if (known !== undefined) return known;
    const today = dayOf(clock.now());
    db.insert('agency', { one: 1, since: today });
    return today;
  };

  /** The day on which a member joined. */
  const joined = ({ joinedBefore }: SeedLineMember): number => since() - joinedBefore;

  const dayFigures = (agent: Member, member: SeedLineMember, day: number): DayFigures | undefined => {
    const firstDay = joined(member);
    if (day < firstDay) return undefined;
    const key = `${member.id}/${day}`;
    const known = done.get(key);
    if (known) return known;
    const open = games.filter(({ currencies }) => currencies.includes(agent.currency));
    const told = seedDay(
      seed,
      member,
      { number: day, sinceJoined: day - firstDay },
      { currency: agent.currency, games: open },
    );
    done.set(key, told);
    return told;
  };

  return {
    of: (agent: Pick<Member, 'id' | 'account' | 'currency' | 'profile'>): readonly SeedLineMember[] => {
      // Only agents of the seed have referred members.
      if (agent.profile['has_line'] !== '1') return [];
      const line = lines.get(agent.id) ?? seedLine(seed, agent);
      lines.set(agent.id, line);
      return line;
    },
    joined,
    /** Milliseconds since 1970; null for a member who never returned. */
    lastSeen: (agent: Member, member: SeedLineMember): number | null => {
      const today = dayOf(clock.now());
      for (let day = today - 1; day > today - SEEN_WITHIN; day -= 1) {
        const told = dayFigures(agent, member, day);
        if (told && told.games.length > 0) return startOf(day) + (member.id % 1400) * 60_000;
      }
      return null;
    },
    /** Totals of a member within some days. */
    figures: (agent: Member, member: SeedLineMember, { from, to }: Days, { gtId, gpId }: GameFilter): Figures => {
      const firstDay = joined(member);
      let sum = NOTHING;
      let active = 0;
      for (let day = from; day <= Math.min(to, dayOf(clock.now())); day += 1) {
        const told = dayFigures(agent, member, day);
        if (!told) continue;
        const played = told.games.filter(
          (game) => (gtId === '' || String(game.gtId) === gtId) && (gpId === '' || game.gpId === gpId),
        );
        if (played.length > 0) active = 1;
        sum = plus(sum, {
          ...told,
          registered: day === firstDay ? 1 : 0,
          firstDeposits: day - firstDay === member.firstDepositAfter ? 1 : 0,
          bet: played.reduce((all, { bet }) => all + bet, 0n),
          validBet: played.reduce((all, { validBet }) => all + validBet, 0n),
          winLoss: played.reduce((all, { winLoss }) => all + winLoss, 0n),
          active: 0,
        });
      }
      return { ...sum, active };
    },
  };
}
