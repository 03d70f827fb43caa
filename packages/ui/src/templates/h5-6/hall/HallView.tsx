import { withClassName } from '../../../views/withClassName.tsx';
import Base from '../../_h5/hall/HallView.tsx';
import * as css from './HallView.css.ts';

/** A hall as a programme: its picture from edge to edge, the halls as words (CAT-09). */
export default withClassName(Base, css.root);
