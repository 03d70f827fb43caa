import type { FacetGame } from './facet-values.ts';

/** Orders of a lobby, by their names in addresses and on the wire; the first is that of the platform. */
export const GAME_ORDERS = ['platform', 'popular', 'newest', 'name', 'rtp', 'stake'] as const;

/** Name of an order. */
export type GameOrder = (typeof GAME_ORDERS)[number];

/** How games of a list are compared. */
export interface OrderRules<Game> {
  /** The shown name; empty if there is none. */
  readonly nameOf: (game: Game) => string;
  /** Language of the visitor, such as `en_US`. */
  readonly locale: string;
}

type Key = number | bigint | string;
/** The value by which an order compares; null is unknown. */
type KeyOf<Game> = (game: Game) => Key | null;

/** The orders beside those of the platform and of names: their values, and whether the highest is the first. */
const ORDERS_BY_VALUE: Readonly<
  Record<Exclude<GameOrder, 'platform' | 'name'>, [KeyOf<FacetGame>, 'highest' | 'lowest']>
> = {
  popular: [({ popularity }) => popularity, 'highest'],
  newest: [({ releasedAt }) => releasedAt, 'highest'],
  rtp: [({ rtp }) => (rtp === null ? null : Number(rtp)), 'highest'],
  stake: [({ lowestStake }) => lowestStake, 'lowest'],
};

const compare = (one: Key, other: Key): number => (one < other ? -1 : one > other ? 1 : 0);

/** Sorts by keys, steadily; games without a key come last in the order in which they are received. */
function sorted<Game>(
  games: readonly Game[],
  keyOf: KeyOf<Game>,
  by: (one: Key, other: Key) => number,
): readonly Game[] {
  const keyed = games.flatMap((game) => {
    const key = keyOf(game);
    return key === null ? [] : [{ game, key }];
  });
  const unknown = games.filter((game) => keyOf(game) === null);
  return [...keyed.sort((one, other) => by(one.key, other.key)).map(({ game }) => game), ...unknown];
}

/** Games in an order; those whose value is unknown come last, in the order in which they are received (LOB-04). */
export function orderGames<Game extends FacetGame>(
  games: readonly Game[],
  order: GameOrder,
  { nameOf, locale }: OrderRules<Game>,
): readonly Game[] {
  if (order === 'platform') return games;
  if (order === 'name') {
    const collator = new Intl.Collator(locale.replaceAll('_', '-'), { numeric: true });
    return sorted(
      games,
      (game) => nameOf(game).normalize('NFKC').trim() || null,
      (one, other) => collator.compare(String(one), String(other)),
    );
  }
  const [keyOf, first] = ORDERS_BY_VALUE[order];
  return sorted(games, keyOf, (one, other) => (first === 'highest' ? compare(other, one) : compare(one, other)));
}

/** The orders for which at least one game has a value; that of the platform always (LOB-04). */
export const offeredOrders = <Game extends FacetGame>(
  games: readonly Game[],
  { nameOf }: Pick<OrderRules<Game>, 'nameOf'>,
): readonly GameOrder[] =>
  GAME_ORDERS.filter((order) => {
    if (order === 'platform') return true;
    const keyOf: KeyOf<Game> = order === 'name' ? (game) => nameOf(game).trim() || null : ORDERS_BY_VALUE[order][0];
    return games.some((game) => keyOf(game) !== null);
  });
