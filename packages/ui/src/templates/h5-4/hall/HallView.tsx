import type { HallViewProps } from '../../../views/hall/contract.ts';
import Base from '../../_h5/hall/HallView.tsx';
import * as css from './HallView.css.ts';

/** A hall below the bubbles of all halls, its providers in two columns of different heights (CAT-09). */
export default function HallView(props: HallViewProps) {
  return <Base {...props} className={css.root} />;
}
