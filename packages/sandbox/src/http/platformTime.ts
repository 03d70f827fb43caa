const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Caracas',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Offset of America/Caracas, which has no daylight saving time (minutes). */
const OFFSET_MINUTES = -4 * 60;

/** A point in time as the platform writes it: `YYYY-MM-DD HH:mm:ss`, wall time of America/Caracas (I18N-17x). */
export function platformTime(ms: number): string {
  const found = new Map(parts.formatToParts(ms).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => found.get(type) ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

/** Reads platform time, ISO text or milliseconds; undefined for anything else. */
export function readPlatformTime(value: string | number): number | undefined {
  if (typeof value === 'number') return value;
  const plain = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/.exec(value.trim());
  const ms = plain ? Date.parse(`${plain[1]}T${plain[2]}Z`) - OFFSET_MINUTES * 60_000 : Date.parse(value);
  return Number.isNaN(ms) ? undefined : ms;
}
