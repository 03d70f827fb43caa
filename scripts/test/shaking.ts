import { availableParallelism } from 'node:os';

/**
 * A shaken run (DX-03): tests that hold only on a quick and quiet machine fall in it. Its seed comes by `HOUSEFRONT_SHAKEN`,
 * as `pnpm shaken` sets it.
 */
export interface Shaking {
  /** Of the order of files and tests. */
  readonly seed: number;
  /** Tests at the same time. They share the processors, so everything that they start is as many times slower. */
  readonly workers: number;
  /** Factor by which the limits of tests are longer: a limit ends what hangs and judges no speed. */
  readonly patience: number;
}

/** Tests that share a processor. */
const SLOWNESS = 6;

/**
 * How this run is shaken; undefined for any other run.
 * @internal
 */
export function shakingOf(env: NodeJS.ProcessEnv, processors = availableParallelism()): Shaking | undefined {
  const text = env['HOUSEFRONT_SHAKEN'] ?? '';
  return text === '' ? undefined : { seed: Number(text), workers: SLOWNESS * processors, patience: SLOWNESS };
}

/** The environment of a shaken run; answers of the sandbox are delayed by up to 400 ms. */
export const shakenBy = (seed: number) => ({ HOUSEFRONT_SHAKEN: String(seed), HOUSEFRONT_JITTER: '400' });

/**
 * Names in an order by chance: the same one for the same seed.
 * @internal
 */
export function shuffled<Name>(names: readonly Name[], seed: number): Name[] {
  const left = [...names];
  let state = seed;
  return names.flatMap((_, done) => {
    // A linear congruential generator: any spread of the files will do.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return left.splice(Math.floor((state / 2 ** 32) * (names.length - done)), 1);
  });
}
