import {
  mergeGames,
  type CatalogueGame,
  type GameLabel,
  type Hall,
  type ListedProvider,
  type Provider,
  type ProviderGames,
} from '@housefront/core/features/catalogue';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { pickText } from '@housefront/core/i18n';
import type { Loadable, LongList } from '@housefront/ui/slots';
import { useMemo, useState } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';

/** Concurrent requests for lists, so that a search does not flood the platform. */
const atOnce = 4;

interface Lists {
  readonly lists: readonly (ProviderGames | undefined)[];
  readonly waiting: number;
  readonly failed: readonly (() => unknown)[];
}

const together = (results: readonly UseQueryResult<ProviderGames>[]): Lists => ({
  lists: results.map(({ data }) => data),
  waiting: results.filter(({ data, isError }) => !data && !isError).length,
  failed: results.filter(({ data, isError }) => !data && isError).map(({ refetch }) => refetch),
});

/** The games of several providers, loaded a few lists at a time. */
export function useAllGames(asked: readonly ListedProvider[]) {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const [until, setUntil] = useState(atOnce);
  const { lists, waiting, failed } = useQueries({
    queries: asked.map(({ address }, index) => ({
      ...core.catalogue.queries.providerGames(address),
      enabled: index < until,
    })),
    combine: together,
  });
  const open = asked.length - waiting + atOnce;
  if (open > until) setUntil(open);
  const merged = useMemo(
    () => mergeGames(asked.map(({ provider }, index) => ({ provider, list: lists[index] }))),
    [asked, lists],
  );
  const done = asked.length - waiting;
  const onRetry = () => failed.forEach((retry) => retry());
  const progress =
    waiting > 0
      ? ({ state: 'loading', text: t('catalogue.all_loading', { done, all: asked.length }) } as const)
      : failed.length > 0 && merged.games.length > 0
        ? ({ state: 'failed', text: t('catalogue.all_failed', { count: failed.length }), onRetry } as const)
        : undefined;
  return {
    ...merged,
    lists,
    waiting,
    progress,
    /** A list of what was found among the games that are there. */
    listOf: <Item, Items extends LongList<Item> = readonly Item[]>(
      items: Items & LongList<Item>,
    ): Loadable<Item, Items> => {
      if (items.length > 0) return { state: 'ready', items };
      if (waiting > 0) return { state: 'loading', items };
      return failed.length > 0 ? { state: 'error', items, onRetry } : { state: 'ready', items };
    },
  };
}

/**
 * Search terms of a game besides its name, in the visitor's language: its labels, its provider and its hall. The function is
 * stable while halls and games stay the same (CAT-19).
 */
export function useKindsOf(
  halls: readonly Hall[],
  provider: (game: CatalogueGame) => Provider | undefined,
  labelsOf: (game: CatalogueGame) => readonly GameLabel[],
): (game: CatalogueGame) => readonly string[] {
  const { core } = useRuntime();
  const { t, locale } = core.i18n;
  return useMemo(() => {
    const hallNames = new Map(halls.map(({ id, key, name }) => [id, pickText(name, locale) || t(`hall.${key}.name`)]));
    const hallOf = new Map(halls.flatMap(({ id, providers }) => providers.map((one) => [one, id] as const)));
    return (game) => {
      const owner = provider(game);
      const hall = game.hallId ?? (owner && hallOf.get(owner));
      const labels = labelsOf(game).map(
        ({ name, tag }) => pickText(name, locale) || (tag ? t(`catalogue.${tag}`) : ''),
      );
      const own = [owner ? pickText(owner.name, locale) || owner.id : '', hallNames.get(hall ?? -1) ?? ''];
      return [...labels, ...own].filter((text) => text !== '');
    };
  }, [halls, provider, labelsOf, locale, t]);
}

/** Every provider with a list, in the order of the halls. */
export function useListedProviders(halls: readonly Hall[]): readonly ListedProvider[] {
  const { core } = useRuntime();
  return useMemo(() => core.catalogue.listedProviders(halls), [core, halls]);
}
