import type { CallMeanings } from '../calls/meaning.types.ts';
import * as features from './features.ts';

/** Level and meaning of every call and its fields, by the name of the call. */
export const callMeanings: CallMeanings = Object.fromEntries(
  Object.values(features).flatMap((calls) => Object.entries(calls)),
);
