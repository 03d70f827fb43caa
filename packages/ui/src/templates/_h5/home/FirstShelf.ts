import { firstShelves } from '../../../views/home/firstShelves.tsx';
import { GameShelf, type GameShelfProps } from '../parts/GameShelf.tsx';

/** The shelves with which home begins (LOOK-15). */
export const { FirstShelf, NextShelf } = firstShelves<Pick<GameShelfProps, 'layout' | 'tiles' | 'expected'>>(GameShelf);
