import { announcementLines } from '@housefront/core/features/announcements';
import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../../../kernel/runtime.ts';
import { loadable } from '../../../models/loadable.ts';
import type { SectionHook } from '../section.types.ts';

/** Announcements for members (MEM-35x). */
const useAnnouncement: SectionHook = () => {
  const { announcements, i18n } = useRuntime().core;
  const query = useQuery(announcements.queries.list());
  const lines = announcementLines(query.data ?? [], true, i18n.locale);
  const notes = lines.map(({ id, title, text }) => ({ id, title: title || text, body: text }));
  return {
    state: 'ready',
    blocks: [{ kind: 'notes', id: 'announcements', empty: i18n.t('account.no_news'), list: loadable(query, notes) }],
  };
};

export default useAnnouncement;
