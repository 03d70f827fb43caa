import { createHash, createHmac } from 'node:crypto';

/** The house edge of every bet in the long run, for any strategy. */
export const HOUSE_EDGE = 0.03;

/** Highest multiplier in hundredths: a flight that reaches it is paid out. */
export const CAP = 100_000;

/** Lowest automatic cash-out in hundredths. */
export const LOWEST_AUTO = 101;

/** Milliseconds in which the multiplier grows by the factor e. */
export const GROWTH_MS = 12_000;

/** The multiplier in hundredths after `elapsed` milliseconds of flight. */
export const multiplierAt = (elapsed: number): number =>
  Math.max(100, Math.min(CAP, Math.floor(100 * Math.exp(elapsed / GROWTH_MS))));

/** Milliseconds of flight until a multiplier in hundredths is reached. */
export const timeOf = (multiplier: number): number => Math.ceil(GROWTH_MS * Math.log(multiplier / 100));

/** The fingerprint of a secret, shown before the round (SHA-256, hex). */
export const fingerprintOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * Crash point of a flight, in hundredths. The secret is fixed, and its fingerprint shown, before the player's browser chooses
 * the round's id: so neither side can choose the outcome, and both can verify it afterwards.
 */
export function crashPoint(secret: string, roundId: string): number {
  const digest = createHmac('sha256', secret).update(roundId).digest('hex');
  return pointOf(Number.parseInt(digest.slice(0, 13), 16) / 2 ** 52);
}

/**
 * Maps a number in [0, 1) to a crash point, so that a flight reaches x with a chance of (1 - edge) / x: then every target
 * returns the same share of the bet.
 */
export const pointOf = (part: number): number =>
  Math.max(100, Math.min(CAP, Math.floor((100 * (1 - HOUSE_EDGE)) / (1 - part))));

/**
 * The chance that a flight reaches a multiplier in hundredths above 1.00, for proofs of the rules.
 * @internal
 */
export const chanceOf = (multiplier: number): number => (1 - HOUSE_EDGE) / (multiplier / 100);

/** The win of a bet at a multiplier in hundredths; both in minor units, rounded down. */
export const payOf = (bet: number, multiplier: number): number => Math.floor((bet * multiplier) / 100);
