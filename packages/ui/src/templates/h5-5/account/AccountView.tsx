import { withClassName } from '../../../views/withClassName.tsx';
import Base from '../../_h5/account/AccountView.tsx';
import * as css from './AccountView.css.ts';

/** The member centre, as dense as the other pages: session in one line, facts close together. */
export default withClassName(Base, css.root);
