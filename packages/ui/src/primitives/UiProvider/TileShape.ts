import { createContext } from 'react';
import type { GameShape } from './picture.types.ts';

/** Shape of tiles, which chooses among a game's pictures; the template of the page says it (LOOK-04). */
export const TileShape = createContext<GameShape>('square');
