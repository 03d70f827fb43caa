import { withClassName } from '../../../views/withClassName.tsx';
import Base from '../../_h5/account/AccountView.tsx';
import * as css from './AccountView.css.ts';

/** The member centre: the session is a card of the deck, and the current section is marked like in the dock. */
export default withClassName(Base, css.root);
