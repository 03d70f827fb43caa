import { withClassName } from '../../../views/withClassName.tsx';
import Base from '../../_desktop/hall/HallView.tsx';
import * as css from './HallView.css.ts';

/** A hall of the lobby: a low title line, then providers, many in a row. The search is in the bar (CAT-09). */
export default withClassName(Base, css.root);
