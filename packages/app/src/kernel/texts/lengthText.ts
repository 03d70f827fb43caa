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
