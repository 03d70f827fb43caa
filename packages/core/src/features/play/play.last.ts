import type { StoragePort } from '../../adapters/storage/storage.ts';
import type { PlayableGame } from '../../base/playable-game.ts';

/** Remembers a real game as the one that its member started last in this tab. */
export const rememberGame = (storage: StoragePort, { gpId, gameType, gameCode, name }: PlayableGame): void => {
  const memberId = storage.get('member_id');
  if (memberId !== undefined && name) storage.set('lastGame', { memberId, gpId, gameType, gameCode, name });
};

/** The game that the signed-in member started last in this tab, with its name; undefined without one (LOOK-10). */
export const lastGame = (storage: StoragePort): (PlayableGame & { readonly name: string }) | undefined => {
  const { memberId, ...game } = storage.get('lastGame') ?? {};
  return 'name' in game && memberId === storage.get('member_id') ? game : undefined;
};
