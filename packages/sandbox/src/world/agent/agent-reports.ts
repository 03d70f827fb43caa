import type { CurrencyRow } from '@housefront/contract/currency';
import { minor, ZERO, type Minor } from '@housefront/contract/money';
import { partOf } from '@housefront/contract/rules';
import { createPrng } from '../../base/prng.ts';
import type { Currencies } from '../ledger/currencies.ts';
import { planLevels, type Agency, type Days, type Figures, type GameFilter, type LineMember } from './agency.ts';
import type { Member } from '../members/members.ts';

/** Share of the downline's bets that is paid back to members: 0.2 %. */
const REBATE_RATE = 0.002;
/** Days of a settlement, and the number of settlements listed. */
const WEEK = 7;
const WEEKS = 13;
/** A day since 1970 that is a Monday. */
const MONDAY = 4;

/** A day of an agent. */
export interface OperationRow {
  readonly day: number;
  readonly figures: Figures;
}

/** A member directly below an agent, with the totals of that member and everyone below. */
export interface LayerRow {
  readonly member: LineMember;
  /** Number of members below, in all layers. */
  readonly members: number;
  readonly figures: Figures;
  readonly rebate: Minor;
  readonly commission: Minor;
}

/** A settlement of a week. */
export interface Settlement {
  readonly id: string;
  readonly days: Days;
  readonly activeMembers: number;
  readonly netProfit: Minor;
  readonly rate: number;
  readonly commission: Minor;
  readonly adjustment: Minor;
  readonly status: 'pending' | 'settled' | 'carried';
  /** The day of the payment; null before it. */
  readonly settledOn: number | null;
}

/** Reports for agents about their downlines. */
export interface AgentReports {
  /** A member of a downline with all members below, and the path to that member; undefined for a member who is not in it. */
  under(
    agent: Member,
    id: string,
  ): { readonly path: readonly LineMember[]; readonly below: readonly LineMember[] } | undefined;
  operation(agent: Member, days: Days, account: string, games: GameFilter): readonly OperationRow[];
  layer(agent: Member, parentId: string, days: Days): readonly LayerRow[];
  /** The newest first. */
  settlements(agent: Member): readonly Settlement[];
}

/** All members of a downline below a member. */
const subtree = (line: readonly LineMember[], id: number): readonly LineMember[] => {
  const ids = new Set([id]);
  // Parents come first.
  return line.filter((member) => {
    if (!ids.has(member.parentId)) return false;
    ids.add(member.id);
    return true;
  });
};

/** Profit of the house from members, less bonuses. */
const profitOf = ({ winLoss, bonus }: Figures): Minor => minor(-winLoss - bonus);

/** A share of a profit; zero for a loss. */
const shareOf = (profit: Minor, rate: number): Minor => (profit > 0n ? (partOf(profit, rate) ?? ZERO) : ZERO);

const rateOf = ({ wire, decimals }: CurrencyRow, active: number, profit: Minor): number =>
  planLevels(wire, decimals).findLast(({ activeMembers, minProfit }) => active >= activeMembers && profit >= minProfit)
    ?.rate ?? 0;

/** Creates the reports; `today` is the number of the day. */
export function createAgentReports(
  agency: Agency,
  seed: number,
  today: () => number,
  currencies: Currencies,
): AgentReports {
  const under: AgentReports['under'] = (agent, id) => {
    const line = agency.line(agent);
    if (id === '' || id === String(agent.id)) return { path: [], below: line };
    const found = line.find((member) => String(member.id) === id);
    if (!found) return undefined;
    const path: LineMember[] = [];
    const climb = (at: LineMember | undefined): void => {
      if (!at) return;
      path.unshift(at);
      climb(line.find(({ id: above }) => above === at.parentId));
    };
    climb(found);
    return { path, below: subtree(line, found.id) };
  };

  return {
    under,
    operation: (agent, { from, to }, account, games) => {
      const wanted = account.trim().toLowerCase();
      const line = agency.line(agent).filter((member) => wanted === '' || member.account.toLowerCase() === wanted);
      const last = Math.min(to, today());
      return Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => {
        const day = last - index;
        return { day, figures: agency.figures(agent, line, { from: day, to: day }, games) };
      });
    },
    layer: (agent, parentId, days) => {
      const found = under(agent, parentId);
      if (!found) return [];
      const parent = found.path.at(-1)?.id ?? agent.id;
      return found.below
        .filter((member) => member.parentId === parent)
        .map((member) => {
          const below = subtree(found.below, member.id);
          const figures = agency.figures(agent, [member, ...below], days);
          const rate = rateOf(currencies.row(agent.currency), figures.active, profitOf(figures));
          return {
            member,
            members: below.length,
            figures,
            rebate: partOf(minor(figures.validBet), REBATE_RATE) ?? ZERO,
            commission: shareOf(profitOf(figures), rate),
          };
        });
    },
    settlements: (agent) => {
      const line = agency.line(agent);
      if (line.length === 0) return [];
      const monday = today() - ((today() - MONDAY) % WEEK);
      return Array.from({ length: WEEKS }, (_, index) => {
        const from = monday - index * WEEK;
        const days = { from, to: from + WEEK - 1 };
        const figures = agency.figures(agent, line, days);
        const profit = profitOf(figures);
        const rate = rateOf(currencies.row(agent.currency), figures.active, profit);
        const random = createPrng(`${seed}/settlement/${agent.account}/${from}`);
        const open = index === 0;
        const commission = shareOf(profit, rate);
        // At most a twentieth, up or down.
        const part = !open && random() < 0.2 ? Math.round((random() - 0.5) * 10_000) : 0;
        const adjustment = minor((commission * BigInt(part)) / 100_000n);
        const status = open ? 'pending' : profit > 0n && rate > 0 ? 'settled' : 'carried';
        return {
          id: `S${agent.id}${from}`,
          days,
          activeMembers: figures.active,
          netProfit: profit,
          rate,
          commission: status === 'carried' ? ZERO : commission,
          adjustment: status === 'settled' ? adjustment : ZERO,
          status,
          settledOn: status === 'settled' ? days.to + 1 : null,
        };
      });
    },
  };
}
