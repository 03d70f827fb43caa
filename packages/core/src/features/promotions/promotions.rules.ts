import type { DISPLAY_LOCATION } from '@housefront/contract/ids';
import { compareServerTime } from '../../i18n/server-time.ts';
import { isForMode, type SiteMode } from '../site/index.ts';
import type { Promotion } from './promotions.types.ts';

/** Location of promotions: 2 general, 3 on the deposit page (HOME-18). */
export type PromotionPlace = (typeof DISPLAY_LOCATION)[keyof typeof DISPLAY_LOCATION];

/** The promotions of this mode; one without a device is for all (HOME-17). */
export const promotionsForMode = (list: readonly Promotion[], mode: SiteMode): Promotion[] =>
  list.filter(({ device }) => isForMode(device, mode));

/** Input of the decision whether the pop-up opens. */
export interface PopupFacts {
  /** Promotions of the current login state and mode. */
  readonly list: readonly Pick<Promotion, 'updatedAt'>[];
  readonly onDepositPage: boolean;
  /** When the pop-up was closed in this tab, milliseconds since the epoch. */
  readonly closedAt: number | undefined;
  /** Time at which the visitor hid them for the day, and the current time, milliseconds since the epoch. */
  readonly restedAt?: number | undefined;
  readonly now?: number | undefined;
}

const dayOf = (moment: number): string => new Date(moment).toDateString();

/**
 * Whether the promotions pop up by themselves (HOME-19, HOME-20x). A closed list stays closed unless a promotion is known to
 * be newer: one with an unreadable updated_at would pop up for ever. A visitor who hid them for the day sees only newer ones
 * that day, on the deposit page too.
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
