import { rowTiles } from '../../../patterns/GameRow/index.ts';
import SlotList from '../../_h5/slot-list/SlotListView.tsx';
import type { SlotListViewProps } from '../../../views/slot-list/contract.ts';

const rows = { ...rowTiles, expected: 12, first: 14, urgent: 3, withPlay: false } as const;

/** The list of the base with a row for each game; also the room of a hall, as on all phones (CAT-16). */
export default function SlotListView(props: SlotListViewProps) {
  return <SlotList {...props} results={rows} />;
}
