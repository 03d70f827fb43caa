import * as z from 'zod/mini';
import { isRecord } from '../wire/json.ts';
import { perObject } from '../base/per-object.ts';
import { kindOf } from '../calls/writing.ts';
import { shown } from './shown.ts';

/* Parts that a reply lacks, and that clients replace by a value. */

/** The description is in an object of its own, because null is one of its values. */
const fillOf = perObject((schema: z.core.$ZodType): { readonly text: string | null } => {
  const read = z.safeParse(schema, undefined);
  return { text: read.success ? described(read.data, kindOf(schema)) : null };
});

/**
 * Short description of the value that clients use in the place of a missing one. Null if the part is required, and if clients
 * know that it is missing: then nothing is filled in. An amount is described all the same, because no page can show it.
 */
export const filledIn = (schema: z.core.$ZodType): string | null => fillOf(schema).text;

function described(value: unknown, kind: ReturnType<typeof kindOf>): string | null {
  if (value === undefined || value === null) return kind === 'amount' ? 'an unknown amount' : null;
  if (kind === 'time') return 'no time';
  if (value === '') return 'an empty text';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'bigint') return String(value);
  if (isRecord(value) && Object.keys(value).length > 0) return 'an object of such values';
  return shown(value);
}

/** Names for one thing: a reply has one of each group. */
const ALTERNATIVES: readonly (readonly string[])[] = [
  ['game_id', 'id'],
  ['member_favorite', 'is_favorite'],
  ['game_url', 'url'],
  ['picture_url', 'picture', 'image'],
  ['cash', 'balance', 'amount'],
];

/** Whether an object has the part under another name, or lacks all names, of which only the first is reported. */
export function isUnderAnotherName(name: string, shape: object, value: Readonly<Record<string, unknown>>): boolean {
  const names = ALTERNATIVES.find((each) => each.includes(name))?.filter((each) => each in shape) ?? [name];
  return names[0] !== name || names.some((other) => value[other] !== undefined);
}

/** Parts that a platform leaves out where there is nothing to say, by call; `*` for all calls. A part may name the one around it. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  // Guests have no favourites; without a limit or a fee there is none. A game need not say what it has.
  '*': ['member_favorite', 'is_favorite', 'min_amount', 'max_amount', 'fee', 'fee_rate', 'features'],
  announcements: ['title', 'created_at'],
  // A jackpot that all games feed names none.
  jackpots: ['games'],
  // Sites have names of facets themselves.
  lobbyFacets: ['facets.name', 'icon'],
  // A shelf has games, providers or a rule.
  lobbyShelves: ['list', 'providers'],
  cashSurplusCheck: ['balance', 'interest'],
  roulette: ['images'],
  rouletteInfo: ['images'],
};

/** Whether a reply of a call may lack a part. */
export const isOptionalPart = (call: string, path: string): boolean => {
  const plain = path.replaceAll(/\[[^\]]+\]/g, '');
  return ['*', call].some((key) => OPTIONAL[key]?.some((part) => plain.endsWith(`.${part}`)) === true);
};
