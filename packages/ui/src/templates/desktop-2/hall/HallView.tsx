import { withClassName } from '../../../views/withClassName.tsx';
import Base from '../../_desktop/hall/HallView.tsx';
import * as css from './HallView.css.ts';

/** A hall of the lobby: a low title line, then providers, many in a row (CAT-09). The search is in the bar. */
export default withClassName(Base, css.root);
