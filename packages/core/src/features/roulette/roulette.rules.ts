/** Rotation in addition to the way to the prize, in degrees (ROU-05). */
const EXTRA = 3600;

/** Position of each of n prizes, in degrees clockwise from the pointer (ROU-02). */
export const anglesOf = (prizes: number): readonly number[] =>
  Array.from({ length: prizes }, (_, index) => (index * 360) / prizes);

/**
 * Clockwise rotation that brings a prize under the pointer, in degrees: about 3600, the way to the prize, and a random part
 * of at most a third of a segment to either side of its middle (ROU-05).
 * @param chance at least 0, less than 1
 */
export const turnTo = (index: number, prizes: number, chance: number): number =>
  EXTRA + ((360 - (anglesOf(prizes)[index] ?? 0)) % 360) + ((chance * 2 - 1) * 360) / prizes / 3;

/** Name of the picture of a wheel (ROU-13x). */
export const wheelImageName = (prizes: number): string => `wheel-${prizes}`;
