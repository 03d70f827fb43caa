import * as z from 'zod/mini';

/** A part of an address that counts as absent when it does not fit. */
// oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's.
const lenient = <Schema extends z.core.$ZodType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** Addresses hold plain text: no JSON in the query, so that links from data and from other systems read the same. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** The reverse of `parseSearch`; empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

const optionalText = lenient(z.string().check(z.maxLength(100)));

const listSearch = z.looseObject({
  gt_id: lenient(z.coerce.number().check(z.int(), z.gte(2), z.lte(9))),
  gp_id: optionalText,
  house: optionalText,
  isCrashGame: lenient(z.enum(['1', 'true'])),
  filter: lenient(z.enum(['all_game', 'my_favorite', 'last_play'])),
  label: optionalText,
  q: optionalText,
});

/** The state of a game list as its address holds it (CAT-12); what does not fit is dropped, what belongs to others stays. */
export type ListSearch = z.output<typeof listSearch>;

/** Reads the query of `/slotgame` and `/gameRoom`. Never throws. */
export const readListSearch = (search: Record<string, unknown>): ListSearch => z.parse(listSearch, search);
