import type { RandomPort } from '../adapters/ports/ports.ts';

/** Chance that repeats: the same seed gives the same numbers. */
export const seededRandom = (seed = 1): RandomPort => {
  let state = seed >>> 0;
  let ids = 0;
  return {
    next: () => {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    },
    id: () => `id-${(ids += 1)}`,
  };
};
