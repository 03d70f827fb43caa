import type { ReactNode } from 'react';
import { useTemplate } from '../../kernel/runtime.ts';
import { useGameSearch } from './useGameSearch.ts';

/**
 * The search of all games, over the page. Mounted while open, so that it fetches nothing before and each search starts
 * empty.
 */
export default function GameSearchOverlay(): ReactNode {
  const slots = useTemplate((state) => state.template.slots);
  const props = useGameSearch();
  return slots.GameSearch ? <slots.GameSearch {...props} /> : null;
}
