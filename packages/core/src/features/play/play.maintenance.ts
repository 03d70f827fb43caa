import { UNKNOWN } from '../../i18n/format.ts';
import { formatMoment, readServerTime, type ServerTime } from '../../i18n/server-time.ts';
import type { CoreI18n } from '../../i18n/i18n.types.ts';
import type { PlayInterval } from './machine/play.types.ts';

/**
 * Text of the maintenance dialog: both times, else the generic text. One unreadable time is shown as unknown; if both are
 * unreadable, the text is the generic one (PLAY-44).
 * @param moment writes a moment (ms since the epoch) with the name of its zone; the visitor's where it is known
 */
export const maintenanceText = (
  interval: PlayInterval | null,
  i18n: Pick<CoreI18n, 't'>,
  moment = (at: number): string => formatMoment({ kind: 'known', at }),
): string => {
  const start = readServerTime(interval?.startAt ?? '');
  const end = readServerTime(interval?.endAt ?? '');
  if (start.kind !== 'known' && end.kind !== 'known') return i18n.t('pg.maintain.generic');
  const shown = (time: ServerTime) => (time.kind === 'known' ? moment(time.at) : UNKNOWN);
  return i18n.t('pg.maintain.period', { start: shown(start), end: shown(end) });
};
