import { withClassName } from '../../../views/withClassName.tsx';
import Base from '../../_h5/account/AccountView.tsx';
import * as css from './AccountView.css.ts';

/** The member centre, dense as the rest: session in one line, facts close together. */
export default withClassName(Base, css.root);
