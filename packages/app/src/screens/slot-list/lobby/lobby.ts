import type { LobbyCode } from '../lobby.types.ts';
import { useLobbyState } from './useLobbyState.ts';
import { useLobbyView } from './useLobbyView.tsx';

/** The code of lobbies. */
export const lobby: LobbyCode = { useLobbyState, useLobbyView };
