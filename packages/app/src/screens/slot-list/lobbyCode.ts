import type { Core } from '@housefront/core';
import type { LobbyCode } from './lobby.types.ts';

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

/** The code of lobbies; without effect on sites that have none. */
export const lobbyOf = (core: Pick<Core, 'config'>): LobbyCode => (hasLobby(core) && code) || none;
