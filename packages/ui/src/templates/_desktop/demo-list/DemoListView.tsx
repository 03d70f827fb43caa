import { DemoBrowser } from '../../../patterns/DemoBrowser/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import type { DemoListViewProps } from '../../../views/demo-list/contract.ts';
import * as css from './DemoListView.css.ts';

/** Demo games by hall and provider (PLAY-41). */
export default function DemoListView({ open, onClose, ...list }: DemoListViewProps) {
  return (
    <Dialog size="lg" open={open} onClose={onClose} title={list.texts.title} closeLabel={list.texts.close}>
      <DemoBrowser {...list} first={10} className={css.games} />
    </Dialog>
  );
}
