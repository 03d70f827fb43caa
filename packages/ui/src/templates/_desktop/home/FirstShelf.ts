import { firstShelves } from '../../../views/home/firstShelves.tsx';
import { listedShelves } from '../../../views/home/listedShelves.tsx';
import { GameShelf, type GameShelfProps } from '../parts/GameShelf.tsx';
import { Section } from '../parts/Section.ts';

/** False in the client build of a site without the platform's shelves, which has nothing of them (LOB-09). */
declare const __SITE_SHELVES__: boolean | undefined;
const mayBeListed = typeof __SITE_SHELVES__ === 'undefined' || __SITE_SHELVES__;

/** The shelves with which home begins (LOOK-15). */
export const { FirstShelf, NextShelf } = mayBeListed
  ? listedShelves<Pick<GameShelfProps, 'row' | 'expected'>>(GameShelf, Section)
  : firstShelves<Pick<GameShelfProps, 'row' | 'expected'>>(GameShelf);
