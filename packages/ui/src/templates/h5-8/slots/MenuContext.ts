import { createContext } from 'react';
import type { FooterLink, TabItem } from '../../../slots/contract.ts';

/** Entries of the menu that the header does not get: those of a bottom bar, and the pages of the footer. */
export interface MenuEntries {
  readonly tabs: readonly TabItem[];
  readonly pages: { readonly label: string; readonly links: readonly FooterLink[] } | null;
}

/** Passed from the frame to the header, which gets no props of other parts. */
export const MenuContext = createContext<MenuEntries>({ tabs: [], pages: null });
