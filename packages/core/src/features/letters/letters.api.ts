import { letterDestroy, letterRead, letters, LETTER_PAGE_SIZE } from '@housefront/contract/features/letters';
import { unwrap } from '../../adapters/http/call-types.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { pickText, readServerTime } from '../../i18n/index.ts';
import type { LetterPage } from './letters.types.ts';
import { plainText } from '../../i18n/plain-text.ts';

const listBody = ({ site }: Pick<FeatureDeps, 'site'>, page: number) => {
  const { locale, siteId } = site.getState();
  return {
    active: 1,
    count: LETTER_PAGE_SIZE,
    language: locale,
    page,
    site_id: siteId,
    sort_field: 'id',
    sort_order: 'desc',
  } as const;
};

/** A page of letters, newest first (LET-03). */
export const fetchLetters = async (deps: FeatureDeps, page: number, signal: AbortSignal): Promise<LetterPage> => {
  const wire = unwrap(await deps.calls.send(letters, listBody(deps, page), { signal, silent: true }));
  const { locale } = deps.site.getState();
  return {
    letters: wire.list.map(({ id, is_read, title, content, created_at }) => ({
      id,
      title: plainText(pickText(title, locale)),
      html: pickText(content, locale),
      at: readServerTime(created_at),
      isRead: is_read,
    })),
    total: wire.total_count,
    pages: Math.max(1, Math.ceil(wire.total_count / LETTER_PAGE_SIZE)),
    unread: wire.unread_count,
  };
};

/** Marks a message as read; false when the platform refused, without a message (APIM-18). */
export const markRead = async ({ calls }: Pick<FeatureDeps, 'calls'>, id: string): Promise<boolean> =>
  (await calls.send(letterRead, { id }, { silent: true })).ok;

/** Deletes messages of a page; a failure is reported (APIM-19). */
export const destroyLetters = async (
  deps: Pick<FeatureDeps, 'calls' | 'site'>,
  ids: readonly string[],
  page: number,
): Promise<boolean> => (await deps.calls.send(letterDestroy, { ...listBody(deps, page), id: [...ids] })).ok;
