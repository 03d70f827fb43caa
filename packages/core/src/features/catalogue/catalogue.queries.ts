import { perObject } from '@housefront/contract/per-object';
import { hashKey } from '@tanstack/react-query';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { query } from '../../loading/query.ts';
import { sitePayload } from '../site/index.ts';
import type { Hall, PlayedGames, ProviderAddress, ProviderGames } from './catalogue.types.ts';

/** Start of every catalogue key. */
export const CATALOGUE_KEY = 'catalogue';

/** Start of the keys of lists that hold games, whose hearts belong to one member. */
export const GAMES_KEY = [CATALOGUE_KEY, 'games'] as const;

/** Part of the key of the games that a member played last. */
export const LAST_PLAYED = 'last-played';

/**
 * Ids of a rendered page's games in the order of their names. Engines sort some languages differently, so a browser that
 * sorted them itself could find another page than the server sent.
 */
export const NAME_ORDER_KEY = [CATALOGUE_KEY, 'name-order'] as const;

/** Last part of the keys that depend on the login. */
export const GUEST = 'guest';

const STALE_MS = 5 * 60_000;

type StaleTimeFunction<Data> = (query: { readonly state: { readonly data: Data | undefined } }) => number;

/** Placeholder while another member's list loads: the same games, only favourites may differ. Never another list (CAT-29x). */
const sameGames =
  (key: readonly unknown[]) =>
  <Data>(shown: Data | undefined, query: { readonly queryKey: readonly unknown[] } | undefined): Data | undefined =>
    query !== undefined && hashKey(query.queryKey.slice(0, -1)) === hashKey(key.slice(0, -1)) ? shown : undefined;

/**
 * Query options of the catalogue, for prefetching on the server and for useQuery. They read site and login when they are
 * made: another currency, language, template or login is another list. A failed reload keeps the last good list (CAT-29x).
 */
export const catalogueQueries = (deps: FeatureDeps) => {
  const { site } = deps;
  const api = () => import('./catalogue.api.ts');
  const where = () => {
    const { siteId, currency, supportDevice, template } = sitePayload(site.getState());
    return { siteId, currency, supportDevice, template, locale: site.getState().locale };
  };
  const member = () => site.getState().memberId ?? GUEST;

  const options = { staleTime: STALE_MS };
  const games = <Data>(
    kind: string,
    load: (signal: AbortSignal) => Promise<Data>,
    what: object = {},
    staleTime: StaleTimeFunction<Data> | number = STALE_MS,
  ) => {
    const key = [...GAMES_KEY, kind, what, where(), member()] as const;
    return query<Data, typeof key>(key, ({ signal }) => load(signal), { staleTime, placeholderData: sameGames(key) });
  };

  // Every component of a page gets the same list, so that they share its models.
  const select = perObject((halls: Hall[]) => halls.filter(({ hidden }) => !hidden));

  return {
    /** Halls with their providers; `select` leaves out the hidden ones (API-29). */
    halls: () => {
      const key = [CATALOGUE_KEY, 'halls', where()] as const;
      const load = async ({ signal }: { readonly signal: AbortSignal }) => (await api()).fetchHalls(deps, signal);
      return query<Hall[], typeof key>(key, load, { ...options, select });
    },
    /** Labels and games of a provider (API-32). */
    providerGames: (address: ProviderAddress) =>
      games<ProviderGames>(
        'provider',
        async (signal) => (await api()).fetchProviderGames(deps, address, signal),
        address,
        // A list that a rendered page cut short is stale at once.
        ({ state }) => (state.data?.more ? 0 : STALE_MS),
      ),
    /** Games with a tag in a hall (API-31). */
    tagGames: (tag: string, gtId: number) =>
      games('tag', async (signal) => (await api()).fetchTagGames(deps, tag, gtId, signal), { tag, gtId }),
    /** The template's featured games (API-33). */
    templateGames: () => games('template', async (signal) => (await api()).fetchTemplateGames(deps, signal)),
    /** Hot games of a hall (API-35). */
    hotGames: (gtId: number) =>
      games('hot', async (signal) => (await api()).fetchHotGames(deps, gtId, signal), { gtId }),
    /** Crash games (API-30). */
    crashGames: () => games('crash', async (signal) => (await api()).fetchCrashGames(deps, signal)),
    /** The games that a member played last; disabled for guests (API-34). */
    lastPlayed: () => {
      const key = [...GAMES_KEY, LAST_PLAYED, {}, where(), member()] as const;
      const load = async ({ signal }: { readonly signal: AbortSignal }) => (await api()).fetchLastPlayed(deps, signal);
      return query<PlayedGames, typeof key>(key, load, { ...options, enabled: member() !== GUEST });
    },
  };
};
