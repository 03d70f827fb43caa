import type { Game } from '@housefront/contract/features/catalogue';

/** Addresses of pictures without words that are not square (LOOK-04). */
export interface GamePictures {
  /** 2 to 3. */
  readonly portrait?: string;
  /** 16 to 9. */
  readonly wide?: string;
}

/** Addresses of the pictures of a game. */
export interface GameArt {
  /** Square art; may be empty. */
  readonly art: string;
  /** Pictures of other shapes; absent if the platform names none. */
  readonly pictures?: GamePictures;
}

/**
 * Pictures of a game: the square one without words rather than its icon, and those of other shapes (LOOK-04).
 * @param hasShapes whether tiles of the page have other shapes: a page of square ones need not hold the addresses
 */
export function toArt({ game_icon, pictures }: Pick<Game, 'game_icon' | 'pictures'>, hasShapes = true): GameArt {
  const { square, ...others } = pictures ?? {};
  return { art: square ?? game_icon, ...(hasShapes && Object.keys(others).length > 0 && { pictures: others }) };
}
