/** A day, given as `YYYY-MM-DD`, as its language writes it; the text itself if it is none. */
export function dayText(day: string, locale: string): string {
  const at = Date.parse(day);
  if (Number.isNaN(at)) return day;
  const style = { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;
  return new Intl.DateTimeFormat(locale, style).format(at);
}
