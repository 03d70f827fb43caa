import type { Protection } from './protection.ts';
import { amountIn } from './amount-in.ts';
import { gameKind, isLikeSlots, type GameKind } from './game-kinds.ts';

/** Whether a profile refuses a game by its hall or its kind. One that refuses kinds refuses unknown ones too (RG-49). */
export const isRefusedGame = ({ refusedGames }: Pick<Protection, 'refusedGames'>, gameType: string): boolean => {
  const { halls = [], kinds = [] } = refusedGames ?? {};
  const kind = gameKind(gameType);
  const isKind = kinds.includes(kind) || (kind === 'unknown' && kinds.length > 0);
  return isKind || halls.some((id) => String(id) === gameType);
};

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

/** The shortest round of a kind; of an unknown one the longest of all. */
const roundOf = (kind: GameKind, { slots, others = 0 }: NonNullable<Capabilities['shortestRound']>): number => {
  if (kind === 'betting') return 0;
  if (kind === 'unknown') return Math.max(slots, others);
  return kind === 'slots' ? slots : others;
};

/**
 * The limits with which a game is launched (RG-39).
 * @param cap the highest stake of this member with slots; null where there is none
 */
export const launchLimits = (
  { autoplay, turbo, shortestRound }: Capabilities,
  gameType: string,
  cap: bigint | null,
): LaunchLimits => {
  const round = shortestRound ? roundOf(gameKind(gameType), shortestRound) : 0;
  return {
    ...(autoplay === false && { autoplay }),
    ...(turbo === false && { turbo }),
    ...(round > 0 && { shortestRound: round }),
    ...(isLikeSlots(gameType) && cap !== null && { highestStake: cap }),
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
 * The highest stake with slots in a currency, in minor units; null where the profile has none. A member whose age is not
 * known is taken for a young one, and in a currency without an amount nothing can be staked (RG-39).
 */
export const stakeCap = ({ highestStake }: Capabilities, currency: string, age: number | null): bigint | null => {
  if (!highestStake) return null;
  const { slots, young } = highestStake;
  const isYoung = young !== undefined && (age === null || age < young.below);
  return amountIn(isYoung ? young.slots : slots, currency);
};
