import { withClassName } from '../../../views/withClassName.tsx';
import Base from '../../_h5/account/AccountView.tsx';
import * as css from './AccountView.css.ts';

/** The member centre: the session from edge to edge below the bar, like the hero of home. */
export default withClassName(Base, css.root);
