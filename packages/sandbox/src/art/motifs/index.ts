import type { Motif, Motifs } from './motif.types.ts';
import { beasts } from './beasts.ts';
import { cards } from './cards.ts';
import { creatures } from './creatures.ts';
import { fruits } from './fruits.ts';
import { gems } from './gems.ts';
import { legends } from './legends.ts';
import { live } from './live.ts';
import { lottery } from './lottery.ts';
import { luck } from './luck.ts';
import { sky } from './sky.ts';
import { sport } from './sport.ts';

const motifs: Motifs = {
  ...gems,
  ...luck,
  ...fruits,
  ...beasts,
  ...creatures,
  ...legends,
  ...sky,
  ...live,
  ...cards,
  ...lottery,
  ...sport,
};

/** A motif by its name, or null. */
export function findMotif(name: string): Motif | null {
  return Object.hasOwn(motifs, name) ? (motifs[name] ?? null) : null;
}

/**
 * Every motif name, for pictures of all.
 * @internal
 */
export const motifNames: readonly string[] = Object.keys(motifs);
