import type { FeatureDeps } from '../../feature-deps.ts';
import { createLate, PART_MISSING, type LatePart } from '../../late.ts';
import type { createLetters, LettersFeature } from './createLetters.ts';
import { letterQueries } from './letters.queries.ts';

/** The letters whose actions come with a late part. */
export const lateLetters = (
  deps: FeatureDeps,
  part: LatePart<{ readonly createLetters: typeof createLetters }>,
): LettersFeature => ({
  queries: letterQueries(deps),
  ...createLate(deps, part, (arrived): LettersFeature => arrived.createLetters(deps), {
    open: { message: PART_MISSING },
    destroy: { message: PART_MISSING, answer: () => false },
    reread: { answer: () => false },
  }),
});
