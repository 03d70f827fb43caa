import { DEFAULT_DECIMALS } from '@housefront/contract/currency';
import { minor, type Minor } from '@housefront/contract/money';
import { between, createPrng, pick } from '../base/prng.ts';

/** A member below an agent in the seed of a new world. */
export interface SeedLineMember {
  readonly id: number;
  readonly account: string;
  /** 1 member, 2 agent. */
  readonly type: 1 | 2;
  /** 0 for a member. */
  readonly level: number;
  readonly parentId: number;
  /** Number of days between joining and the first day of the agency. */
  readonly joinedBefore: number;
  /** Day of the first deposit, counted from joining. */
  readonly firstDepositAfter: number;
  readonly cash: Minor;
  readonly state: 'active' | 'frozen';
}

/** A game that members of a downline bet on. */
export interface LineGame {
  readonly gtId: number;
  readonly gpId: string;
}

/** A member's bets on a game within a day; the member's win is positive. */
export interface GameFigures extends LineGame {
  readonly bet: bigint;
  readonly validBet: bigint;
  readonly winLoss: bigint;
}

/** A member's activity within a day, in minor units. */
export interface DayFigures {
  readonly deposit: bigint;
  readonly withdrawal: bigint;
  readonly bonus: bigint;
  readonly games: readonly GameFigures[];
}

/** Members of each layer below an agent. */
const LAYERS = [12, 48, 80, 60] as const;
/** One of this many members is an agent, by layer; the last layer has no members below. */
const AGENT_EVERY = [1.5, 3, 5] as const;
/** Ids of a downline begin with the id of its agent. */
const IDS_PER_AGENT = 10_000;

const words =
  'amber basil cedar coral delta ember ferny grove hazel irisa jaded koira larko maple novak opala pearl quartz raven sagen terra umber violet willow zephyr'.split(
    ' ',
  );

/** Factor of amounts in a currency, compared with a dollar; 1 for an unknown one. */
const scales: Readonly<Record<string, number>> = {
  RMB: 7,
  VND: 25_000,
  THB: 33,
  JPY: 150,
  INR: 85,
  BDT: 120,
  WON: 1400,
};

/** Random values are numbers until they become money. */
const drawnUnits = (currency: string, dollars: number): number =>
  Math.round(dollars * 100 * (Object.hasOwn(scales, currency) ? (scales[currency] ?? 1) : 1));
const whole = (units: number): bigint => BigInt(Math.round(units));

/** An amount of dollars in another currency. */
export const inCurrency = (currency: string, dollars: number, decimals = DEFAULT_DECIMALS): Minor =>
  minor((BigInt(drawnUnits(currency, dollars)) * 10n ** BigInt(decimals)) / 10n ** BigInt(DEFAULT_DECIMALS));

/** The members below an agent, in four layers, parents before those below them. Pure: the same seed gives the same downline. */
export function seedLine(
  seed: number,
  agent: { readonly id: number; readonly account: string; readonly currency: string },
): readonly SeedLineMember[] {
  const random = createPrng(`${seed}/line/${agent.account}`);
  const line: SeedLineMember[] = [];
  let above: readonly number[] = [agent.id];
  for (const [layer, size] of LAYERS.entries()) {
    const agents: number[] = [];
    const every = AGENT_EVERY[layer];
    for (let place = 0; place < size; place += 1) {
      const number = line.length + 1;
      const id = agent.id * IDS_PER_AGENT + number;
      const isAgent = every !== undefined && Math.floor(place % every) === 0;
      if (isAgent) agents.push(id);
      line.push({
        id,
        account: `${pick(random, words)}${agent.id}${String(number).padStart(3, '0')}`,
        type: isAgent ? 2 : 1,
        level: isAgent ? between(random, 1, 3) : 0,
        parentId: pick(random, above),
        joinedBefore: between(random, 0, 60) + (LAYERS.length - 1 - layer) * 25,
        firstDepositAfter: between(random, 0, 3),
        cash: inCurrency(agent.currency, between(random, 0, 90_000) / 100),
        state: random() < 0.03 ? 'frozen' : 'active',
      });
    }
    above = agents;
  }
  return line;
}

/** The activity of a member of a downline on a day after joining. Pure. */
export function seedDay(
  seed: number,
  member: Pick<SeedLineMember, 'account' | 'firstDepositAfter'>,
  day: { readonly number: number; readonly sinceJoined: number },
  { currency, games }: { readonly currency: string; readonly games: readonly LineGame[] },
): DayFigures {
  const random = createPrng(`${seed}/${member.account}/${day.number}`);
  const drawn = (from: number, to: number): number => drawnUnits(currency, between(random, from, to));
  const first = day.sinceJoined === member.firstDepositAfter;
  const active = random() < 0.4 || first;
  if (!active) return { deposit: 0n, withdrawal: 0n, bonus: 0n, games: [] };
  return {
    deposit: first || random() < 0.3 ? whole(drawn(20, 400)) : 0n,
    withdrawal: random() < 0.12 ? whole(drawn(20, 250)) : 0n,
    bonus: random() < 0.1 ? whole(drawn(1, 15)) : 0n,
    games: Array.from({ length: between(random, 1, 3) }, () => {
      const bet = drawn(5, 300);
      return {
        ...pick(random, games),
        bet: whole(bet),
        validBet: whole(bet * (0.85 + random() * 0.15)),
        winLoss: whole(bet * (random() * 0.6 - 0.34)),
      };
    }),
  };
}
