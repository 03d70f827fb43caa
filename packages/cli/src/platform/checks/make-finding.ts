import type { PlatformFinding } from '../report/types.ts';

const make =
  (status: PlatformFinding['status']) =>
  (id: PlatformFinding['id'], title: string, why: string, mend = '', where = ''): PlatformFinding => ({
    id,
    status,
    where,
    title,
    why,
    mend,
  });

/** Makers of findings by status. */
export const finding = { ok: make('ok'), warn: make('warn'), fail: make('fail'), skipped: make('skipped') };
