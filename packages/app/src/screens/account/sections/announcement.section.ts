import { announcementLines } from '@housefront/core/features/announcements';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountSection } from '@housefront/ui/views';
import { useRuntime } from '../../../kernel/runtime.ts';
import { loadable } from '../../../kernel/lists/loadable.ts';

/** Announcements on a page (MEM-35x). */
const PAGE = 20;

/** Announcements for members, in their order, a page at a time (MEM-35x). */
export default function useAnnouncement(): AccountSection {
  const { announcements, i18n } = useRuntime().core;
  const query = useQuery(announcements.queries.list());
  const [wanted, setWanted] = useState(1);
  const lines = announcementLines(query.data ?? [], true, i18n.locale);
  const total = Math.max(1, Math.ceil(lines.length / PAGE));
  // A list that was read again may be shorter.
  const current = Math.min(wanted, total);
  const notes = lines
    .slice((current - 1) * PAGE, current * PAGE)
    .map(({ id, title, text }) => ({ id, title: title || text, body: text }));
  return {
    state: 'ready',
    blocks: [
      {
        kind: 'notes',
        id: 'announcements',
        label: i18n.t('account.announcements'),
        empty: i18n.t('account.no_news'),
        list: loadable(query, notes),
        pages: { current, total, onPage: setWanted },
      },
    ],
  };
}
