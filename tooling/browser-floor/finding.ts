import type { MissingFeature } from './floor.ts';

/** A place in a built file that uses a feature missing in the oldest browsers. */
export interface Finding {
  readonly feature: MissingFeature;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** The code at this place, cut. */
  readonly text: string;
}
