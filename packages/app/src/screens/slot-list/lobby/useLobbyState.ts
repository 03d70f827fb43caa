import type { FacetId } from '@housefront/contract/facet-names';
import { readLobbyAddress, writeLobbyAddress, type LobbyAddress, type LobbyRules } from '@housefront/contract/rules';
import { isUnknownCall } from '@housefront/core';
import {
  countsHere,
  facetQueries,
  lobbyRanges,
  type LobbyAsk,
  type LobbyPage,
} from '@housefront/core/features/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { splitHref } from '../../../kernel/route/route.ts';
import { stringifySearch, type ListSearch } from '../../../kernel/route/search.ts';
import { useRuntime, useSite } from '../../../kernel/runtime.ts';
import { withoutFacet, type LobbyScope, type LobbyState } from '../lobby.types.ts';

/** The facets of a list. Labels have a row of their own; on a list of one provider its hall and provider are given. */
function facetsOf(all: readonly FacetId[], isEverywhere: boolean): readonly FacetId[] {
  const own = all.filter((facet) => facet !== 'label' && facet !== 'hall' && facet !== 'provider');
  if (!isEverywhere || !all.some((facet) => facet === 'hall' || facet === 'provider')) return own;
  const first = all.filter((facet) => facet !== 'label');
  // Together they are in the place of the select of providers, which has both.
  return [...(['hall', 'provider'] as const).filter((facet) => !first.includes(facet)), ...first];
}

/** The choice in the address; an address that is not canonical is put right in place (LOB-03). */
function useAddress(search: ListSearch, rules: LobbyRules, hasPages: boolean) {
  const { navigation } = useRuntime();
  const written = stringifySearch(search);
  const address = useMemo(() => readLobbyAddress(new URLSearchParams(written), rules), [written, rules]);
  const choosing = useRef(false);
  const rewrite = useMemo(
    () =>
      (next: (now: LobbyAddress) => Partial<LobbyAddress>): void => {
        const to = (href: string): string => {
          const { path, search: query, hash } = splitHref(href);
          const parts = new URLSearchParams(query);
          const now = readLobbyAddress(parts, rules);
          return path + writeLobbyAddress({ ...now, ...next(now) }, parts, rules) + hash;
        };
        const { href } = navigation.target();
        if (to(href) === href) return;
        choosing.current = true;
        void navigation.go((from) => to(from.href), { replace: true, keepScroll: true });
        choosing.current = false;
      },
    [navigation, rules],
  );
  useEffect(() => {
    if (written !== '') rewrite(() => (hasPages ? {} : { page: 1 }));
  }, [written, rewrite, hasPages]);
  return { address, rewrite, isChoosing: () => choosing.current };
}

/** The last page that came. A page that is loading or has failed keeps it (LOB-05). */
function useShownPage(query: { readonly data: LobbyPage | undefined }): LobbyPage | undefined {
  const { data } = query;
  const [shown, setShown] = useState(data);
  if (data !== undefined && data !== shown) setShown(data);
  return data ?? shown;
}

/** The choice in the lobby of a list, and the page of the platform where that counts and filters (LOB-05). */
export function useLobbyState(search: ListSearch, scope: LobbyScope): LobbyState {
  const { core } = useRuntime();
  const currency = useSite((site) => site.currency);
  const { config } = core;
  const isEverywhere = scope.everywhere !== undefined;
  const rules = useMemo(
    () => ({ facets: facetsOf(config.lobby?.facets ?? [], isEverywhere), ranges: lobbyRanges(config, currency) }),
    [config, currency, isEverywhere],
  );
  const [isMissing, setMissing] = useState(false);
  // Favourites, played games and labels are the browser's own.
  const canAsk = scope.isOwn !== true && search.filter === undefined && search.label === undefined;
  const isAsked = canAsk && !countsHere(config, scope.total, isMissing);
  const { address, rewrite, isChoosing } = useAddress(search, rules, isAsked);
  const queries = facetQueries(core);
  const hasProviders = rules.facets.includes('provider');
  // Without these facets the list of all games has a select of them.
  const given = isEverywhere && !hasProviders ? { hallId: search.gt_id, providerId: search.gp_id } : scope;
  const ask: LobbyAsk = {
    ...address,
    ...(given.hallId !== undefined && { hallId: given.hallId }),
    choice: given.providerId === undefined ? address.choice : { ...address.choice, provider: [given.providerId] },
  };
  const query = useQuery({ ...queries.page(ask), enabled: isAsked });
  if (!isMissing && isUnknownCall(query.error)) setMissing(true);
  const shown = useShownPage(query);
  const askWithout = (part: FacetId | 'text'): LobbyAsk =>
    part === 'text' ? { ...ask, text: '', page: 1 } : { ...ask, page: 1, choice: withoutFacet(ask.choice, part) };
  return {
    scope,
    rules,
    address,
    isChoosing,
    choose: (next) => rewrite((now) => ({ page: 1, ...next(now) })),
    hasProviders,
    page: isAsked
      ? {
          shown,
          isCurrent: query.isSuccess && !query.isPlaceholderData,
          hasFailed: query.isError,
          refetch: () => void query.refetch(),
        }
      : null,
    askWithout,
  };
}
