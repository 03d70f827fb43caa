import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';

/** Number of last played games that are kept per member. */
export const LAST_PLAYED_KEPT = 30;

/** Stored lists of members: favourites, recently played games, dismissed promotions. */
export interface MemberLists {
  favourites(memberId: number): Set<number>;
  /** Adds or removes several favourites at once. */
  setFavourites(memberId: number, changes: readonly { readonly gameId: number; readonly on: boolean }[]): void;
  /** Game ids, latest first. */
  lastPlayed(memberId: number): number[];
  played(memberId: number, gameId: number): void;
  hiddenPromotions(memberId: number): Set<number>;
  hidePromotions(memberId: number, ids: readonly number[]): void;
  /** Whether a member takes part in a promotion. */
  hasOptedIn(memberId: number, promotionId: number): boolean;
  optIn(memberId: number, promotionId: number): void;
}

const idRow = z.object({ id: z.number() });

/** Creates the stored lists of all members. */
export function createMemberLists(db: Database, clock: Clock): MemberLists {
  const ids = (sql: string, memberId: number): number[] => db.all(idRow, sql, memberId).map(({ id }) => id);
  return {
    favourites: (memberId) => new Set(ids('SELECT game_id AS id FROM favourite WHERE member_id = ?', memberId)),
    setFavourites: (memberId, changes) =>
      db.transaction(() => {
        for (const { gameId, on } of changes) {
          if (on) {
            db.insert('favourite', { memberId, gameId, at: clock.now() }, 'ignore');
          } else {
            db.run('DELETE FROM favourite WHERE member_id = ? AND game_id = ?', memberId, gameId);
          }
        }
      }),
    lastPlayed: (memberId) =>
      ids(
        `SELECT game_id AS id FROM last_played WHERE member_id = ? ORDER BY at DESC, game_id LIMIT ${LAST_PLAYED_KEPT}`,
        memberId,
      ),
    played: (memberId, gameId) => {
      db.insert('last_played', { memberId, gameId, at: clock.now() }, 'replace');
    },
    hasOptedIn: (memberId, promotionId) =>
      ids('SELECT promotion_id AS id FROM promotion_opt_in WHERE member_id = ?', memberId).includes(promotionId),
    optIn: (memberId, promotionId) => {
      db.insert('promotion_opt_in', { memberId, promotionId, at: clock.now() }, 'ignore');
    },
    hiddenPromotions: (memberId) =>
      new Set(ids('SELECT bulletin_id AS id FROM hidden_bulletin WHERE member_id = ?', memberId)),
    hidePromotions: (memberId, promotionIds) =>
      db.transaction(() => {
        for (const id of promotionIds) {
          db.insert('hidden_bulletin', { memberId, bulletinId: id, at: clock.now() }, 'ignore');
        }
      }),
  };
}
