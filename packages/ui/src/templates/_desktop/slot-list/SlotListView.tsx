import type { SlotListViewProps } from '../../../views/slot-list/contract.ts';
import * as page from '../parts/page.css.ts';
import { GameBrowser } from './GameBrowser.tsx';

/** A provider's games in full width (CAT-14). */
export default function SlotListView(props: SlotListViewProps) {
  return (
    <div className={`${page.column} ${page.sections}`}>
      <GameBrowser {...props} />
    </div>
  );
}
