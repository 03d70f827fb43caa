import type { Letter } from '@housefront/core/features/letters';
import { formatMoment } from '@housefront/core/i18n';
import { letterLabels } from '@housefront/ui/patterns/LetterBox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountSection } from '@housefront/ui/views';
import { useLabels } from '../../../kernel/texts/useLabels.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { loadable } from '../../../kernel/lists/loadable.ts';

/** The member's letters (LET-04). */
export default function useLetter(): AccountSection {
  const { core, messages } = useRuntime();
  const { t } = core.i18n;
  const { queries } = core.letters;
  const texts = useLabels(letterLabels);
  const [wanted, setWanted] = useState(1);
  const [openId, setOpenId] = useState<string | null>(null);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [deleting, setDeleting] = useState(false);
  const first = useQuery(queries.page());
  // A page does not exist any more after its last letter was deleted (LET-06x).
  const pages = first.data?.pages ?? 1;
  const current = Math.min(wanted, pages);
  // The previous rows stay until another page has loaded.
  const query = useQuery({ ...queries.page(current), placeholderData: (before) => before });
  const letters = query.data?.letters ?? [];
  const selected = letters.filter(({ id }) => checked.includes(id)).map(({ id }) => id);
  const open = letters.find(({ id }) => id === openId);
  const shown = ({ id, title, at }: Letter) => ({
    id,
    title: title || t('letters.untitled'),
    date: formatMoment(at),
  });
  const destroy = async (ids: readonly string[]) => {
    const title = ids.length === 1 ? t('letters.delete_title') : t('letters.delete_many_title', { count: ids.length });
    const question = { title, message: t('letters.delete_body'), confirm: t('letters.delete'), danger: true };
    if (ids.length === 0 || deleting || !(await messages.confirm(question))) return;
    setDeleting(true);
    try {
      if (!(await core.letters.destroy(ids, current))) return;
      setChecked((before) => before.filter((id) => !ids.includes(id)));
      setOpenId((before) => (before !== null && ids.includes(before) ? null : before));
    } finally {
      setDeleting(false);
    }
  };
  const rows = letters.map((letter) => ({
    ...shown(letter),
    unread: !letter.isRead,
    checked: checked.includes(letter.id),
  }));
  return {
    state: 'ready',
    blocks: [
      {
        kind: 'letters',
        id: 'letters',
        letters: {
          list: loadable(query, rows),
          unread: first.data?.unread ?? 0,
          open: open ? { ...shown(open), html: open.html } : null,
          onOpen: (id) => {
            setOpenId(id);
            const letter = letters.find((one) => one.id === id);
            if (letter) void core.letters.open(letter);
          },
          onClose: () => setOpenId(null),
          onCheck: (id, on) => setChecked(on ? [...selected, id] : selected.filter((one) => one !== id)),
          onCheckAll: (on) => setChecked(on ? letters.map(({ id }) => id) : []),
          onDelete: (which) => void destroy(which === 'selected' ? selected : open ? [open.id] : []),
          deleting,
          pages: {
            current,
            total: pages,
            onPage: (page) => {
              setWanted(page);
              setOpenId(null);
              setChecked([]);
            },
          },
          texts,
        },
      },
    ],
  };
}
