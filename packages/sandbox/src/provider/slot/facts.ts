import type { GameFacts } from '../game/facts.types.ts';
import { LINES, PAYS, REELS, returnToPlayer, ROWS, STRIPS, WILD } from './rules.ts';

/** The symbol whose five pay most. */
const TOP = 2;

/** For each reel, how many of its stops show the top symbol in a set of rows, by the bits of the rows. */
const stopsByRows = (reel: number): readonly number[] => {
  const strip = STRIPS[reel] ?? [];
  const counts = Array.from({ length: 2 ** ROWS }, () => 0);
  strip.forEach((_, stop) => {
    let rows = 0;
    for (let row = 0; row < ROWS; row += 1) {
      const symbol = strip[(stop + row) % strip.length];
      if (symbol === TOP || (reel > 0 && symbol === WILD)) rows |= 1 << row;
    }
    counts[rows] = (counts[rows] ?? 0) + 1;
  });
  return counts;
};

/** The exact chance that a spin shows five of the top symbol on a line, over all sets of rows of the five reels. */
function topChance(): number {
  let states = new Map([[2 ** LINES.length - 1, 1]]);
  for (let reel = 0; reel < REELS; reel += 1) {
    const size = STRIPS[reel]?.length ?? 1;
    const next = new Map<number, number>();
    stopsByRows(reel).forEach((stops, rows) => {
      const open = LINES.reduce(
        (bits, line, index) => (rows & (1 << (line[reel] ?? 0)) ? bits | (1 << index) : bits),
        0,
      );
      for (const [lines, chance] of states) {
        const kept = lines & open;
        if (kept !== 0 && stops > 0) next.set(kept, (next.get(kept) ?? 0) + (chance * stops) / size);
      }
    });
    states = next;
  }
  return [...states.values()].reduce((sum, chance) => sum + chance, 0);
}

let known: GameFacts | undefined;

/** The facts of the slots, computed from their strips and their paytable. */
export function slotFacts(): GameFacts {
  known ??= {
    rtp: Math.round(returnToPlayer() * 10_000) / 100,
    topPrize: (PAYS[TOP]?.[2] ?? 0) / LINES.length,
    topPrizeOdds: Math.round(1 / topChance()),
  };
  return known;
}
