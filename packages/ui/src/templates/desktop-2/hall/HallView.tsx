import type { HallViewProps } from '../../../views/hall/contract.ts';
import Base from '../../_desktop/hall/HallView.tsx';
import * as css from './HallView.css.ts';

/** A hall of the lobby: a low title line, then providers, many in a row (CAT-09). The search is in the bar. */
export default function HallView(props: HallViewProps) {
  return <Base {...props} className={css.root} />;
}
