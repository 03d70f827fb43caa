import type { Duration } from '@housefront/contract/rules';
import { htmlLang, type CoreI18n } from '@housefront/core/i18n';

const UNITS = { h: 'hour', d: 'day', w: 'week', m: 'month', y: 'year' } as const;

/** A length in words of the visitor's language, e.g. 6 weeks. */
export function lengthText(duration: Duration, { locale, t }: Pick<CoreI18n, 'locale' | 't'>): string {
  if (duration === 'open') return t('pauses.no_end');
  if (duration === 'forever') return t('pauses.forever');
  const unit = Object.entries(UNITS).find(([sign]) => duration.endsWith(sign))?.[1];
  if (unit === undefined) return duration;
  const options = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(htmlLang(locale), options).format(Number.parseInt(duration, 10));
}

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

const two = (count: number): string => String(count).padStart(2, '0');

/** A duration as h:mm:ss; an unknown beginning and one in the future count as now (RG-09). */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** A short duration as m:ss. */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** The time of day in the zone of the device, as HH:mm (RG-10). */
export function formatTimeOfDay(at: number): string {
  const time = new Date(at);
  return `${two(time.getHours())}:${two(time.getMinutes())}`;
}
