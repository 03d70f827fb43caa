/** Kinds of games that profiles distinguish: slots, other casino games, betting, and games of a hall that the kit does not know. */
export const GAME_KINDS = ['slots', 'casino', 'betting', 'unknown'] as const;
/** One of {@link GAME_KINDS}. */
export type GameKind = (typeof GAME_KINDS)[number];

/** Kinds by the id of a hall. */
const KINDS: ReadonlyMap<string, GameKind> = new Map([
  ['2', 'slots'],
  ['3', 'casino'],
  ['4', 'betting'],
  ['5', 'betting'],
  ['6', 'casino'],
  ['7', 'betting'],
  ['8', 'betting'],
  ['9', 'betting'],
]);

/** The kind of a game by its `game_type`, the id of its hall. */
export const gameKind = (gameType: string): GameKind => KINDS.get(gameType) ?? 'unknown';

/** Whether the rules of slots hold for a game: also for one of an unknown hall, which gets the strictest values (RG-47). */
export const isLikeSlots = (gameType: string): boolean => ['slots', 'unknown'].includes(gameKind(gameType));
