/**
 * Codes with which the platform refuses play, deposits and sign-in. Data of 301: `kind`, `period`, `left`, `restarts_at`; of
 * 302 and 303: `until`.
 */
export const PROTECTION_CODES = {
  '301': 'A limit is reached.',
  '302': 'The member takes a break.',
  '303': 'The member is excluded.',
  '304': 'The sums of the last days were not read.',
  '306': 'A limit must be set first.',
} as const;

/** Code of a deposit before the text on client money was acknowledged (RG-34). */
export const FUNDS_UNREAD = '310';
