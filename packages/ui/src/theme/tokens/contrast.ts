import { lowestRatio } from './colour.ts';
import type { Hex, ThemeTokens } from './tokens.types.ts';

/** Kind of a pair: running text, large text (24 px, or 19 px bold), or a control or icon against its background. */
export type PairKind = 'text' | 'large' | 'control';

/** Two tokens that meet on a screen. `front` and `back` are paths such as `text.muted`, `surface.tile`. */
export interface ContrastPair {
  readonly front: string;
  readonly back: string;
  readonly kind: PairKind;
}

/** A pair with its measured ratio. A gradient counts by its worst stop. */
export interface ContrastResult extends ContrastPair {
  readonly ratio: number;
  readonly floor: number;
  readonly passes: boolean;
}

/** Minimum ratios by level (THM-02). */
export const floors: Readonly<Record<ThemeTokens['level'], Readonly<Record<PairKind, number>>>> = {
  AA: { text: 4.5, large: 3, control: 3 },
  AAA: { text: 7, large: 7, control: 7 },
};

/** Backgrounds of page text. */
export const pageSurfaces = [
  'surface.canvas',
  'surface.raised',
  'surface.sunken',
  'surface.overlay',
  'surface.tile',
  'surface.tileHover',
  'surface.field',
  'gradient.card',
] as const;

/** Colour families of the tokens. */
export const tones = ['accent', 'second', 'gold', 'danger', 'success', 'warning', 'info'] as const;

const pair = (front: string, back: string, kind: PairKind = 'text'): ContrastPair => ({ front, back, kind });

/** Every text/background and control/background pair of the contract. */
export const contrastPairs: readonly ContrastPair[] = [
  ...['text.primary', 'text.muted', 'text.faint'].flatMap((text) => pageSurfaces.map((surface) => pair(text, surface))),
  ...tones.flatMap((tone) => [
    ...pageSurfaces.map((surface) => pair(`${tone}.text`, surface)),
    pair(`${tone}.on`, `${tone}.base`),
    pair(`${tone}.on`, `${tone}.strong`),
    pair(`${tone}.onSoft`, `${tone}.soft`),
    ...['surface.canvas', 'surface.raised', 'surface.overlay'].map((surface) =>
      pair(`${tone}.base`, surface, 'control'),
    ),
  ]),
  ...['accent', 'second', 'gold'].map((tone) => pair(`${tone}.on`, `gradient.${tone}`)),
  ...['text.header', 'text.headerMuted', 'text.headerActive'].map((text) => pair(text, 'surface.header')),
  pair('text.hero', 'gradient.hero'),
  // For calls to action: to register, to deposit.
  pair('gradient.gold', 'gradient.hero', 'control'),
  pair('text.inverse', 'surface.inverse'),
  ...pageSurfaces.map((surface) => pair('border.control', surface, 'control')),
  ...pageSurfaces.map((surface) => pair('border.strong', surface, 'control')),
  ...[...pageSurfaces, 'surface.header', 'surface.inverse'].map((surface) =>
    pair('focus.ring|focus.gap', surface, 'control'),
  ),
  pair('focus.ring', 'focus.gap', 'control'),
  pair('jackpot.digit', 'jackpot.cell'),
  pair('jackpot.label', 'gradient.jackpot'),
  pair('badge.onHot', 'badge.hot'),
  pair('badge.onNew', 'badge.new'),
  pair('badge.onCount', 'badge.count'),
  pair('art.onVeil', 'art.veil'),
];

function lookUp(tokens: ThemeTokens, path: string): readonly Hex[] {
  const [group = '', name = ''] = path.split('.');
  if (group === 'gradient') {
    // Paths come from the list above.
    return tokens.gradient[name as keyof ThemeTokens['gradient']].stops.map((stop) => stop.color);
  }
  const source: Readonly<Record<string, unknown>> = group === 'art' ? { art: tokens.art } : { ...tokens.colour };
  // A missing path is reported below.
  const value = (source[group] as Readonly<Record<string, Hex>> | undefined)?.[name];
  if (!value) throw new Error(`The theme contract has no colour at ${path}.`);
  return [value];
}

/** The lowest ratio between two paths; a leading `a|b` means the one with more contrast. */
export function measure(tokens: ThemeTokens, { front, back }: Pick<ContrastPair, 'front' | 'back'>): number {
  const behind = lookUp(tokens, back);
  const worst = (path: string): number => Math.min(...lookUp(tokens, path).map((fore) => lowestRatio(fore, behind)));
  return Math.max(...front.split('|').map(worst));
}

/** Measures every pair of the contract in a theme. */
export function checkContrast(tokens: ThemeTokens): readonly ContrastResult[] {
  return contrastPairs.map((each) => {
    const ratio = measure(tokens, each);
    const floor = floors[tokens.level][each.kind];
    return { ...each, ratio, floor, passes: ratio >= floor };
  });
}

/** The pairs of a theme with too little contrast, a line each, as messages for authors of a theme. */
export const contrastFaults = (tokens: ThemeTokens): readonly string[] =>
  checkContrast(tokens)
    .filter(({ passes }) => !passes)
    .map(
      ({ front, back, ratio, floor }) => `${front} on ${back}: ${ratio.toFixed(2)}, needs ${floor} (${tokens.level})`,
    );
