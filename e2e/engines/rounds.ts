import { drawn } from '../../scripts/test/drawn.ts';
import type { Engine } from './arguments.ts';
import type { Shape } from './driver.ts';

/** One way through the journey: an engine in a window of a shape. */
export interface Way {
  readonly engine: Engine;
  readonly shape: Shape;
}

/** How many ways are walked at the same time: each takes one processor, most of the time. */
const BESIDE = 2;

/**
 * All ways of some engines and shapes, in rounds whose ways are walked side by side. As far as there are shapes, the ways of a
 * round differ in both.
 */
export function rounds(engines: readonly Engine[], shapes: readonly Shape[]): readonly (readonly Way[])[] {
  const turns = shapes.map((_, turn) =>
    engines.flatMap((engine, at) => {
      const shape = shapes[(turn + at) % shapes.length];
      return shape ? [{ engine, shape }] : [];
    }),
  );
  return turns.flatMap((ways) =>
    Array.from({ length: Math.ceil(ways.length / BESIDE) }, (_, at) => ways.slice(at * BESIDE, (at + 1) * BESIDE)),
  );
}

/**
 * The round that a commit draws, so that a run of all tests walks each engine once, and the runs of some commits all ways.
 * @param commit its hash
 */
export function drawnRound<Round>(all: readonly Round[], commit: string): Round | undefined {
  const [at] = drawn(commit, Object.keys(all), 1);
  return all[Number(at)];
}
