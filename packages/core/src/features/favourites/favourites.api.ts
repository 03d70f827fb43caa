import { FAVORITE_STATUS, favoriteStore } from '@housefront/contract/features/favourites';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { CallError } from '../../adapters/http/call-types.ts';

export { heartsRefusal } from './favourites.codes.ts';

/** Sends one list of changes. Null means saved; data of the answer is never read. Never rejects (API-25x). */
export const saveHearts = async (
  { calls }: Pick<FeatureDeps, 'calls'>,
  hearts: ReadonlyMap<string, boolean>,
): Promise<CallError | null> => {
  const data = [...hearts].map(([game_id, on]) => ({
    game_id,
    status: on ? FAVORITE_STATUS.add : FAVORITE_STATUS.remove,
  }));
  const result = await calls.send(favoriteStore, { data }, { silent: true });
  return result.ok ? null : result.error;
};
