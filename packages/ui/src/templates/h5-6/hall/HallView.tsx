import type { HallViewProps } from '../../../views/hall/contract.ts';
import Base from '../../_h5/hall/HallView.tsx';
import * as css from './HallView.css.ts';

/** A hall as a programme: its picture from edge to edge, the halls as words, its providers on one shelf of two rows (CAT-09). */
export default function HallView(props: HallViewProps) {
  return <Base {...props} className={css.root} />;
}
