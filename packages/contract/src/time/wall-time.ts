/** Zone of all times without an offset, in which times are also shown (I18N-17x). */
export const PLATFORM_ZONE = 'America/Caracas';

const formats = new Map<string, Intl.DateTimeFormat>();
const formatIn = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
};

/** A moment as YYYY-MM-DD HH:mm:ss in the zone; '' for an invalid date (I18N-17x). */
export const formatDateTime = (at: number, zone = PLATFORM_ZONE): string => {
  if (Number.isNaN(new Date(at).getTime())) return '';
  const parts = new Map(
    formatIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return `${date} ${part('hour')}:${part('minute')}:${part('second')}`;
};

/** A moment as YYYY-MM-DD in the zone, so that days compare as texts; '' for an invalid date. */
export const formatDate = (at: number, zone = PLATFORM_ZONE): string => formatDateTime(at, zone).slice(0, 10);

/** Difference of the zone's wall-clock time to UTC at a moment, in milliseconds. */
export const zoneOffset = (at: number, zone: string): number => {
  const [year = Number.NaN, month = 0, day, ...clock] = formatDateTime(at, zone).split(/[- :]/).map(Number);
  return Date.UTC(year, month - 1, day, ...clock) - Math.floor(at / 1000) * 1000;
};

/** The moment of a wall-clock time, which is given as if it were UTC. */
export const fromWallTime = (wall: number, zone = PLATFORM_ZONE): number => {
  // The offset is computed twice because the first guess may be on the other side of a clock change.
  const guess = wall - zoneOffset(wall, zone);
  return wall - zoneOffset(guess, zone);
};
