import type { Random } from '../../base/prng.ts';

/** A backdrop of a tile or banner. */
export type SceneName =
  | 'rays'
  | 'bokeh'
  | 'hills'
  | 'clouds'
  | 'columns'
  | 'ocean'
  | 'night'
  | 'curtain'
  | 'stadium'
  | 'confetti'
  | 'lattice'
  | 'grid'
  | 'arena'
  | 'hex'
  | 'cave';

/** Light, middle and dark tone. */
export type Tones = readonly [light: string, middle: string, dark: string];

/**
 * The motif of a picture. It draws into a box of 200 by 200 around the origin with the paints `h`/`H` (hero tones, vertical
 * and spherical), `a`/`A` (second tones), `y`/`Y` (gold and dark gold) and `w` (shine).
 */
export interface Motif {
  readonly hero: Tones;
  readonly alt: Tones;
  /** Other colourings that a game's number may choose. */
  readonly looks?: readonly { readonly hero?: Tones; readonly alt?: Tones }[];
  /** Backdrops that suit it; one is chosen by the game's number. */
  readonly scenes: readonly SceneName[];
  /** Backdrop tones that set it off. */
  readonly grounds: readonly GroundName[];
  readonly draw: (random: Random) => string;
}

/** A backdrop colouring. */
export type GroundName =
  | 'crimson'
  | 'indigo'
  | 'teal'
  | 'forest'
  | 'violet'
  | 'amber'
  | 'rose'
  | 'azure'
  | 'ink'
  | 'felt'
  | 'wine'
  | 'sunset'
  | 'neon'
  | 'sand';

/** Motifs by name. */
export type Motifs = Readonly<Record<string, Motif>>;
