import * as z from 'zod/mini';
import { bounded, MAX_ENTRIES } from './bounds.ts';
import { readFlag } from './flags.ts';
import { type Money } from '../money/money.ts';
import { inContext, type ReadContext } from './read-context.ts';
import { parseUrl } from '../base/url.ts';
import { fallback, listOf, readOr } from './wire-lists.ts';

/*
 * Building blocks for reply schemas. Platforms write the same value in different ways (7 or "7", a list or a PHP map, a flag
 * as 1, "1" or true); these accept all of them and give one type. An optional part falls back to an empty value; an essential
 * one (an id, an address) refuses.
 */

export * from './wire-lists.ts';

const scalar = z.union([z.string(), z.number()]);
const maybeScalar = z.optional(z.nullable(scalar));

/** A non-blank text or number, as trimmed text. Refuses anything else. For ids and codes. */
export const id = z.pipe(
  z.pipe(
    scalar,
    z.transform((value) => String(value).trim()),
  ),
  z.string().check(z.minLength(1)),
);

/** A non-blank text or number, as trimmed text; null for anything else. */
export const idOrNull = readOr(maybeScalar, (value): string | null => String(value ?? '').trim() || null, null);

/** Text or a number, as text; '' for anything else. */
export const textOrEmpty = readOr(maybeScalar, (value) => String(value ?? ''), '');

/**
 * A time as the platform wrote it, as text; '' if missing. `docs/reference/wire.md` lists its forms. To display or compare it, use
 * core's reader of times, which reports an unreadable one (FLD-04).
 */
export const time = readOr(maybeScalar, (value) => String(value ?? ''), '');

/** A whole number, or numeric text. Refuses anything else. */
export const whole = z.pipe(
  z.pipe(
    scalar,
    z.transform((value) => (String(value).trim() === '' ? Number.NaN : Number(value))),
  ),
  z.number().check(z.int()),
);

/** A whole number or numeric text; null for anything else. */
export const wholeOrNull = readOr(
  maybeScalar,
  (value): number | null => {
    const number = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
    return Number.isSafeInteger(number) ? number : null;
  },
  null,
);

/** As {@link wholeOrNull}, for how many there are: null also below 0 (FLD-17). */
export const countOrNull = readOr(wholeOrNull, (value) => (value !== null && value >= 0 ? value : null), null);

/** A whole number of at least 0, or such text; 0 for anything else. */
export const count = readOr(countOrNull, (value) => value ?? 0, 0);

/** A value of any other type, such as a list, which its reader reports. */
const misfit = z.transform((value: never): unknown => value);

const flagOr = <Default extends boolean | null>(missing: Default) =>
  z.pipe(
    z.optional(z.nullable(z.union([z.union([z.boolean(), z.number(), z.string()]), misfit]))),
    inContext((value, context): boolean | Default => readFlag(value, context) ?? missing),
  );

/** A flag in any usual form ({@link readFlag}); off for anything else. */
export const flag = flagOr(false);

/** A flag in any usual form; on for anything else. */
export const flagUnlessOff = flagOr(true);

/** A flag in any usual form; null for anything else. */
export const flagOrNull = flagOr(null);

/** An amount as number or text. Null if unreadable, which means unknown, or no limit (FLD-02). */
export const amountOrNull = fallback(
  z.pipe(
    maybeScalar,
    inContext((value, context): Money | null => context.money(value)),
  ),
  null,
);

/** The least or most that an amount may be. Null, no limit, also for 0 and below (FLD-17). */
export const limitOrNull = readOr(amountOrNull, (value) => (value !== null && value.units > 0n ? value : null), null);

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** A fee as number or text. A missing value means no fee, null an unreadable one (FLD-02). */
export const fee = fallback(
  z.pipe(
    maybeScalar,
    inContext((value, context): Money | null => context.money(isNothing(value) ? 0 : value)),
  ),
  null,
);

/** A fee as a part of an amount, e.g. 0.01. A missing value means no fee, null an unreadable one (FLD-02). */
export const feeRate = readOr(
  maybeScalar,
  (value): number | null => {
    const rate = isNothing(value) ? 0 : Number(value);
    return Number.isFinite(rate) && rate >= 0 ? rate : null;
  },
  null,
);

/** An amount as received, for {@link firstAmount}. */
export const writtenAmount = z.optional(z.unknown());

/** The first amount that is present, e.g. of cash, balance and amount; null, which is unknown, if it is unreadable. */
export const firstAmount = (values: readonly unknown[], context: Pick<ReadContext, 'money'>): Money | null =>
  context.money(values.find((value) => !isNothing(value)));

/** An amount in a text that lists several, without any comma inside. */
const LISTED = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Amounts to choose from: a list, or a text such as `100,500` or `1,000; 5,000`. Invalid entries are left out; a text whose
 * commas may also group digits gives none.
 */
export const amountList = z.pipe(
  z.transform((value: unknown) => {
    if (typeof value !== 'string') return value;
    const parts = value.split(/[;|\n]/);
    if (parts.length > 1) return parts;
    const listed = value
      .replace(/^\s*\[|\]\s*$|"/g, '')
      .split(',')
      .map((part) => part.trim());
    return listed.every((part) => LISTED.test(part)) ? listed : [];
  }),
  listOf(
    z.pipe(
      amountOrNull,
      z.custom<Money>((value) => value !== null),
    ),
  ),
);

/** A decimal that is not money (a rate, an angle); 0 for anything else. */
export const decimal = readOr(
  maybeScalar,
  (value) => {
    const number = Number(value ?? 0);
    return Number.isFinite(number) ? number : 0;
  },
  0,
);

const textsByKey = bounded(z.record(z.string(), z.unknown()), MAX_ENTRIES);

/** Text, or a map from language (`zh_CN`) to text; entries that are not text are dropped. '' if missing. */
export const localizedText = readOr(
  z.optional(z.nullable(z.union([z.string(), z.number(), textsByKey]))),
  (value): string | Readonly<Record<string, string>> => {
    if (typeof value !== 'object' || value === null) return String(value ?? '');
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  },
  '',
);

/** The output of {@link localizedText}. */
export type LocalizedText = z.output<typeof localizedText>;

/** A map of text by key; entries that are not text are dropped; {} if missing. */
export const textMap = readOr(
  z.optional(z.nullable(textsByKey)),
  (value): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(value ?? {}).flatMap(([key, item]) =>
        typeof item === 'string' || typeof item === 'number' ? [[key, String(item)]] : [],
      ),
    ),
  {},
);

/** A part that may be missing or broken, which gives null. */
export function orNull<S extends z.core.$ZodType>(schema: S) {
  return readOr(z.optional(z.nullable(schema)), (value): z.output<S> | null => value ?? null, null);
}

/** Ignored data of calls of which only the code is read (API-41). */
export const ignored = z.pipe(
  z.optional(z.unknown()),
  z.transform(() => null),
);

/** A body without fields. Sent as `{}` (API-02). */
export const noBody = z.strictObject({});

/** An id in a request, sent as it was received. */
export const outId = scalar;

/** The numeric site id in a body (CFG-01). */
export const siteId = z.number().check(z.int(), z.positive());

/** `device` or `support_device` in a body: 0 desktop, 1 mobile, 2 app (CFG-16). */
export const device = z.literal([0, 1, 2]);

/** A value sent back as received: text or number, '' when there is none (API-15x). */
export const passThrough = readOr(maybeScalar, (value) => value ?? '', '');

/** The address when it is an absolute http or https one without credentials, else null (API-38x). */
export function webAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const url = parseUrl(value.trim());
  const safe = url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '';
  return safe ? value.trim() : null;
}
