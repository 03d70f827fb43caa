/** A day, given as `YYYY-MM-DD`, as its language writes it; the text itself if it is none. */
export function dayText(day: string, locale: string): string {
  const [year = Number.NaN, month = 1, date] = day.split('-').map(Number);
  const at = Date.UTC(year, month - 1, date);
  if (Number.isNaN(at)) return day;
  const style = { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;
  return new Intl.DateTimeFormat(locale, style).format(at);
}
