import { ReadingPane } from '../../../patterns/ReadingPane/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { RichText } from '../../../primitives/RichText/index.ts';
import type { AnnouncementsViewProps } from '../../../views/announcements/contract.ts';

/** The announcements as a dialog: the list at the side, the selected one beside it (SHELL-34). */
export default function AnnouncementsView({ open, onClose, items, selected, onSelect, texts }: AnnouncementsViewProps) {
  return (
    <Dialog size="lg" open={open} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <ReadingPane items={items} selected={selected} onSelect={onSelect} label={texts.list}>
        {({ html }) => <RichText html={html} />}
      </ReadingPane>
    </Dialog>
  );
}
