/**
 * Codes with which the platform refuses play, deposits and sign-in. Data of 301: `kind`, `period`, `left`, `restarts_at`; of
 * 302 and 303: `until`.
 */
export const PROTECTION_CODES = {
  '301': 'A limit is reached.',
  '302': 'The member takes a break.',
  '303': 'The member is excluded.',
  '304': 'The sums of the last days were not read.',
  '305': 'The age of the member is not verified.',
  '306': 'A limit must be set first.',
} as const;

/** Code of a start while a reality check is due and not answered (RG-11). */
export const CHECK_DUE = '320';
