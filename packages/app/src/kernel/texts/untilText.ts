import { htmlLang } from '@housefront/core/i18n';

/** A moment in the visitor's own zone and language, with the name of the zone. */
export const untilText = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(htmlLang(locale), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).format(at);
