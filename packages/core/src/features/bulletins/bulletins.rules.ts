import { DISPLAY_DEVICE } from '@housefront/contract/ids';
import type { Bulletin } from '@housefront/contract/features/bulletins';
import { parseServerDate } from '../../i18n/format.ts';
import type { SiteMode } from '../site/index.ts';

/** The promotions of this mode; one without a device is for all (HOME-17). */
export const bulletinsForMode = (list: readonly Bulletin[], mode: SiteMode): Bulletin[] => {
  const own = mode === 'desktop' ? DISPLAY_DEVICE.desktop : DISPLAY_DEVICE.mobile;
  return list.filter(
    ({ display_device: device }) => device === null || device === DISPLAY_DEVICE.all || device === own,
  );
};

/** What decides whether the pop-up opens. */
export interface PopupFacts {
  /** Promotions of the current login state and mode. */
  readonly list: readonly Pick<Bulletin, 'updated_at'>[];
  readonly onDepositPage: boolean;
  /** When the pop-up was closed in this tab, milliseconds since the epoch. */
  readonly closedAt: number | undefined;
}

/** Whether the promotions pop up by themselves (HOME-19, HOME-20x). An unreadable updated_at counts as old. */
export const shouldPopUp = ({ list, onDepositPage, closedAt }: PopupFacts): boolean => {
  if (list.length === 0) return false;
  if (onDepositPage || closedAt === undefined) return true;
  return list.some(({ updated_at }) => (parseServerDate(updated_at) ?? 0) > closedAt);
};
