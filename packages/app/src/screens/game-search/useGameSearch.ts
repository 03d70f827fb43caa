import {
  findsKind,
  gameName,
  indexGames,
  kindText,
  NAME_ORDER_KEY,
  searchable,
  type CatalogueGame,
  type ListedProvider,
} from '@housefront/core/features/catalogue';
import type { FoundGame, FoundGames, GameSearchProps, HallModel } from '@housefront/ui/slots';
import { gameSearchLabels } from '@housefront/ui/patterns/GameSearch';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { loadable } from '../../kernel/lists/loadable.ts';
import { useGameModels, useHalls } from '../../kernel/lists/catalogue-models.ts';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { useAllGames, useKindsOf, useListedProviders } from '../games/useAllGames.ts';

/** Largest number of games per title: a few screens. The page of all games has the rest. */
const most = { found: 40, suggested: 6, places: 8 };

const notAsked: readonly ListedProvider[] = [];

/** Halls and providers whose names begin with the search; choosing one opens it or starts its game (CAT-09). */
function usePlaces(models: readonly HallModel[], wanted: string, close: () => void): readonly FoundGame[] {
  const runtime = useRuntime();
  const goTo = (href: string) => () => {
    close();
    runtime.navigate(href);
  };
  const text = searchable(wanted);
  const isMeant = (name: string) => text !== '' && findsKind('', kindText([name]), text);
  const halls = models.filter(({ name }) => isMeant(name));
  const providers = models.flatMap(({ name: hall, providers: own }) =>
    own.filter(({ name }) => isMeant(name)).map((one) => ({ ...one, hall })),
  );
  return [
    ...halls.map(({ id, name, icon, href }): FoundGame => ({
      id: `hall-${id}`,
      name,
      providerName: '',
      hall: '',
      art: icon,
      onPlay: goTo(href),
    })),
    ...providers.map(({ id, name, hall, icon, href, onOpen }): FoundGame => {
      const open = () => {
        close();
        onOpen?.();
      };
      const onPlay = href === undefined ? open : goTo(href);
      return { id: `provider-${hall}-${id}`, name, providerName: '', hall, art: icon.light, onPlay };
    }),
  ].slice(0, most.places);
}

/** The search of all games over the page; nothing of it is fetched before it is opened. */
export function useGameSearch(): GameSearchProps {
  const runtime = useRuntime();
  const { core, overlays } = runtime;
  const { t, locale } = core.i18n;
  const query = useStore(overlays.store, (state) => state.query);
  const wanted = useDeferredValue(query.trim());
  const { query: hallsQuery, halls, models } = useHalls(null);
  const listed = useListedProviders(halls);
  const { games, providerOf, labelsOf, progress, listOf } = useAllGames(query === '' ? notAsked : listed);
  const hot = useQuery(core.catalogue.queries.hotGames(halls[0]?.id ?? core.config.halls?.first ?? 2));
  const { data: played } = useQuery(core.catalogue.queries.lastPlayed());
  const recent = useMemo(() => {
    const loaded = core.catalogue.loadedGames();
    return (played?.ids ?? []).flatMap((id) => loaded.get(id) ?? []);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- More games are loaded when this list arrives.
  }, [core, played, hot.data]);
  const toGames = useGameModels();
  const texts = useLabels(gameSearchLabels);
  const [nameOrder] = useState(() => core.queryClient.getQueryData<readonly string[]>(NAME_ORDER_KEY));
  const kindsOf = useKindsOf(halls, providerOf, labelsOf);
  const index = useMemo(() => indexGames(games, locale, [], nameOrder, kindsOf), [games, locale, nameOrder, kindsOf]);
  const { found, similar } = useMemo(() => {
    const selection = { filter: 'all_game', search: wanted, isFavourite: () => false } as const;
    const exact = wanted === '' ? [] : index.select(selection);
    return { found: exact, similar: index.similar(selection, exact) };
  }, [index, wanted]);

  const close = () => overlays.close('gameSearch');
  const places = usePlaces(models, wanted, close);
  const group = (id: string, title: string | null, some: readonly CatalogueGame[]): FoundGames => ({
    id,
    title,
    games: toGames(some, { provider: providerOf }).map((game, at): FoundGame => {
      const { name, providerName, art } = game;
      const hall = models.find((one) => one.id === some[at]?.hallId)?.name ?? '';
      const onPlay = () => {
        close();
        game.onPlay();
      };
      return { id: game.id, name, providerName, art, hall, onPlay };
    }),
  });
  const suggested = [
    group('recent', t('home.last_played'), recent.slice(0, most.suggested)),
    group('hot', t('home.hot_games'), (hot.data ?? []).slice(0, most.suggested)),
  ];
  const searched = () => {
    if (halls.length === 0) return loadable<FoundGames>(hallsQuery, []);
    const foundGames = found.length === 0 ? [] : [group('found', null, found.slice(0, most.found))];
    const foundPlaces = places.length === 0 ? [] : [{ id: 'places', title: t('catalogue.places'), games: places }];
    // A typed provider name ranks above the games of that provider, unless a game has that name.
    const isNamed = found[0] && searchable(gameName(found[0], locale)).includes(searchable(wanted));
    const foundSimilar =
      similar.length === 0 ? [] : [group('similar', t('catalogue.similar'), similar.slice(0, most.found))];
    const exact = isNamed ? [...foundGames, ...foundPlaces] : [...foundPlaces, ...foundGames];
    return listOf<FoundGames>([...exact, ...foundSimilar]);
  };
  const href = paths.foundGames(query.trim());
  return {
    open: true,
    onClose: close,
    query,
    onQuery: (text) => overlays.store.setState({ query: text }),
    results: query === '' ? loadable(hot, suggested) : searched(),
    found: found.length + similar.length,
    progress: query === '' ? undefined : progress,
    all: {
      label: t('catalogue.show_all'),
      href,
      onOpen: () => {
        close();
        runtime.navigate(href);
      },
    },
    texts,
  };
}
