import { DISPLAY_LOCATION } from '@housefront/contract/ids';
import { factsAt, PAGES } from '@housefront/contract/pages';
import type { Rhythm } from '@housefront/contract/site-config';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { compareServerTime } from '../../i18n/server-time.ts';
import { dayOf, rests } from '../../visitor/rhythm.ts';
import { promotionRhythm } from './promotions.rhythm.ts';
import { promotionsForMode, type PromotionPlace } from './promotions.rules.ts';
import type { Promotion } from './promotions.types.ts';

/**
 * The promotions that pop up on a page of this site: those of the deposit page, the general ones, or null if none may
 * (HOME-18).
 */
export const popUpPlace = (path: string, search: string): PromotionPlace | null => {
  const page = path.toLowerCase().replace(/\/+$/, '');
  const query = new URLSearchParams(search);
  const section = query.get('page')?.toLowerCase();
  if (page === PAGES.deposit.leadsTo.toLowerCase() || (page === PAGES.member.path && section === 'deposit'))
    return DISPLAY_LOCATION.deposit;
  // Pages in their own window, and pages that are about to redirect.
  if (factsAt(page)?.frame === 'plain') return null;
  return ['header', 'footer'].includes(query.get('appPage') ?? '') ? null : DISPLAY_LOCATION.general;
};

/** Input of the decision whether the pop-up opens. */
export interface PopupFacts {
  /** Promotions of the current login state and mode. */
  readonly list: readonly Pick<Promotion, 'updatedAt'>[];
  readonly onDepositPage: boolean;
  /** When the pop-up was closed, if that still counts, milliseconds since the epoch. */
  readonly closedAt: number | undefined;
  /** Time at which the visitor hid them for the day, and the current time, milliseconds since the epoch. */
  readonly restedAt?: number | undefined;
  readonly now?: number | undefined;
}

/**
 * Whether the promotions pop up by themselves. A closed list stays closed unless a promotion is known to be newer: one with
 * an unreadable updated_at would pop up for ever. A visitor who hid them for the day sees only newer ones that day, on the
 * deposit page too (HOME-19).
 */
export const shouldPopUp = ({ list, onDepositPage, closedAt, restedAt, now }: PopupFacts): boolean => {
  const hasNewer = (than: number): boolean =>
    list.some(({ updatedAt }) => compareServerTime(updatedAt, than) === 'after');
  if (list.length === 0) return false;
  const resting = restedAt !== undefined && now !== undefined && dayOf(restedAt) === dayOf(now);
  if (resting && !hasNewer(restedAt)) return false;
  if (onDepositPage || closedAt === undefined) return true;
  return hasNewer(closedAt);
};

type PopupDeps = Pick<FeatureDeps, 'config' | 'ports' | 'site'>;

/** Closed promotions that a tab remembers. */
const MOST_CLOSED = 200;

/** When the general promotions were closed, if that still counts: in this tab, or as recently as the site's rhythm asks. */
const closingOf = ({ storage, platformClock }: PopupDeps['ports'], rhythm: Rhythm): number | undefined => {
  if (rhythm === 'visit') return storage.get('popUpDiscountModalCloseTime');
  const closedAt = storage.get('promotionsClosed');
  return rests(rhythm, closedAt, platformClock.now()) ? closedAt : undefined;
};

/** An entry of the promotions that were closed: the time, and the promotion as it was. */
const closedEntry = (at: number, { id, updatedAt }: Promotion): string => `${at} ${id} ${updatedAt}`;

/** Remembers for this tab that promotions were closed; those closed before are kept. */
export const rememberClosed = ({ platformClock, storage }: PopupDeps['ports'], list: readonly Promotion[]): void => {
  const now = platformClock.now();
  const before = storage.get('closedPromotions') ?? [];
  storage.set('closedPromotions', [...before, ...list.map((one) => closedEntry(now, one))].slice(-MOST_CLOSED));
};

/** Whether a promotion was closed, as it is, so recently that the site's rhythm keeps it away; in this visit at the least. */
const wasClosed = ({ platformClock, storage }: PopupDeps['ports'], rhythm: Rhythm) => {
  const now = platformClock.now();
  const closed = new Set(
    (storage.get('closedPromotions') ?? []).flatMap((entry) => {
      const at = Number.parseInt(entry, 10);
      return rhythm === 'visit' || rests(rhythm, at, now) ? [entry.slice(String(at).length)] : [];
    }),
  );
  return (one: Promotion): boolean => closed.has(closedEntry(0, one).slice(1));
};

/** A title and a picture alone make no offer: such a promotion is on its page and in the lists. */
const hasWords = ({ summary }: Promotion): boolean => summary !== '';

/**
 * The promotions of a list that pop up by themselves on this page; empty when none may. Those without words never do, nor
 * those that were closed in this visit, also before a sign-in or sign-out (LOOK-03).
 */
export const popUpPromotions = (
  deps: PopupDeps,
  all: readonly Promotion[],
  place: PromotionPlace,
): readonly Promotion[] => {
  const { ports, site } = deps;
  const onDepositPage = place === DISPLAY_LOCATION.deposit;
  const rhythm = promotionRhythm(deps);
  const closed = wasClosed(ports, rhythm);
  const forMode = promotionsForMode(all, site.getState().mode);
  const list = onDepositPage ? forMode : forMode.filter((one) => hasWords(one) && !closed(one));
  // Those of the deposit page are opened by a press.
  if (rhythm === 'never' && !onDepositPage) return [];
  const closedAt = closingOf(ports, rhythm);
  const restedAt = ports.storage.get('promotionsRest');
  return shouldPopUp({ list, onDepositPage, closedAt, restedAt, now: ports.clock.now() }) ? list : [];
};
