import { hashKey, queryOptions } from '@tanstack/react-query';
import type { FeatureDeps } from '../../createFeature.ts';
import { sitePayload } from '../site/index.ts';
import type { ProviderAddress } from './catalogue.types.ts';

/** Start of every catalogue key. */
export const CATALOGUE_KEY = 'catalogue';

/** Start of the keys of lists that hold games, whose hearts belong to one member. */
export const GAMES_KEY = [CATALOGUE_KEY, 'games'] as const;

/**
 * Ids of a rendered page's games in the order of their names. Engines sort some languages differently, so a browser that
 * sorted them itself could find another page than the server sent.
 */
export const NAME_ORDER_KEY = [CATALOGUE_KEY, 'name-order'] as const;

/** Last part of the keys that depend on the login. */
export const GUEST = 'guest';

const STALE_MS = 5 * 60_000;

/**
 * Until the list of another login is there, the one that is shown stands in: the same games, only the hearts may differ. A list
 * of anything else never does (CAT-29x).
 */
const standIn =
  (key: readonly unknown[]) =>
  <Data>(shown: Data | undefined, query: { readonly queryKey: readonly unknown[] } | undefined): Data | undefined =>
    query !== undefined && hashKey(query.queryKey.slice(0, -1)) === hashKey(key.slice(0, -1)) ? shown : undefined;

/**
 * Query options of the catalogue, for prefetching on the server and for useQuery. They read site and login when they are made:
 * another currency, language, template or login is another list (CAT-29x). A failed reload keeps the last good list (ERR-04x).
 */
export const catalogueQueries = (deps: FeatureDeps) => {
  const { site } = deps;
  const api = () => import('./catalogue.api.ts');
  const where = () => {
    const { site_id, currency, support_device, template } = sitePayload(site.getState());
    return { site_id, currency, support_device, template, locale: site.getState().locale };
  };
  const member = () => site.getState().memberId ?? GUEST;
  const gamesKey = (kind: string, what: object = {}) => [...GAMES_KEY, kind, what, where(), member()] as const;

  return {
    /** Halls with their providers (API-29, CAT-06). */
    halls: () =>
      queryOptions({
        queryKey: [CATALOGUE_KEY, 'halls', where()],
        queryFn: async ({ signal }) => (await api()).fetchHalls(deps, signal),
        staleTime: STALE_MS,
      }),
    /** Labels and games of a provider (API-32). */
    providerGames: (address: ProviderAddress) =>
      queryOptions({
        queryKey: gamesKey('provider', address),
        placeholderData: standIn(gamesKey('provider', address)),
        queryFn: async ({ signal }) => (await api()).fetchProviderGames(deps, address, signal),
        staleTime: ({ state }) => (state.data?.more ? 0 : STALE_MS),
      }),
    /** Games with a tag in a hall (API-31). */
    tagGames: (tag: string, gtId: number) =>
      queryOptions({
        queryKey: gamesKey('tag', { tag, gtId }),
        placeholderData: standIn(gamesKey('tag', { tag, gtId })),
        queryFn: async ({ signal }) => (await api()).fetchTagGames(deps, tag, gtId, signal),
        staleTime: STALE_MS,
      }),
    /** The template's featured games (API-33). */
    templateGames: () =>
      queryOptions({
        queryKey: gamesKey('template'),
        placeholderData: standIn(gamesKey('template')),
        queryFn: async ({ signal }) => (await api()).fetchTemplateGames(deps, signal),
        staleTime: STALE_MS,
      }),
    /** Hot games of a hall (API-35, CAT-25). */
    hotGames: (gtId: number) =>
      queryOptions({
        queryKey: gamesKey('hot', { gtId }),
        placeholderData: standIn(gamesKey('hot', { gtId })),
        queryFn: async ({ signal }) => (await api()).fetchHotGames(deps, gtId, signal),
        staleTime: STALE_MS,
      }),
    /** Crash games (API-30, CAT-14). */
    crashGames: () =>
      queryOptions({
        queryKey: gamesKey('crash'),
        placeholderData: standIn(gamesKey('crash')),
        queryFn: async ({ signal }) => (await api()).fetchCrashGames(deps, signal),
        staleTime: STALE_MS,
      }),
    /** Ids of the last played games; disabled for guests (API-34, CAT-23x). */
    lastPlayed: () =>
      queryOptions({
        queryKey: [CATALOGUE_KEY, 'last-played', member()],
        queryFn: async ({ signal }) => (await api()).fetchLastPlayed(deps, signal),
        enabled: member() !== GUEST,
        staleTime: STALE_MS,
      }),
  };
};
