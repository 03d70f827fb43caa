import { GAME_FILTERS, GAME_SORTS, type GameFilter, type GameSort } from '@housefront/core/features/catalogue';

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

/** The state of a game list as its address holds it (CAT-12); what does not fit is dropped, what belongs to others stays. */
export interface ListSearch {
  readonly gt_id?: number | undefined;
  readonly gp_id?: string | undefined;
  readonly house?: string | undefined;
  readonly isCrashGame?: '1' | 'true' | undefined;
  readonly filter?: GameFilter | undefined;
  readonly label?: string | undefined;
  readonly q?: string | undefined;
  readonly sort?: GameSort | undefined;
  readonly [other: string]: unknown;
}

const longest = 100;
const text = (value: unknown) => (typeof value === 'string' && value.length <= longest ? value : undefined);
const oneOf = <Value>(values: readonly Value[], value: unknown) => values.find((one) => one === value);
const halls = [2, 3, 4, 5, 6, 7, 8, 9];

/** Reads the query of `/slotgame`, `/gameRoom` and `/games`. Never throws. Plain code, because every page brings its routes along. */
export const readListSearch = (search: Record<string, unknown>): ListSearch => ({
  ...search,
  gt_id: oneOf(halls, Number(search['gt_id'])),
  gp_id: text(search['gp_id']),
  house: text(search['house']),
  isCrashGame: oneOf(['1', 'true'] as const, search['isCrashGame']),
  filter: oneOf(GAME_FILTERS, search['filter']),
  label: text(search['label']),
  q: text(search['q']),
  sort: oneOf(GAME_SORTS, search['sort']),
});

/** Which list an address names, without how it is looked at: filtering and typing load nothing again. */
export const listOf = ({ gt_id, gp_id, house, isCrashGame }: ListSearch): ListSearch => ({
  gt_id,
  gp_id,
  house,
  isCrashGame,
});
