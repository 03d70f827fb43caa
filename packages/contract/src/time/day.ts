const DAY_MS = 86_400_000;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Days from 1970 to a day such as `2026-11-25`; null for one that does not exist. */
export function dayNumber(day: string): number | null {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (year === undefined) return null;
  const at = Date.UTC(Number(year), Number(month) - 1, Number(date));
  // February 30 is read as a day in March, and a year below 100 as one of the last century.
  return new Date(at).toISOString().startsWith(day) ? at / DAY_MS : null;
}
