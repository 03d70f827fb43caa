/**
 * Codes with which the platform refuses play, deposits and sign-in. Data of 301: `kind`, `period`, `left`, `restarts_at`; of
 * 302 and 303: `until`; of 307: `until`, `reason`. Data of a 303 at sign-in may also hold a login that serves withdrawals only.
 */
export const PROTECTION_CODES = {
  '301': 'A limit is reached.',
  '302': 'The member takes a break.',
  '303': 'The member is excluded.',
  '304': 'The sums of the last days were not read.',
  '305': 'The age of the member is not verified.',
  '306': 'A limit must be set first.',
  '307': 'The member waits before play.',
} as const;

/** Code of a start while a reality check is due and not answered (RG-11). */
export const CHECK_DUE = '320';
/** Code of a start while another game of the member is open (RG-26). */
export const GAME_OPEN = '309';
/** Code of a start during the pause after slots (RG-23). */
export const SLOTS_PAUSE = '308';

/** Further codes with which the platform refuses play. Data of 308: `until`. */
export const PLAY_PROTECTION_CODES = {
  [GAME_OPEN]: 'Another game of the member is open.',
  [SLOTS_PAUSE]: 'A pause follows the slots.',
} as const;
/** Code of a deposit before the text on client money was acknowledged (RG-34). */
export const FUNDS_UNREAD = '310';
/** The codes with which a member who takes a break, or is excluded, cannot sign in. */
export const PAUSE_CODES = { '302': PROTECTION_CODES['302'], '303': PROTECTION_CODES['303'] } as const;
