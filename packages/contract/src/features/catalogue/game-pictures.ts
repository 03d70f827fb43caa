import * as z from 'zod/mini';
import { readOr, textOrEmpty } from '../../wire/wire.ts';

/*
 * Pictures of a game in three shapes, without words: our proposal to platforms. The schema and the quick reader of games share
 * the function (LOOK-04).
 */

const shapes = {
  /** 1 to 1. */
  square: textOrEmpty,
  /** 2 to 3. */
  portrait: textOrEmpty,
  /** 16 to 9. */
  wide: textOrEmpty,
};

/** Addresses of the pictures of a game; a shape that it has not is absent. */
export type GamePictures = { readonly [Shape in keyof typeof shapes]?: string };

/** The pictures that have an address; null without any (LOOK-04). */
export function givenPictures({ square, portrait, wide }: Required<GamePictures>): GamePictures | null {
  const given = { ...(square && { square }), ...(portrait && { portrait }), ...(wide && { wide }) };
  return Object.keys(given).length > 0 ? given : null;
}

/** The field of a schema. It is proposed. */
export const picturesField = readOr(z.object(shapes), givenPictures, null);
