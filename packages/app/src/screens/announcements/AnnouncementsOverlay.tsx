import { announcementArticles, visibleAnnouncements } from '@housefront/core/features/announcements';
import { announcementsLabels } from '@housefront/ui/views/announcements/labels';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useLabels } from '../../kernel/useLabels.ts';

/** The announcements, opened at the chosen one (SHELL-34, HOME-15x). */
export function AnnouncementsOverlay() {
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
  return (
    <TemplateView
      name="announcements"
      props={{
        open: true,
        onClose: () => overlays.close('announcements'),
        items,
        selected: selected.id,
        onSelect: (id) => overlays.open('announcements', { subject: id }),
        texts,
      }}
    />
  );
}
