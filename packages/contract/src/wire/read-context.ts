import * as z from 'zod/mini';
import { firstGraphemes } from '../text/graphemes.ts';
import { NO_CURRENCY, type CurrencyRow } from '../money/currency.ts';
import { moneyOf, type Money } from '../money/money.ts';
import { parseAmount } from '../money/read-amount.ts';

/** Largest number of entries in all lists and maps of one reply: room for the largest list of games, with names in every language. */
const MAX_IN_ALL = 500_000;

/** Largest number of misread values reported per reply, and the largest length of each. */
const MAX_MISREAD = 5;
const LENGTH = 20;

/** Shared by all schemas of one parse: the currency of its amounts, and a count of the entries and values that were left out. */
export interface ReadContext {
  readonly currency: CurrencyRow;
  /** Reads an amount as {@link parseAmount} does, in the currency of the parse. */
  money(amount: unknown): Money | null;
  /** Entries of lists and maps above the limit, which are not read. */
  readonly cut: number;
  /** Values without a meaning in their position; shortened, and a few only. */
  readonly misread: ReadonlySet<string>;
  /**
   * Counts the entries of a list or a map.
   * @returns the number of entries to keep, at most `most`; the others are counted as cut
   */
  keep(entries: number, most: number): number;
  /** As {@link keep}, for all entries or none; if there is no room for them, none is counted. */
  keepAll(entries: number): boolean;
  /** Reports a value without a meaning in its position. Its reader uses the default. */
  report(value: unknown): void;
}

function createContext(currency = NO_CURRENCY, rounded = false): ReadContext {
  let left = MAX_IN_ALL;
  let cut = 0;
  const misread = new Set<string>();
  return {
    currency,
    money: (amount) => moneyOf(parseAmount(amount, { decimals: currency.decimals, rounded }), currency),
    misread,
    get cut() {
      return cut;
    },
    keep(entries, most) {
      const kept = Math.min(entries, most, left);
      left -= kept;
      cut += entries - kept;
      return kept;
    },
    keepAll(entries) {
      if (entries > left) return false;
      left -= entries;
      return true;
    },
    report(value) {
      if (misread.size >= MAX_MISREAD) return;
      const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
      misread.add(isPlain ? firstGraphemes(String(value), LENGTH) : '{}');
    },
  };
}

/** The context that the library passes on to all schemas of a parse, with ours beside its own settings. */
interface LibraryContext extends z.core.ParseContext<z.core.$ZodIssue> {
  readonly read?: ReadContext;
}

type Read = (value: unknown, context: ReadContext, payload: z.core.ParsePayload) => unknown;

// The compiler asks for a declared type, because `init` asserts one.
const Transform: z.core.$constructor<z.ZodMiniTransform> = z.ZodMiniTransform;

/** A transform whose function gets the context; otherwise that of the library. */
const ContextTransform = z.core.$constructor<z.ZodMiniTransform, z.core.$ZodTransformDef & { readonly read: Read }>(
  'ContextTransform',
  (schema, def) => {
    Transform.init(schema, def);
    schema._zod.parse = (payload, library: LibraryContext) => {
      payload.value = def.read(payload.value, library.read ?? createContext(), payload);
      return payload;
    };
  },
);

/**
 * A transform that gets the context of its parse. Outside of {@link readWith} it has one of its own, without a currency.
 * @param read may add issues to the payload, like the function of any transform
 */
export function inContext<Value = unknown, Result = unknown>(
  read: (value: Value, context: ReadContext, payload: z.core.ParsePayload) => Result,
): z.ZodMiniTransform<Result, Value> {
  // The schema before it in a pipe gives the values, as with any transform; the library checks neither type.
  const untyped = read as Read;
  const def = { type: 'transform', read: untyped, transform: (value: unknown) => value } as const;
  // As above: the type of the function is that of the schema.
  return new ContextTransform(def) as z.ZodMiniTransform<Result, Value>;
}

/**
 * Reads a reply, an event or a request with its schema. The context says what was left out (LOC-01).
 * @param currency of its amounts
 * @param rounded a library has parsed the numbers, which rounds long ones
 */
export function readWith<S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
  currency?: CurrencyRow,
  rounded?: boolean,
) {
  const context = createContext(currency, rounded);
  const library: LibraryContext = { read: context };
  return { result: z.safeParse(schema, value, library), context };
}
