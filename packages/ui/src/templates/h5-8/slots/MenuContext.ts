import { createContext } from 'react';
import type { FooterLink, TabItem } from '../../../slots/contract.ts';

/** What the menu offers beside what the header knows: the entries of a bottom bar, and the pages of the footer. */
export interface MenuEntries {
  readonly tabs: readonly TabItem[];
  readonly pages: { readonly label: string; readonly links: readonly FooterLink[] } | null;
}

/** Handed from the frame to the header, which is given nothing of the other parts. */
export const MenuContext = createContext<MenuEntries>({ tabs: [], pages: null });
