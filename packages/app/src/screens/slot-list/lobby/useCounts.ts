import {
  GAME_ORDERS,
  indexFacets,
  offeredOrders,
  orderGames,
  type FacetCounts,
  type FacetIndex,
  type GameOrder,
} from '@housefront/contract/rules';
import { toLobbyGame, type CatalogueGame, type LobbyGame } from '@housefront/core/features/catalogue';
import { useDeferredValue, useMemo } from 'react';
import { useRuntime } from '../../../kernel/runtime.ts';
import type { LobbyList, LobbyState } from '../lobby.types.ts';

/** Games that pass the chosen facets, and the number of games of each value. */
export interface Counted {
  readonly games: readonly CatalogueGame[];
  readonly similar: readonly CatalogueGame[];
  /** Null while unknown. */
  readonly found: number | null;
  /** Undefined while nothing is counted. */
  readonly counts: Partial<FacetCounts['counts']> | undefined;
  readonly orders: readonly GameOrder[];
  /** The games of the list prepared for counting. */
  readonly index: FacetIndex<LobbyGame>;
  readonly toLobby: (games: readonly CatalogueGame[]) => readonly LobbyGame[];
  /** Another index, of some of the games. */
  readonly indexOf: (games: readonly CatalogueGame[]) => FacetIndex<LobbyGame>;
}

const noGames: readonly CatalogueGame[] = [];

const gamesOf = (games: readonly LobbyGame[]): readonly CatalogueGame[] => games.map(({ game }) => game);

/** Filters, orders and counts the games of a list, or takes what the platform has found (LOB-05). */
export function useCounts(
  { scope, rules, address, page }: LobbyState,
  { games: loaded, found, similar, isComplete, nameOf, ownerOf }: LobbyList,
): Counted {
  const { core } = useRuntime();
  const { locale } = core.i18n;
  const { hallId, providerId } = scope;
  const all = page ? (page.shown?.games ?? noGames) : loaded;
  const [day] = new Date(core.ports.platformClock.now()).toISOString().split('T');
  const { ranges } = rules;
  const { index, lobby, toLobby, indexOf } = useMemo(() => {
    const owner = (game: CatalogueGame) => providerId ?? ownerOf?.(game)?.realId;
    const made = new Map(all.map((game) => [game, toLobbyGame(game, { hallId, providerId: owner(game) })]));
    const pick = (some: readonly CatalogueGame[]) => some.flatMap((game) => made.get(game) ?? []);
    const prepare = (some: readonly LobbyGame[]) => indexFacets(some, { ranges, today: day ?? '' });
    const games = [...made.values()];
    return {
      index: prepare(games),
      lobby: games,
      toLobby: pick,
      indexOf: (some: readonly CatalogueGame[]) => prepare(pick(some)),
    };
  }, [all, hallId, providerId, ownerOf, ranges, day]);
  // A choice is painted before its list.
  const late = useDeferredValue(address);
  const names = useMemo(() => ({ nameOf: ({ game }: LobbyGame) => nameOf(game), locale }), [nameOf, locale]);
  const passing = useMemo(() => {
    const passes = index.passes(late.choice);
    // By name they come in order.
    const order = late.order === 'name' ? 'platform' : late.order;
    return {
      games: gamesOf(orderGames(toLobby(found).filter(passes), order, names)),
      similar: gamesOf(toLobby(similar).filter(passes)),
    };
  }, [index, toLobby, late, found, similar, names]);
  const counted = useMemo(() => index.count(address.choice, toLobby(found)), [index, toLobby, address.choice, found]);
  const known = useMemo(() => offeredOrders(lobby, names), [lobby, names]);
  const shared = { index, toLobby, indexOf, orders: GAME_ORDERS.filter((order) => known.includes(order)) };
  if (!page) return { ...shared, ...passing, found: isComplete ? counted.total : null, counts: counted.counts };
  return {
    ...shared,
    games: all,
    similar: [],
    found: page.isCurrent ? (page.shown?.total ?? null) : null,
    counts:
      page.shown &&
      Object.fromEntries(
        Object.entries(page.shown.counts).map(([facet, values]) => [facet, new Map(Object.entries(values))]),
      ),
  };
}
