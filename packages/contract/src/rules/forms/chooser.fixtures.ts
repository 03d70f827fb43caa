/** Chosen values, the same ones in each run. */
export interface Chooser {
  /** From 0 up to 1. */
  readonly random: () => number;
  /** A whole number from 0 up to the limit. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
}

/** Creates values from a seed. `pick` throws for an empty list. */
export function createChooser(seed: number): Chooser {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    random,
    below,
    pick: (from) => {
      const chosen = from[below(from.length)];
      if (chosen === undefined) throw new Error('nothing to pick from');
      return chosen;
    },
  };
}
