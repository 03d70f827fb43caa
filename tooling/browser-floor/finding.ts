import type { MissingFeature } from './floor.ts';

/** One place of a built file that uses what browsers of the floor lack. */
export interface Finding {
  readonly feature: MissingFeature;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** The code at this place, cut. */
  readonly text: string;
}
