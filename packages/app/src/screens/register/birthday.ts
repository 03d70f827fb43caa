import { htmlLang } from '@housefront/core/i18n';
import type { DateParts } from '@housefront/ui/patterns/FormFields';

/** A part of a date. */
export type DayPart = 'year' | 'month' | 'day';

/** Range of ages offered for a birthday: the minimum is the legal age to play. */
const AGES = { youngest: 18, oldest: 100 } as const;

const two = (number: number): string => String(number).padStart(2, '0');

/** The order of day, month and year in a language. */
export const dayOrder = (locale: string): readonly DayPart[] =>
  new Intl.DateTimeFormat(htmlLang(locale), { year: 'numeric', month: 'long', day: 'numeric', calendar: 'gregory' })
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []));

/** Years of birth, latest first, as sent. */
export const birthYears = (now: number): readonly string[] => {
  const latest = new Date(now).getUTCFullYear() - AGES.youngest;
  return Array.from({ length: AGES.oldest - AGES.youngest + 1 }, (_, index) => String(latest - index));
};

/** Months as sent, with their names in a language. */
export const birthMonths = (locale: string): readonly { readonly value: string; readonly label: string }[] => {
  const format = new Intl.DateTimeFormat(htmlLang(locale), {
    month: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  return Array.from({ length: 12 }, (_, month) => ({
    value: two(month + 1),
    label: format.format(Date.UTC(2000, month, 15)),
  }));
};

/** Days of a month, as sent; 31 while year or month is not chosen. */
export const birthDays = (year: string, month: string): readonly string[] => {
  const last = month === '' ? 31 : new Date(Date.UTC(year === '' ? 2000 : Number(year), Number(month), 0)).getUTCDate();
  return Array.from({ length: last }, (_, day) => two(day + 1));
};

/** A birthday without the day that its month does not have; undefined if nothing is wrong with it. */
export const withoutWrongDay = ({ year, month, day }: DateParts): DateParts | undefined =>
  day === '' || birthDays(year, month).includes(day) ? undefined : { year, month, day: '' };
