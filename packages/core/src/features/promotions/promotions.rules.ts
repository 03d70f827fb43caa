import { DISPLAY_DEVICE, type DISPLAY_LOCATION } from '@housefront/contract/ids';
import { compareServerTime } from '../../i18n/server-time.ts';
import type { SiteMode } from '../site/index.ts';
import type { Promotion } from './promotions.types.ts';

/** Where promotions are shown: 2 general, 3 on the deposit page (HOME-18). */
export type PromotionPlace = (typeof DISPLAY_LOCATION)[keyof typeof DISPLAY_LOCATION];

/** The promotions of this mode; one without a device is for all (HOME-17). */
export const promotionsForMode = (list: readonly Promotion[], mode: SiteMode): Promotion[] => {
  const own = mode === 'desktop' ? DISPLAY_DEVICE.desktop : DISPLAY_DEVICE.mobile;
  return list.filter(({ device }) => device === null || device === DISPLAY_DEVICE.all || device === own);
};

/** What decides whether the pop-up opens. */
export interface PopupFacts {
  /** Promotions of the current login state and mode. */
  readonly list: readonly Pick<Promotion, 'updatedAt'>[];
  readonly onDepositPage: boolean;
  /** When the pop-up was closed in this tab, milliseconds since the epoch. */
  readonly closedAt: number | undefined;
}

/** Whether the promotions pop up by themselves (HOME-19, HOME-20x). What was closed
 * stays closed unless something is known to be newer: one whose updated_at cannot be read would pop up for ever. */
export const shouldPopUp = ({ list, onDepositPage, closedAt }: PopupFacts): boolean => {
  if (list.length === 0) return false;
  if (onDepositPage || closedAt === undefined) return true;
  return list.some(({ updatedAt }) => compareServerTime(updatedAt, closedAt) === 'after');
};
