import { readColour, reach, ratioOf, lowestRatio } from '../../theme/tokens/colour.ts';
import { contrastPairs, floors, measure, type ContrastResult } from '../../theme/tokens/contrast.ts';
import { tokenAt } from '../../theme/token-files/tokenList.ts';
import type { Hex, ThemeTokens } from '../../theme/tokens/tokens.types.ts';

/** A pair with too little contrast, with a colour that corrects it. */
export interface Repair {
  /** Path of the token to change, for `tokenAt`. */
  readonly path: string;
  readonly colour: Hex;
}

/** The path of a contrast pair in the form of token paths. */
export const tokenPath = (path: string): string =>
  /^(?:gradient|art)\./.test(path) ? path : `colour.${path.split('|')[0] ?? path}`;

const coloursAt = (tokens: ThemeTokens, path: string): readonly Hex[] => {
  const value = tokenAt(tokens, tokenPath(path));
  // Paths of the contrast pairs lead to a colour or a gradient.
  return typeof value === 'string'
    ? [value as Hex]
    : (value as { stops: { color: Hex }[] }).stops.map(({ color }) => color);
};

/** The nearest colour that reaches a ratio on all backgrounds; null if none does. */
function nearest(given: Hex, grounds: readonly Hex[], floor: number): Hex | null {
  const wanted = readColour(given);
  if (!wanted) return null;
  const found = (['lighter', 'darker'] as const)
    .map((towards) => reach(wanted, grounds, floor, towards))
    .filter((colour) => lowestRatio(colour, grounds) >= floor)
    .sort((a, b) => ratioOf(a, given) - ratioOf(b, given));
  return found[0] ?? null;
}

/**
 * For each pair the nearest passing foreground: on all backgrounds of that foreground, or if none passes, on this one. A pair
 * is left out if even black and white fail, or if its foreground is a gradient.
 */
export function repairsOf(
  tokens: ThemeTokens,
  failing: readonly ContrastResult[],
): ReadonlyMap<ContrastResult, Repair> {
  const everywhere = new Map<string, Hex | null>();
  const repairs = new Map<ContrastResult, Repair>();
  for (const pair of failing) {
    const { front, back, floor } = pair;
    const path = tokenPath(front);
    const given = tokenAt(tokens, path);
    if (typeof given !== 'string') continue;
    // Foregrounds of these pairs are colours.
    const from = given as Hex;
    if (!everywhere.has(front)) {
      const all = contrastPairs.filter((each) => each.front === front);
      const highest = Math.max(...all.map(({ kind }) => floors[tokens.level][kind]));
      everywhere.set(
        front,
        nearest(
          from,
          all.flatMap((each) => coloursAt(tokens, each.back)),
          highest,
        ),
      );
    }
    const colour = everywhere.get(front) ?? nearest(from, coloursAt(tokens, back), floor);
    if (colour) repairs.set(pair, { path, colour });
  }
  return repairs;
}

/** Pairs that one colour corrects, or a single pair. */
export interface RepairGroup {
  readonly pairs: readonly ContrastResult[];
  readonly repair: Repair | undefined;
}

/** Pairs in their order; pairs that the same colour of the same token corrects are grouped at the first of them. */
export function repairGroups(tokens: ThemeTokens, pairs: readonly ContrastResult[]): readonly RepairGroup[] {
  const repairs = repairsOf(
    tokens,
    pairs.filter(({ passes }) => !passes),
  );
  const together = Map.groupBy(pairs, (pair) => {
    const repair = repairs.get(pair);
    return repair ? `${repair.path} ${repair.colour}` : pair;
  });
  return [...together.values()].map((group) => ({ pairs: group, repair: group[0] && repairs.get(group[0]) }));
}

/** Every pair of a theme, failing ones first, the worst at the top. */
export function pairsOf(tokens: ThemeTokens): readonly ContrastResult[] {
  return contrastPairs
    .map((pair) => {
      const ratio = measure(tokens, pair);
      const floor = floors[tokens.level][pair.kind];
      return { ...pair, ratio, floor, passes: ratio >= floor };
    })
    .sort((a, b) => Number(a.passes) - Number(b.passes) || a.ratio / a.floor - b.ratio / b.floor);
}
