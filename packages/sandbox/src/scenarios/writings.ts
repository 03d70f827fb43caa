import { isRecord } from '@housefront/contract/json';
import type { AnyCall } from '@housefront/contract/endpoint';
import { readFlag } from '@housefront/contract/flags';
import { rewriteReply, type Pen, type WireKind } from '@housefront/contract/writing';
import { readPlatformTime } from '../base/readPlatformTime.ts';

/*
 * Platforms write the same value in different ways. A writing is one format for one kind of value. The contract's
 * declarations decide which values have that kind, so new calls are covered too (FLD-06).
 */

type Scalar = string | number | boolean;
type WriteValue = NonNullable<Pen['value']>;

const of =
  (wanted: WireKind, write: (value: Scalar, name: string) => unknown): WriteValue =>
  (value, kind, name) =>
    kind === wanted ? write(value, name) : value;

const ids = (write: Parameters<typeof of>[1]): Pen => ({ value: of('id', write) });

const flags = (on: unknown, off: unknown): Pen => ({
  value: of('flag', (value) => {
    const read = readFlag(value);
    return read === null ? value : read ? on : off;
  }),
});

const times = (write: (ms: number) => unknown): Pen => ({
  value: of('time', (value) => {
    const ms = typeof value === 'boolean' ? undefined : readPlatformTime(value);
    return ms === undefined ? value : write(ms);
  }),
});

/** An amount in the sandbox's own format. */
const PLAIN_AMOUNT = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Writes amounts from their sign, whole units and decimals. */
const amounts = (write: (sign: string, whole: string, decimals: string) => unknown): Pen => ({
  value: of('amount', (value) => {
    const [, sign = '', whole, decimals = ''] = PLAIN_AMOUNT.exec(String(value)) ?? [];
    return whole === undefined ? value : write(sign, whole, decimals.padEnd(2, '0'));
  }),
});

const thousands = (whole: string, between: string): string => whole.replace(/\B(?=(\d{3})+(?!\d))/g, between);
const lakhs = (whole: string): string => whole.replace(/\B(?=(?:\d{2})*\d{3}(?!\d))/g, ',');

const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 19);
const spaced = (ms: number): string => iso(ms).replace('T', ' ');
/** Wall time of India. */
const INDIA_MS = 330 * 60_000;

/** Marks digits until the reply is JSON, because they do not fit into a JavaScript number. */
const DIGITS = '\uE000';
const WRITTEN_DIGITS = /"\uE000(-?\d+(?:\.\d+)?)"/g;

/** The first of the long ids; platforms with such ids prefix them with a server number. */
const LONG = 7_000_000_000_000_000_000n;

/** Long ids in use, by their digits. */
const given = new Map<string, string>();

/** The same long number for the same id, for every caller (FNV-1a). */
const longOf = (id: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(id)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  const digits = String(LONG + (hash % 1_000_000_000_000_000_000n));
  given.set(digits, id);
  return digits;
};

/**
 * Fields with ids that may be replaced. Codes of currencies, tokens and accounts keep their form; a member's id is part of a
 * channel name.
 */
const isThing = (name: string): boolean => /(?:^|_)(?:id|ids|number)$/.test(name) && name !== 'member_id';

const WRITINGS = {
  'ids-as-text': { title: 'Ids as text', does: '7 is written "7".', pen: ids(String) },
  'ids-as-numbers': {
    title: 'Ids as numbers',
    does: 'Ids and order numbers that have digits only are written as numbers.',
    pen: ids((value) => (/^[1-9]\d{0,14}$/.test(String(value)) ? Number(value) : value)),
  },
  'ids-of-19-digits': {
    title: 'Long ids',
    does: 'Ids and order numbers are JSON numbers of 19 digits, more than JavaScript numbers hold.',
    pen: ids((value, name) => (isThing(name) && value !== '' ? DIGITS + longOf(String(value)) : value)),
  },
  'amounts-as-numbers': {
    title: 'Amounts as numbers',
    does: 'Amounts are JSON numbers with all their digits.',
    pen: amounts((sign, whole, decimals) => `${DIGITS}${sign}${whole}.${decimals}`),
  },
  'amounts-as-text': {
    title: 'Amounts as text',
    does: '"1234567.80"',
    pen: amounts((sign, whole, decimals) => `${sign}${whole}.${decimals}`),
  },
  'amounts-western': {
    title: 'Amounts with commas',
    does: '"1,234,567.80"',
    pen: amounts((sign, whole, decimals) => `${sign}${thousands(whole, ',')}.${decimals}`),
  },
  'amounts-continental': {
    title: 'Amounts with points',
    does: '"1.234.567,80"',
    pen: amounts((sign, whole, decimals) => `${sign}${thousands(whole, '.')},${decimals}`),
  },
  'amounts-indian': {
    title: 'Amounts in lakhs',
    does: '"12,34,567.80"',
    pen: amounts((sign, whole, decimals) => `${sign}${lakhs(whole)}.${decimals}`),
  },
  'amounts-with-blanks': {
    title: 'Amounts with blanks',
    does: '"1 234 567.80", with blanks that do not break',
    pen: amounts((sign, whole, decimals) => `${sign}${thousands(whole, '\u00A0')}.${decimals}`),
  },
  'amounts-with-apostrophes': {
    title: 'Amounts with apostrophes',
    does: `"1'234'567.80"`,
    pen: amounts((sign, whole, decimals) => `${sign}${thousands(whole, "'")}.${decimals}`),
  },
  'amounts-with-symbol': {
    title: 'Amounts with a symbol',
    does: '"$1,234,567.80", "-$5.00"',
    pen: amounts((sign, whole, decimals) => `${sign}$${thousands(whole, ',')}.${decimals}`),
  },
  'amounts-in-brackets': {
    title: 'Negative amounts in brackets',
    does: '"(1,234,567.80)"',
    pen: amounts((sign, whole, decimals) => {
      const text = `${thousands(whole, ',')}.${decimals}`;
      return sign === '' ? text : `(${text})`;
    }),
  },
  'times-with-t': {
    title: 'Times with T and Z',
    does: '2026-01-15T12:00:00.000000Z',
    pen: times((ms) => `${iso(ms)}.000000Z`),
  },
  'times-of-postgres': {
    title: 'Times as PostgreSQL writes them',
    does: '2026-01-15 12:00:00+00',
    pen: times((ms) => `${spaced(ms)}+00`),
  },
  'times-with-offset': {
    title: 'Times of another zone',
    does: '2026-01-15 17:30:00 +0530',
    pen: times((ms) => `${spaced(ms + INDIA_MS)} +0530`),
  },
  'times-utc': {
    title: 'Times with the word UTC',
    does: '2026-01-15 12:00:00 UTC',
    pen: times((ms) => `${spaced(ms)} UTC`),
  },
  'times-in-seconds': { title: 'Times in seconds', does: '1768478400', pen: times((ms) => Math.floor(ms / 1000)) },
  'times-in-milliseconds': { title: 'Times in milliseconds', does: '"1768478400000"', pen: times(String) },
  'times-of-mails': {
    title: 'Times as mails write them',
    does: 'Thu, 15 Jan 2026 12:00:00 GMT',
    pen: times((ms) => new Date(ms).toUTCString()),
  },
  'flags-as-booleans': { title: 'Flags as true and false', does: 'true, false', pen: flags(true, false) },
  'flags-as-digits': { title: 'Flags as text', does: '"1", "0"', pen: flags('1', '0') },
  'flags-as-letters': { title: 'Flags as Y and N', does: '"Y", "N"', pen: flags('Y', 'N') },
  'flags-as-words': { title: 'Flags as yes and no', does: '"yes", "no"', pen: flags('yes', 'no') },
  'flags-in-capitals': { title: 'Flags as TRUE and FALSE', does: '"TRUE", "FALSE"', pen: flags('TRUE', 'FALSE') },
  'flags-on-off': { title: 'Flags as on and off', does: '" on ", "OFF"', pen: flags(' on ', 'OFF') },
  'lists-as-maps': {
    title: 'Lists as maps',
    does: 'A list is an object with gaps in its numbers, as PHP writes one that something was taken out of.',
    pen: {
      list: (entries: readonly unknown[]) => Object.fromEntries(entries.map((entry, index) => [index * 2 + 1, entry])),
    },
  },
  'entries-twice': {
    title: 'Entries that come twice',
    does: 'Games, letters, records, banners and other things stand in their lists twice.',
    pen: {
      list: (entries: readonly unknown[], each: boolean) =>
        each ? entries.flatMap((entry) => [entry, entry]) : entries,
    },
  },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly does: string; readonly pen: Pen }>>;

/** Key of `WRITINGS`. */
export type WritingName = keyof typeof WRITINGS;

/** Every writing with an example. */
export const writings: readonly { readonly name: WritingName; readonly title: string; readonly does: string }[] =
  // The keys are the names.
  (Object.keys(WRITINGS) as WritingName[]).map((name) => ({
    name,
    title: WRITINGS[name].title,
    does: WRITINGS[name].does,
  }));

/** A reply as JSON text, with these writings applied to its data in order. */
export function writeReply(call: AnyCall, reply: unknown, names: readonly WritingName[]): string {
  if (names.length === 0) return JSON.stringify(reply);
  const write = (data: unknown): unknown =>
    isRecord(data) && 'apiResponseData' in data
      ? { ...data, apiResponseData: write(data['apiResponseData']) }
      : names.reduce((before, name) => rewriteReply(call, before, WRITINGS[name].pen), data);
  const place = isRecord(reply) ? ['data', 'body'].find((key) => key in reply) : undefined;
  const written = place === undefined || !isRecord(reply) ? reply : { ...reply, [place]: write(reply[place]) };
  return JSON.stringify(written).replace(WRITTEN_DIGITS, '$1');
}

/** A request with long ids translated back to the original ones. */
export function withPlainIds(body: unknown): unknown {
  if (typeof body === 'string' || typeof body === 'number') return given.get(String(body)) ?? body;
  if (Array.isArray(body)) return body.map(withPlainIds);
  if (!isRecord(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([name, part]) => [name, withPlainIds(part)]));
}
