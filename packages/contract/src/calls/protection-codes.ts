/** Code of a refusal by a limit that is reached (RG-17). */
export const LIMIT_REACHED = '301';
/** Code of a refusal during a break (RG-29). */
export const ON_BREAK = '302';
/** Code of a refusal of an excluded member (RG-30). */
export const EXCLUDED = '303';
/** Code of a refusal until the sums of the last days are read (RG-20). */
export const SUMS_UNREAD = '304';
/** Code of a refusal of a member whose age is not verified (RG-03). */
export const AGE_UNVERIFIED = '305';
/** Code of a refusal until a first limit is set or declined (RG-12). */
export const LIMIT_NEEDED = '306';
/** Code of a refusal during a wait before play (RG-22). */
export const WAITING = '307';

/**
 * Codes with which the platform refuses play, deposits and sign-in. Data of 301: `kind`, `period`, `left`, `restarts_at`; of
 * 302 and 303: `until`; of 307: `until`, `reason`. Data of a 303 at sign-in may also hold a login that serves withdrawals only.
 */
export const PROTECTION_CODES = {
  [LIMIT_REACHED]: 'A limit is reached.',
  [ON_BREAK]: 'The member takes a break.',
  [EXCLUDED]: 'The member is excluded.',
  [SUMS_UNREAD]: 'The sums of the last days were not read.',
  [AGE_UNVERIFIED]: 'The age of the member is not verified.',
  [LIMIT_NEEDED]: 'A limit must be set first.',
  [WAITING]: 'The member waits before play.',
} as const;

/** Whether a call is refused by one of these codes; other calls have other meanings for them. */
export const isProtectionCode = (
  call: { readonly codes: Readonly<Record<string, string>> },
  code: string,
): code is keyof typeof PROTECTION_CODES =>
  Object.hasOwn(PROTECTION_CODES, code) && call.codes[code] === Reflect.get(PROTECTION_CODES, code);

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
export const PAUSE_CODES = {
  [ON_BREAK]: PROTECTION_CODES[ON_BREAK],
  [EXCLUDED]: PROTECTION_CODES[EXCLUDED],
} as const;
