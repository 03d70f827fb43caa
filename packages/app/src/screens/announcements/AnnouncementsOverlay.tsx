import { announcementArticles, visibleAnnouncements } from '@housefront/core/features/announcements';
import type { AnnouncementsViewProps } from '@housefront/ui/views';
import { announcementsLabels } from '@housefront/ui/views/announcements/labels';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { viewWith } from '../../kernel/TemplateView.tsx';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';

/** The announcements for this visitor, at the chosen one; null while there are none. */
function useAnnouncementsView(): AnnouncementsViewProps | null {
  const { core, overlays } = useRuntime();
  const { locale } = core.i18n;
  const subject = useStore(overlays.store, (state) => state.subject);
  const member = useStore(core.session.store, ({ status }) => status === 'member');
  const { data } = useQuery(core.announcements.queries.list());
  const items = useMemo(
    () => announcementArticles(visibleAnnouncements(data ?? [], member), locale),
    [data, member, locale],
  );
  const selected = items.find(({ id }) => id === subject) ?? items[0];
  const texts = useLabels(announcementsLabels);
  if (!selected) return null;
  return {
    open: true,
    onClose: () => overlays.close('announcements'),
    items,
    selected: selected.id,
    onSelect: (id) => overlays.open('announcements', { subject: id }),
    texts,
  };
}

/** The announcements, opened at the chosen one (SHELL-34). */
export default viewWith('announcements', useAnnouncementsView);
