import type { Core } from '@housefront/core';
import { facetQueries } from '@housefront/core/features/catalogue';
import type { ListSearch } from '../../kernel/route/search.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import type { LobbyCode, LobbyList, LobbyScope, LobbyState, LobbyView } from './lobby.types.ts';

/** False in the client build of a site without a lobby, which has nothing of it (LOB-02). */
declare const __SITE_LOBBY__: boolean | undefined;
const mayHaveLobby = typeof __SITE_LOBBY__ === 'undefined' || __SITE_LOBBY__;

let code: LobbyCode | undefined;

const none: LobbyCode = { useLobbyState: () => null, useLobbyView: () => null };

const hasLobby = ({ config: { lobby } }: Pick<Core, 'config'>): boolean =>
  mayHaveLobby && lobby !== undefined && lobby.facets.length > 0;

/** Loads the code of lobbies where the site has one; a list is shown once it is there. */
export const loadLobby = async (core: Pick<Core, 'config'>): Promise<void> => {
  if (mayHaveLobby && hasLobby(core)) code ??= (await import('./lobby/lobby.ts')).lobby;
};

/** Loads the names of facets, which the first list of a page shows. */
export const prefetchLobby = (core: Core): readonly Promise<void>[] =>
  mayHaveLobby && hasLobby(core) ? [core.queryClient.prefetchQuery(facetQueries(core).names())] : [];

/** The code of lobbies, the same as long as a list is shown; without effect on sites that have none. */
const lobbyOf = (core: Pick<Core, 'config'>): LobbyCode => (hasLobby(core) && code) || none;

/** The choice in the lobby of a list; null on sites without one. */
export function useLobbyState(search: ListSearch, scope: LobbyScope): LobbyState | null {
  const lobby = lobbyOf(useRuntime().core);
  // oxlint-disable-next-line react/hooks -- It is loaded before the list, and a site has it or not.
  return lobby.useLobbyState(search, scope);
}

/** A list as the facets of its lobby narrow it; null on sites without one. */
export function useLobbyView(state: LobbyState | null, list: LobbyList): LobbyView | null {
  const lobby = lobbyOf(useRuntime().core);
  // oxlint-disable-next-line react/hooks -- It is loaded before the list, and a site has it or not.
  return lobby.useLobbyView(state, list);
}
