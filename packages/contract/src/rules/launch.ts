import type { Protection } from '../protection.ts';

/** Kinds of games that profiles distinguish: slots, other casino games, and betting. */
export type GameKind = 'slots' | 'casino' | 'betting';

/** Kinds by the id of a hall; all others are betting. */
const KINDS: Readonly<Record<string, GameKind>> = { '2': 'slots', '3': 'casino', '6': 'casino' };

/** The kind of a game by its `game_type`, the id of its hall. */
export const gameKind = (gameType: string): GameKind => KINDS[gameType] ?? 'betting';

/** Limits of a launch; what is absent is not limited. */
export interface LaunchLimits {
  /** False: without autoplay (RG-24). */
  readonly autoplay?: false;
  /** False: without turbo and quick spin (RG-25). */
  readonly turbo?: false;
  /** Shortest round in milliseconds (RG-25). */
  readonly shortestRound?: number;
  /** Highest stake in minor units (RG-39). */
  readonly highestStake?: bigint;
}

type Capabilities = Partial<Pick<Protection, 'autoplay' | 'turbo' | 'shortestRound' | 'highestStake'>>;

/**
 * The limits with which a game is launched (RG-24, RG-25, RG-39).
 * @param cap the highest stake of this member with slots; null where there is none
 */
export const launchLimits = (
  { autoplay, turbo, shortestRound }: Capabilities,
  gameType: string,
  cap: bigint | null,
): LaunchLimits => {
  const kind = gameKind(gameType);
  const round = kind === 'slots' ? shortestRound?.slots : kind === 'casino' ? shortestRound?.others : undefined;
  return {
    ...(autoplay === false && { autoplay }),
    ...(turbo === false && { turbo }),
    ...(round !== undefined && { shortestRound: round }),
    ...(kind === 'slots' && cap !== null && { highestStake: cap }),
  };
};

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The age in whole years on a day; null for an unknown birthday. Both are days such as 2001-09-30. */
export const ageOn = (birthday: string, today: string): number | null => {
  const [born, now] = [DATE.exec(birthday), DATE.exec(today)];
  if (!born || !now || birthday > today) return null;
  const hadBirthday = birthday.slice(5) <= today.slice(5);
  return Number(now[1]) - Number(born[1]) - (hadBirthday ? 0 : 1);
};

/**
 * The highest stake with slots in a currency, in minor units; null where the profile has none. A member whose age is not known
 * is taken for a young one (RG-39).
 */
export const stakeCap = ({ highestStake }: Capabilities, currency: string, age: number | null): bigint | null => {
  const young = highestStake?.young;
  const isYoung = young !== undefined && (age === null || age < young.below);
  const amount = (isYoung ? young.slots[currency] : undefined) ?? highestStake?.slots[currency];
  return amount === undefined ? null : BigInt(amount);
};
