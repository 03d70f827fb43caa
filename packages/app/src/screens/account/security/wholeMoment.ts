import { formatMoment, type ServerTime } from '@housefront/core/i18n';

/** A moment whose time zone is never broken: a hyphen ends a line, a non-breaking one does not. */
export const wholeMoment = (time: ServerTime): string => formatMoment(time).replace(' GMT-', ' GMT\u2011');
