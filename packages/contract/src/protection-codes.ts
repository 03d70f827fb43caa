/**
 * Codes with which the platform refuses play, deposits and sign-in. Data of 301: `kind`, `period`, `left`, `restarts_at`; of
 * 302 and 303: `until`; of 307: `until`, `reason`. Data of a 303 at sign-in may also hold a login that serves withdrawals only.
 */
export const PROTECTION_CODES = {
  '301': 'A limit is reached.',
  '302': 'The member takes a break.',
  '303': 'The member is excluded.',
  '304': 'The sums of the last days were not read.',
  '306': 'A limit must be set first.',
  '307': 'The member waits before play.',
} as const;

/** The codes with which a member who takes a break, or is excluded, cannot sign in. */
export const PAUSE_CODES = { '302': PROTECTION_CODES['302'], '303': PROTECTION_CODES['303'] } as const;
