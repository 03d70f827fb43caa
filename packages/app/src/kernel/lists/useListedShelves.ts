import { navigationTarget } from '@housefront/core/adapters';
import { shelfQueries, placeShelves, type Hall, type PlacedShelf } from '@housefront/core/features/catalogue';
import type { Destination, GameModel, HallModel } from '@housefront/ui/slots';
import type { HallViewProps } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRuntime, useSite, type Runtime } from '../runtime.ts';
import { useGameModels, useHalls } from './catalogue-models.ts';

type Listed = NonNullable<HallViewProps['listed']>;

/** The page of a shelf, if it is one of this site; undefined without one. */
function moreOf({ isAbsent }: Runtime, { more }: PlacedShelf): Destination | undefined {
  const target = navigationTarget(more, { external: false });
  return target === null || isAbsent(target.href) ? undefined : { href: target.href };
}

/** The provider's model, found by its id as games carry it: in its hall, else in the first with it. */
function providerOf(
  halls: readonly Hall[],
  models: readonly HallModel[],
  { gpId, hallId }: PlacedShelf['providers'][number],
) {
  const all = halls.flatMap((hall, at) =>
    hallId === null || hallId === hall.id
      ? hall.providers.map((provider, index) => ({ provider, model: models[at]?.providers[index] }))
      : [],
  );
  return all.find(({ provider }) => provider.id === gpId || provider.realId === gpId)?.model;
}

/**
 * The shelves that the platform lists for home or a hall. Null while they load; undefined on a site without them, or if the
 * platform lacks the call or fails: the page has its own ones then (LOB-09).
 * @param own games of a shelf before them
 */
export function useListedShelves(hallId: number | undefined, own: readonly GameModel[]): Listed | null | undefined {
  const runtime = useRuntime();
  const { core } = runtime;
  const isMember = useSite((site) => site.memberId !== null);
  const queries = shelfQueries(core);
  const enabled = core.config.lobby?.shelves === true;
  const guests = useQuery({ ...queries.ofGuests(hallId), enabled });
  const members = useQuery({ ...queries.ofMember(hallId), enabled: enabled && isMember });
  const { halls, models } = useHalls(null);
  const toGames = useGameModels();
  const ids = own.map(({ id }) => id).join(' ');
  const placed = useMemo(
    () =>
      guests.data &&
      placeShelves({
        guests: guests.data,
        members: members.data,
        own: new Set(ids === '' ? [] : ids.split(' ')),
        loaded: core.catalogue.loadedGames(),
      }),
    [core, guests.data, members.data, ids],
  );
  return useMemo(() => {
    if (!placed) return enabled && guests.isFetching && !guests.data ? null : undefined;
    const toModels = (shelves: readonly PlacedShelf[]): Listed['shelves'] =>
      shelves
        .map((shelf) => ({
          id: shelf.id,
          title: shelf.title,
          games: toGames(shelf.games),
          providers: shelf.providers.flatMap((one) => providerOf(halls, models, one) ?? []),
          more: moreOf(runtime, shelf),
        }))
        .filter(({ games, providers }) => games.length + providers.length > 0);
    return { shelves: toModels(placed.shelves), later: toModels(placed.later) };
  }, [placed, enabled, guests.isFetching, guests.data, halls, models, runtime, toGames]);
}
