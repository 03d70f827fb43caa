import { withClassName } from '../../../views/withClassName.tsx';
import Base from '../../_h5/hall/HallView.tsx';
import * as css from './HallView.css.ts';

/** A hall as an opened card of the deck (CAT-09). */
export default withClassName(Base, css.root);
