import { mergeGames, type Hall, type ListedProvider, type ProviderGames } from '@housefront/core/features/catalogue';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
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
  return { ...merged, lists, done: asked.length - waiting, waiting, failed };
}

/** Every provider with a list, in the order of the halls. */
export function useListedProviders(halls: readonly Hall[]): readonly ListedProvider[] {
  const { core } = useRuntime();
  return useMemo(() => core.catalogue.listedProviders(halls), [core, halls]);
}
