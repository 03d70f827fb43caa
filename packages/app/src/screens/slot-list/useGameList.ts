import type { ClockPort } from '@housefront/core';
import {
  GAME_FILTERS,
  GAME_SORTS,
  gameName,
  indexGames,
  NAME_ORDER_KEY,
  type CatalogueGame,
  type GameFilter,
  type GameIndex,
  type GameLabel,
  type GameSort,
} from '@housefront/core/features/catalogue';
import { pickText } from '@housefront/core/i18n';
import type { GameModel, Loadable, LongList, ListChoice } from '@housefront/ui/slots';
import type { SlotListViewProps } from '@housefront/ui/views';
import {
  gameFilterLabels,
  gameSortLabels,
  noGamesHints,
  noGamesLabels,
  slotListLabels,
} from '@housefront/ui/views/slot-list/labels';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useGameModels, type TileContext } from '../../kernel/lists/catalogue-models.ts';
import type { ListSearch } from '../../kernel/route/search.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import type { LobbyState } from './lobby.types.ts';
import { useLobbyView } from './lobby-code.ts';
import { useListAddress } from './useListAddress.ts';
import { useReturnScroll } from './useReturnScroll.ts';

/** An additional filter: the providers to list. */
export interface ListSourceChoice extends Omit<ListChoice, 'onChange'> {
  /** The address parameters of a chosen value. */
  readonly search: (value: string) => Partial<ListSearch>;
}

/** Source of a list. Lists and functions must be referentially stable while nothing changed. */
export interface GameSource {
  readonly title: string;
  /** Fallback of the back button when this page was the first. */
  readonly backTo: string;
  readonly games: readonly CatalogueGame[];
  /** Games of the list are still loading. */
  readonly more?: number;
  readonly labels: readonly GameLabel[];
  /** Games of the chosen label that do not name the label themselves (CAT-15x). */
  readonly labelled?: ReadonlySet<string> | undefined;
  readonly provider: TileContext['provider'];
  /** Search terms of a game besides its name; by default the names of its labels. */
  readonly kindsOf?: ((game: CatalogueGame) => readonly string[]) | undefined;
  readonly choice?: ListSourceChoice | undefined;
  /** The choice in the lobby of the list; null on sites without one. */
  readonly lobby: LobbyState | null;
  /** All games are loaded. */
  readonly complete: boolean;
  /** Converts the selected items to a loadable list. */
  readonly loadable: (items: LongList<GameModel>) => Loadable<GameModel, LongList<GameModel>>;
}

/** The label of the address, if the list has it. */
export const chosenLabel = (labels: readonly GameLabel[], search: ListSearch): GameLabel | null =>
  labels.find(({ id }) => id === search.label) ?? null;

/** Number of names that are prepared for search at once: a few milliseconds on a slow phone. */
const NAMES = 400;

/** Prepares the names of a list in small parts, so that input is handled in between. @returns stops it. */
function prepareNames(index: GameIndex, clock: Pick<ClockPort, 'after'>): () => void {
  let stop: () => void = () => undefined;
  const next = (): void => {
    stop = clock.after(0, () => {
      if (index.prepare(NAMES)) next();
    });
  };
  next();
  return () => stop();
}

interface Wanted {
  readonly filter: GameFilter;
  readonly label: string | null;
  readonly sort: GameSort;
  readonly text: string;
  readonly labelled: ReadonlySet<string> | undefined;
  readonly played: readonly string[] | undefined;
}

/** The games that filter, label and text find, in their order. */
function useFound(index: GameIndex, { filter, label, sort, text, labelled, played }: Wanted) {
  const { core } = useRuntime();
  const pending = useStore(core.favourites.store, (state) => state.pending);
  return useMemo(() => {
    const selection = {
      filter,
      label,
      search: text,
      sort,
      isFavourite: (game: CatalogueGame) => pending.get(game.id) ?? game.favourite,
      ...(labelled && { labelled }),
      ...(played && { lastPlayed: played }),
    };
    const games = index.select(selection);
    return {
      games,
      similar: index.similar(selection, games),
      withoutText: () => index.select({ ...selection, search: '' }),
    };
  }, [index, filter, label, sort, text, pending, labelled, played]);
}

/**
 * A list of games with its filters, labels, search and order, all kept in the address. A choice is painted before its list; a
 * search field reports typed text after painting it (CAT-12).
 */
export function useGameList(search: ListSearch, source: GameSource): SlotListViewProps {
  const { core, back } = useRuntime();
  const { t, locale } = core.i18n;
  const { games: all, more = 0, labels, labelled, provider, choice, kindsOf } = source;
  const played = useQuery(core.catalogue.queries.lastPlayed()).data?.ids;
  const toGames = useGameModels();
  const { typed, type, choose, list } = useListAddress(search);
  useReturnScroll(list, source.complete);
  const filterLabels = useLabels(gameFilterLabels);
  const sortLabels = useLabels(gameSortLabels);
  const filter = search.filter ?? 'all_game';
  const sort = GAME_SORTS.find((one) => one === search.sort) ?? 'default';
  const label = chosenLabel(labels, search)?.id ?? null;

  const wanted = useMemo(() => ({ filter, sort, label }), [filter, sort, label]);
  const late = useDeferredValue(wanted);
  const [nameOrder] = useState(() => core.queryClient.getQueryData<readonly string[]>(NAME_ORDER_KEY));
  const index = useMemo(() => {
    const named = labels.map(({ id, name, tag }) => ({
      id,
      name: pickText(name, locale) || (tag ? t(`catalogue.${tag}`) : ''),
    }));
    const ownLabels = ({ labelIds }: CatalogueGame) =>
      named.flatMap(({ id, name }) => (name !== '' && labelIds.includes(id) ? [name] : []));
    return indexGames(all, locale, labels, nameOrder, kindsOf ?? ownLabels);
  }, [all, locale, labels, nameOrder, kindsOf, t]);
  useEffect(() => prepareNames(index, core.ports.clock), [index, core]);
  const found = useFound(index, { ...late, text: typed, labelled, played });
  const lobby = useLobbyView(source.lobby, {
    ...found,
    found: found.games,
    games: all,
    text: typed,
    onClearText: () => choose({}, ''),
    isComplete: source.complete,
    ownerOf: typeof provider === 'function' ? provider : undefined,
    nameOf: useCallback((game: CatalogueGame) => gameName(game, locale), [locale]),
  });
  const shown = lobby ?? found;
  const listOf = useCallback(
    // Only tiles on screen get models: most of a long list is never seen.
    (some: readonly CatalogueGame[]): LongList<GameModel> => ({
      length: some.length,
      slice: (from, to) => toGames(some.slice(from, to), { labels, provider }),
    }),
    [toGames, labels, provider],
  );
  const games = useMemo(() => listOf(shown.games), [listOf, shown.games]);
  const similar = useMemo(() => listOf(shown.similar), [listOf, shown.similar]);

  const narrowed = late.filter !== 'all_game' || typed !== '' || late.label !== null || lobby?.isNarrowed === true;
  const empty = late.filter === 'all_game' || typed !== '' || late.label ? 'all_game' : late.filter;
  return {
    title: source.title,
    onBack: () => back(source.backTo),
    filter,
    filters: GAME_FILTERS.map((value) => ({ value, label: filterLabels[value] })),
    onFilter: (value) => {
      if (value !== 'all_game' && !core.favourites.requireMember()) return;
      choose({ filter: value === 'all_game' ? undefined : value });
    },
    labels: labels.map(({ id, name, tag: kind }) => {
      const badge = kind === null ? undefined : { kind, text: t(`catalogue.${kind}`) };
      return { id, name: pickText(name, locale) || (badge?.text ?? id), badge };
    }),
    label,
    onLabel: (id) => choose({ label: id ?? undefined }),
    choice: choice && { ...choice, onChange: (value) => choose(choice.search(value)) },
    sort: lobby?.sort ?? {
      label: sortLabels.sort,
      value: sort,
      options: GAME_SORTS.map((value) => ({ value, label: sortLabels[value] })),
      onChange: (value) => choose({ sort: GAME_SORTS.find((one) => one === value && one !== 'default') }),
    },
    search: typed,
    onSearch: type,
    onShowAll: () => {
      choose({ label: undefined, filter: undefined }, '');
      lobby?.onClear();
    },
    games: (lobby?.loadable ?? source.loadable)(games),
    similar,
    found: lobby?.loadable ? lobby.found : games.length + similar.length + (narrowed ? 0 : more),
    empty: { title: t(noGamesLabels[empty]), hint: t(noGamesHints[empty]), action: lobby?.removal ?? undefined },
    ...(lobby && { lobby: { bar: lobby.bar, below: lobby.below } }),
    progress: lobby?.progress,
    texts: useLabels(slotListLabels),
  };
}
