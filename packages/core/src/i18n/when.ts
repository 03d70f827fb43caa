import { formatDate } from '@housefront/contract/wall-time';

/** How a page writes times: the zone, and the language as a BCP 47 tag. */
export interface TimeStyle {
  readonly zone: string;
  readonly tag: string;
}

const latin = { calendar: 'gregory', numberingSystem: 'latn' } as const;
/** How a language writes the hour of 3: only whole styles know it, and these have no date without a year. */
const hourIn = (tag: string): '2-digit' | 'numeric' => {
  const three = new Intl.DateTimeFormat(tag, { ...latin, timeStyle: 'short', timeZone: 'UTC' }).format(3 * 3_600_000);
  return three.includes('03') ? '2-digit' : 'numeric';
};

const formats = new Map<string, Intl.DateTimeFormat>();
/** Made once for each style: the first use of a zone takes a phone 60 ms. */
const formatIn = ({ zone, tag }: TimeStyle, kind: 'time' | 'day' | 'date'): Intl.DateTimeFormat => {
  const key = [zone, tag, kind].join();
  const made =
    formats.get(key) ??
    new Intl.DateTimeFormat(tag, {
      timeZone: zone,
      ...latin,
      hour: hourIn(tag),
      minute: '2-digit',
      ...(kind !== 'time' && { month: 'short', day: 'numeric' }),
      ...(kind === 'date' && { year: 'numeric' }),
    });
  formats.set(key, made);
  return made;
};

/**
 * A moment to the minute, as its language writes it: "Today 14:05", else with its day, and with the year if that is another one.
 * @param today the word for the day of `now`
 */
export const formatWhen = (at: number, now: number, style: TimeStyle, today: string): string => {
  const [day, last] = [formatDate(at, style.zone), formatDate(now, style.zone)];
  if (day === last) return `${today} ${formatIn(style, 'time').format(at)}`;
  return formatIn(style, day.slice(0, 4) === last.slice(0, 4) ? 'day' : 'date').format(at);
};
