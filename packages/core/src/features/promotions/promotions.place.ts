import { DISPLAY_LOCATION } from '@housefront/contract/ids';
import { factsAt, PAGES } from '@housefront/contract/pages';
import type { PromotionPlace } from './promotions.rules.ts';

/**
 * The promotions that pop up on a page of this site: those of the deposit page, the general ones, or null for none (HOME-18,
 * HOME-20x).
 */
export const popUpPlace = (path: string, search: string): PromotionPlace | null => {
  const page = path.toLowerCase().replace(/\/+$/, '');
  const query = new URLSearchParams(search);
  const section = query.get('page')?.toLowerCase();
  if (page === PAGES.deposit.leadsTo.toLowerCase() || (page === PAGES.member.path && section === 'deposit'))
    return DISPLAY_LOCATION.deposit;
  // Separate windows, and pages that redirect.
  if (factsAt(page)?.frame === 'plain') return null;
  return ['header', 'footer'].includes(query.get('appPage') ?? '') ? null : DISPLAY_LOCATION.general;
};
