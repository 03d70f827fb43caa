import { formatDateTime, parseServerDate } from '../../i18n/format.ts';
import type { CoreI18n } from '../../i18n/i18n.types.ts';
import type { PlayInterval } from './play.types.ts';

/** Text of the maintenance dialog: both times in the zone of all dates, which the text names, else the generic one (PLAY-44, PLAY-45x). */
export const maintenanceText = (interval: PlayInterval | null, i18n: Pick<CoreI18n, 't'>): string => {
  if (interval === null) return i18n.t('pg.maintain.generic');
  const shown = (text: string) => {
    const at = parseServerDate(text);
    return at === null ? text : formatDateTime(at);
  };
  return i18n.t('pg.maintain.period', { start: shown(interval.startAt), end: shown(interval.endAt) });
};
