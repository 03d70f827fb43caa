import { formatDate } from '@housefront/contract/wall-time';

/** How a page writes times: the zone, and the language as a BCP 47 tag. */
export interface TimeStyle {
  readonly zone: string;
  readonly tag: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** Made once for each style: the first use of a zone takes a phone 60 ms. */
const formatIn = ({ zone, tag }: TimeStyle, dateStyle: 'medium' | undefined): Intl.DateTimeFormat => {
  const key = [zone, tag, dateStyle].join();
  const made =
    formats.get(key) ??
    new Intl.DateTimeFormat(tag, {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeStyle: 'short',
      ...(dateStyle && { dateStyle }),
    });
  formats.set(key, made);
  return made;
};

/**
 * A moment to the minute, as its language writes it: "Today 14:05", else with its date.
 * @param today the word for the day of `now`
 */
export const formatWhen = (at: number, now: number, style: TimeStyle, today: string): string =>
  formatDate(at, style.zone) === formatDate(now, style.zone)
    ? `${today} ${formatIn(style, undefined).format(at)}`
    : formatIn(style, 'medium').format(at);
