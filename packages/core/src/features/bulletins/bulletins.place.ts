import { DISPLAY_LOCATION } from '@housefront/contract/ids';
import type { BulletinPlace } from './bulletins.rules.ts';

/** Windows of their own, and pages that are about to leave. */
const SILENT_PAGES = /^\/(?:user|proxy|fastpayment|play|loading|close|authcallback)(?:\/|$)/;

/**
 * Which promotions pop up on a page of this site: those of the deposit page, the general ones, or null where nothing may
 * (HOME-18, HOME-20x).
 */
export const popUpPlace = (path: string, search: string): BulletinPlace | null => {
  const page = path.toLowerCase().replace(/\/+$/, '');
  const query = new URLSearchParams(search);
  const section = query.get('page')?.toLowerCase();
  if (page === '/user/deposit' || (page === '/user' && section === 'deposit')) return DISPLAY_LOCATION.deposit;
  if (SILENT_PAGES.test(page)) return null;
  return ['header', 'footer'].includes(query.get('appPage') ?? '') ? null : DISPLAY_LOCATION.general;
};
